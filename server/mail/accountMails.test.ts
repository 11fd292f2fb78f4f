import { LANGUAGES } from '@contracts/vocabulary';
import {
  emailChangedMail,
  passwordChangedMail,
  recoveryCodeUsedMail,
  resetMail,
  secondFactorMail,
} from './accountMails';
import { letter } from './letter';

const to = 'ada@example.org';
const base = 'https://larder.example';

const MAILS = LANGUAGES.flatMap((language) =>
  [
    resetMail({ uid: 'ada', to, language, base }, 'TOKEN'),
    passwordChangedMail({ uid: 'ada', to, language, base }),
    emailChangedMail({ uid: 'ada', to, language, base }),
    secondFactorMail({ uid: 'ada', to, language, base }, 'on'),
    secondFactorMail({ uid: 'ada', to, language, base }, 'off'),
    recoveryCodeUsedMail({ uid: 'ada', to, language, base }, 9),
  ].map((mail, i) => [`${language} ${['reset', 'password', 'address', 'on', 'off', 'recovery'][i]}`, mail] as const),
);

describe('a mail about an account', () => {
  it.each(MAILS)('(%s) is complete in both forms', (_name, { subject, text, html, language }) => {
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}" dir="ltr">`));
    const page = html.replace(/<style>.*<\/style>/, '');
    for (const form of [subject, text, page]) expect(form).not.toMatch(/server\.mail|\{|undefined/);
    expect(page).toContain(subject.replaceAll('&', '&amp;'));
    expect(text).toContain('larder.example');
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b/);
    expect(html).not.toMatch(/http:\/\//);
  });

  it('differs in each language', () => {
    expect(new Set(MAILS.filter(([, { language }]) => language !== 'en-US').map(([, { text }]) => text)).size).toBe(18);
  });

  it('has its link in both forms, and links only to our address', () => {
    const { text, html } = resetMail({ uid: 'ada', to, language: 'en-GB', base }, 'TOKEN');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(new Set(links)).toEqual(new Set([`${base}/reset-password/TOKEN`]));
    expect(text).toContain(`\n${base}/reset-password/TOKEN\n`);
  });

  it('is text and not markup, whatever its values', () => {
    const { html } = letter({
      uid: 'ada',
      to,
      language: 'en-GB',
      subject: '<b>"x"</b>',
      text: '<script>',
      action: { label: '<i>', address: 'https://a.example/?a=1&b="2"' },
      notYou: '&',
      site: '<u>',
    });
    expect(html).not.toMatch(/<b>|<script>|<i>|<u>|b="2"/);
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;2&quot;"');
  });
});
