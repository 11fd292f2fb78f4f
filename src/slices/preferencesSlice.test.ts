import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import {
  allergenToggled,
  dietToggled,
  languageChosen,
  measurementSystemChosen,
  preferencesArrived,
  preferencesReset,
  preferencesSlice,
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

  it('let "no restrictions" and a diet without meat not stand together', () => {
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

  it('are taken over from another tab', () => {
    const theirs = { ...DEFAULT_PREFERENCES, language: 'es' as const, excludedAllergens: ['Fish'] };
    expect(reducer(firstVisit, preferencesArrived(theirs))).toEqual({ ...theirs, isMeasurementFromLanguage: false });
  });
});
