import { detectLanguage, measurementSystemOf } from './startLanguage';

describe('the language of a first visit', () => {
  it.each([
    [null, [], 'en-US'],
    [null, ['en-US'], 'en-US'],
    [null, ['en'], 'en-US'],
    [null, ['en-AU'], 'en-GB'],
    [null, ['en-gb'], 'en-GB'],
    [null, ['es-MX', 'en'], 'es'],
    [null, ['fr-CA'], 'fr'],
    [null, ['de-DE', 'fr'], 'fr'],
    [null, ['de-DE', 'ja'], 'en-US'],
    ['fr', ['es'], 'fr'],
    ['klingon', ['es'], 'es'],
    ['', ['es'], 'es'],
  ])('stored %j, browser %j: %s', (stored, browser, expected) => {
    expect(detectLanguage(stored, browser)).toBe(expected);
  });

  it.each([
    ['en-US', 'imperial'],
    ['en-GB', 'metric'],
    ['es', 'metric'],
    ['fr', 'metric'],
  ] as const)('%s measures in %s', (language, expected) => {
    expect(measurementSystemOf(language)).toBe(expected);
  });
});
