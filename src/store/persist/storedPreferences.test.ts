/** @jest-environment jest-fixed-jsdom */
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { initialPreferences, readStoredPreferences } from './storedPreferences';

const read = (stored: unknown) => readStoredPreferences(JSON.stringify(stored));
const whole = {
  language: 'fr',
  measurementSystem: 'imperial',
  excludedAllergens: ['Gluten', 'Kiwi'],
  dietTypes: ['Vegan', 'Keto'],
};

describe('stored preferences', () => {
  it('come back as they were', () => {
    expect(read(whole)).toEqual(whole);
  });

  it.each([
    ['an older single diet', { dietType: 'Vegan' }, { dietTypes: ['Vegan'] }],
    ['an older diet of null', { dietType: null }, { dietTypes: [] }],
    ['a newer list beside an older diet', { dietType: 'Vegan', dietTypes: ['Keto'] }, { dietTypes: ['Keto'] }],
    ['no language', { measurementSystem: 'imperial' }, { language: 'en-GB', measurementSystem: 'imperial' }],
    ['a language we do not speak', { language: 'klingon' }, { language: 'en-GB' }],
    ['a diet we do not know', { dietTypes: ['Vegan', 'Breatharian', 7] }, { dietTypes: ['Vegan'] }],
    ['allergens that are none', { excludedAllergens: ['Eggs', 3, null, '', 'Eggs'] }, { excludedAllergens: ['Eggs'] }],
    [
      'a list that is none',
      { excludedAllergens: 'Eggs', dietTypes: { a: 1 } },
      { excludedAllergens: [], dietTypes: [] },
    ],
  ])('are mended: %s', (_what, stored, expected) => {
    expect(read(stored)).toEqual({ ...DEFAULT_PREFERENCES, ...expected });
  });

  it.each([null, '', 'not json', '{"language":', '[]', '"fr"', '7', 'null'])('are none in %j', (text) => {
    expect(readStoredPreferences(text)).toBeUndefined();
  });
});

describe('the preferences a visit starts with', () => {
  const start = (stored: Record<string, string>, ...browser: string[]) => {
    for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
    return initialPreferences(window.localStorage, browser);
  };

  it('are in the language of the browser on a first visit, and measured as it does', () => {
    expect(start({}, 'es-ES')).toMatchObject({
      language: 'es',
      measurementSystem: 'metric',
      isMeasurementFromLanguage: true,
    });
    expect(start({}, 'en-US')).toMatchObject({ language: 'en-US', measurementSystem: 'imperial' });
  });

  it('are in the stored interface language before the browser is asked', () => {
    expect(start({ i18nextLng: 'fr' }, 'es')).toMatchObject({ language: 'fr' });
  });

  it('are the stored ones, and then they stay', () => {
    expect(start({ userPreferences: JSON.stringify(whole), i18nextLng: 'es' }, 'en-US')).toEqual({
      ...whole,
      isMeasurementFromLanguage: false,
    });
  });

  it('are measured by the language when only that is stored', () => {
    expect(start({ userPreferences: '{"language":"en-US"}' })).toMatchObject({
      language: 'en-US',
      measurementSystem: 'imperial',
      isMeasurementFromLanguage: true,
    });
  });

  it('are those of a first visit when they cannot be read', () => {
    expect(start({ userPreferences: '{{{' }, 'fr')).toMatchObject({ language: 'fr', dietTypes: [] });
  });
});
