import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import type { Preferences, StoredPreferences } from '@contracts/preferences';
import type { Language } from '@contracts/vocabulary';
import { normaliseAllergen } from '@kitchen/allergens';
import type { PreferencesRepository } from '../repositories/preferencesRepository';
import { plainText } from './plainText';

/** As in the contract of preferences. */
const ALLERGEN_MAX = 60;

interface Needs {
  preferences: PreferencesRepository;
  now: () => Date;
}

/** What an account prefers. */
export const createPreferencesService = ({ preferences, now }: Needs) => ({
  async read(uid: string): Promise<StoredPreferences> {
    const stored = await preferences.find(uid);
    return { ...(stored ?? DEFAULT_PREFERENCES), isStored: stored !== undefined };
  },

  /** The language an account chose; undefined where it never did. */
  languageOf: async (uid: string): Promise<Language | undefined> => (await preferences.find(uid))?.language,

  /** The whole object takes the place of the one before. */
  async store(uid: string, { excludedAllergens, dietTypes, ...chosen }: Preferences): Promise<void> {
    const allergens = excludedAllergens
      .map((name) => normaliseAllergen(plainText(name)).slice(0, ALLERGEN_MAX))
      .filter(Boolean);
    await preferences.store(
      uid,
      { ...chosen, excludedAllergens: [...new Set(allergens)], dietTypes: [...new Set(dietTypes)] },
      now(),
    );
  },
});

export type PreferencesService = ReturnType<typeof createPreferencesService>;
