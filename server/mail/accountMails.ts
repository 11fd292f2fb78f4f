import type { Language } from '@contracts/vocabulary';
import { wordsOf } from '../errors/words';
import { letter } from './letter';
import type { Mail } from './mailer';

/** The recipient of a mail, and the address of this server. */
export interface Addressee {
  uid: string;
  to: string;
  language: Language;
  /** The public address without a trailing slash. */
  base: string;
}

const siteOf = (base: string) => new URL(base).host;

/** The link to set a new password. */
export const resetMail = ({ uid, to, language, base }: Addressee, token: string): Mail =>
  letter({
    uid,
    to,
    language,
    site: siteOf(base),
    subject: wordsOf('server.mail.reset.subject', language),
    text: wordsOf('server.mail.reset.text', language),
    action: { label: wordsOf('server.mail.reset.button', language), address: `${base}/reset-password/${token}` },
    notYou: wordsOf('server.mail.reset.notYou', language),
  });

/** After a change or a reset. */
export const passwordChangedMail = ({ uid, to, language, base }: Addressee): Mail =>
  letter({
    uid,
    to,
    language,
    site: siteOf(base),
    subject: wordsOf('server.mail.passwordChanged.subject', language),
    text: wordsOf('server.mail.passwordChanged.text', language),
    action: { label: wordsOf('server.mail.passwordChanged.button', language), address: `${base}/auth` },
    notYou: wordsOf('server.mail.passwordChanged.notYou', language),
  });

/** Sent to the account's previous address. */
export const emailChangedMail = ({ uid, to, language, base }: Addressee): Mail =>
  letter({
    uid,
    to,
    language,
    site: siteOf(base),
    subject: wordsOf('server.mail.emailChanged.subject', language),
    text: wordsOf('server.mail.emailChanged.text', language),
    notYou: wordsOf('server.mail.emailChanged.notYou', language, { site: siteOf(base) }),
  });

const SECOND_FACTOR = {
  on: { subject: 'server.mail.secondFactor.on.subject', text: 'server.mail.secondFactor.on.text' },
  off: { subject: 'server.mail.secondFactor.off.subject', text: 'server.mail.secondFactor.off.text' },
};

/** After two-step sign-in was turned on or off. */
export const secondFactorMail = ({ uid, to, language, base }: Addressee, now: 'on' | 'off'): Mail =>
  letter({
    uid,
    to,
    language,
    site: siteOf(base),
    subject: wordsOf(SECOND_FACTOR[now].subject, language),
    text: wordsOf(SECOND_FACTOR[now].text, language),
    action: { label: wordsOf('server.mail.passwordChanged.button', language), address: `${base}/auth` },
    notYou: wordsOf('server.mail.passwordChanged.notYou', language),
  });

/** After a recovery code was used. */
export const recoveryCodeUsedMail = ({ uid, to, language, base }: Addressee, left: number): Mail =>
  letter({
    uid,
    to,
    language,
    site: siteOf(base),
    subject: wordsOf('server.mail.recoveryCode.subject', language),
    text: wordsOf('server.mail.recoveryCode.text', language, { left }),
    action: { label: wordsOf('server.mail.passwordChanged.button', language), address: `${base}/auth` },
    notYou: wordsOf('server.mail.passwordChanged.notYou', language),
  });
