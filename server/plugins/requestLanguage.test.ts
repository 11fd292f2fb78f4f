import { negotiateLanguage } from './requestLanguage';

describe('the language of a response', () => {
  it.each([
    [undefined, 'en-GB'],
    ['', 'en-GB'],
    ['*', 'en-GB'],
    ['de-DE,de;q=0.9', 'en-GB'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['es-MX', 'es'],
    ['en-us', 'en-US'],
    ['en', 'en-GB'],
    ['en-AU', 'en-GB'],
    ['en;q=0.3, es;q=0.7', 'es'],
    ['*, es;q=0.1', 'es'],
    ['fr;q=0, es;q=0.5', 'es'],
    [';;;q=,,;', 'en-GB'],
  ])('for %p is %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});
