import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import type { Preferences } from '@contracts/preferences';
import { DIET_TYPES, MEASUREMENT_SYSTEMS } from '@contracts/vocabulary';
import { detectLanguage, isLanguage, measurementSystemOf } from '@contracts/startLanguage';
import type { PreferencesState } from '@/slices/preferencesSlice';
import type { StoredFields } from './specStorage';

export const PREFERENCES_KEY = 'userPreferences';
export const LANGUAGE_KEY = 'i18nextLng';

const oneOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);

const listOf = <T>(value: unknown, read: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? [...new Set(value.flatMap((item) => read(item) ?? []))] : [];

const name = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Older versions stored one `dietType`. It becomes a list of one, or an empty list when it was null. */
const storedDiets = ({ dietTypes, dietType }: Record<string, unknown>) => dietTypes ?? [dietType];

const parsed = (text: string | null): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The preferences in a stored text. A field that cannot be read gets its default. Undefined when nothing is stored. */
export const readStoredPreferences = (text: string | null): Preferences | undefined => {
  const stored = parsed(text);
  return (
    stored && {
      language: isLanguage(stored.language) ? stored.language : DEFAULT_PREFERENCES.language,
      measurementSystem: oneOf(MEASUREMENT_SYSTEMS, stored.measurementSystem) ?? DEFAULT_PREFERENCES.measurementSystem,
      excludedAllergens: listOf(stored.excludedAllergens, name),
      dietTypes: listOf(storedDiets(stored), (diet) => oneOf(DIET_TYPES, diet)),
    }
  );
};

/** The whole object under its one key. */
export const STORED_PREFERENCES: StoredFields<{ preferences: Preferences }> = {
  preferences: {
    key: PREFERENCES_KEY,
    write: ({ language, measurementSystem, excludedAllergens, dietTypes }) =>
      JSON.stringify({ language, measurementSystem, excludedAllergens, dietTypes }),
    read: (text) => readStoredPreferences(text),
  },
};

/**
 * The preferences at the start of a visit: the stored ones. On a first visit: the defaults in the detected language,
 * with the measurement system of that language.
 */
export const initialPreferences = (area: Storage, browserLanguages: readonly string[]): PreferencesState => {
  const text = area.getItem(PREFERENCES_KEY);
  const stored = readStoredPreferences(text);
  const isMeasurementFromLanguage = oneOf(MEASUREMENT_SYSTEMS, parsed(text)?.measurementSystem) === undefined;
  const preferences = stored ?? {
    ...DEFAULT_PREFERENCES,
    language: detectLanguage(area.getItem(LANGUAGE_KEY), browserLanguages),
  };
  return {
    ...preferences,
    measurementSystem: isMeasurementFromLanguage
      ? measurementSystemOf(preferences.language)
      : preferences.measurementSystem,
    isMeasurementFromLanguage,
  };
};
