import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import { accountLeft } from '@/api/accountLeft';
import {
  allergenToggled,
  dietToggled,
  languageChosen,
  measurementSystemChosen,
  preferencesArrived,
  preferencesReset,
  preferencesRestored,
  preferencesSlice,
  selectHasLimits,
  type PreferencesState,
} from './preferencesSlice';

const { reducer, getInitialState } = preferencesSlice;
const firstVisit: PreferencesState = { ...getInitialState(), isMeasurementFromLanguage: true };

describe('preferences', () => {
  it('add an allergen at the first toggle and remove it at the second', () => {
    const added = reducer(undefined, allergenToggled('Gluten'));
    expect(added.excludedAllergens).toEqual(['Gluten']);
    expect(reducer(added, allergenToggled('Gluten')).excludedAllergens).toEqual([]);
  });

  it('never combine "no restrictions" with a diet without meat', () => {
    const vegan = reducer(reducer(undefined, dietToggled('Meat')), dietToggled('Vegan'));
    expect(vegan.dietTypes).toEqual(['Vegan']);
  });

  it('measure in metric until the device says otherwise', () => {
    const chosen = reducer(undefined, languageChosen('en-US'));
    expect(chosen).toMatchObject({ isMeasurementFromLanguage: false, measurementSystem: 'metric' });
  });

  it('accept only a supported language', () => {
    expect(reducer(undefined, languageChosen('fr')).language).toBe('fr');
    expect(reducer(undefined, languageChosen('de' as 'fr')).language).toBe('en-GB');
  });

  it('measure as the language does until the cook says how', () => {
    const american = reducer(firstVisit, languageChosen('en-US'));
    expect(american.measurementSystem).toBe('imperial');
    expect(reducer(american, languageChosen('es')).measurementSystem).toBe('metric');
    const chosen = reducer(american, measurementSystemChosen('metric'));
    expect(reducer(chosen, languageChosen('en-US')).measurementSystem).toBe('metric');
  });

  it('go back to the defaults on reset', () => {
    const changed = reducer(reducer(undefined, languageChosen('fr')), dietToggled('Keto'));
    expect(reducer(changed, preferencesReset())).toEqual(getInitialState());
  });

  it('are as they were when a reset is undone', () => {
    const before = { ...DEFAULT_PREFERENCES, language: 'fr' as const, dietTypes: ['Vegan' as const] };
    expect(reducer(firstVisit, preferencesRestored(before))).toEqual({ ...before, isMeasurementFromLanguage: false });
  });

  it('lose allergens and diets with the account, and keep language and measures', () => {
    const mine: PreferencesState = {
      ...getInitialState(),
      language: 'fr',
      measurementSystem: 'imperial',
      excludedAllergens: ['Fish'],
      dietTypes: ['Vegan'],
    };
    expect(reducer(mine, accountLeft())).toEqual({ ...mine, excludedAllergens: [], dietTypes: [] });
  });

  it('limit what is shown by an allergen or a diet, other than “no restrictions”', () => {
    const limits = (over: Partial<PreferencesState>) =>
      selectHasLimits({ preferences: { ...getInitialState(), excludedAllergens: [], dietTypes: [], ...over } });
    expect(limits({})).toBe(false);
    expect(limits({ dietTypes: ['Meat'] })).toBe(false);
    expect(limits({ dietTypes: ['Vegan'] })).toBe(true);
    expect(limits({ excludedAllergens: ['Fish'] })).toBe(true);
  });

  it('are taken over from another tab', () => {
    const theirs = { ...DEFAULT_PREFERENCES, language: 'es' as const, excludedAllergens: ['Fish'] };
    expect(reducer(firstVisit, preferencesArrived(theirs))).toEqual({ ...theirs, isMeasurementFromLanguage: false });
  });
});
