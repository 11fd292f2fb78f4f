import { startLanguage } from './startLanguage';

describe('the language of the first page', () => {
  it.each([
    [undefined, undefined, 'en-US'],
    [undefined, 'en', 'en-US'],
    [undefined, 'en-AU,en;q=0.9', 'en-GB'],
    [undefined, 'de-DE,fr;q=0.5,es;q=0.8', 'es'],
    [undefined, '*', 'en-US'],
    [undefined, 'fr;q=0, es', 'es'],
    ['fr', 'es', 'fr'],
    ['klingon', 'es', 'es'],
  ])('cookie %s, header %s: %s', (cookie, header, expected) => {
    const request = {
      cookies: cookie === undefined ? {} : { i18nextLng: cookie },
      headers: { 'accept-language': header },
    };
    expect(startLanguage(request)).toBe(expected);
  });

  it('is that of the cookie with the prefix, whatever one from before says', () => {
    const cookies = { '__Host-i18nextLng': 'es', i18nextLng: 'fr' };
    expect(startLanguage({ cookies, headers: {} })).toBe('es');
  });
});
