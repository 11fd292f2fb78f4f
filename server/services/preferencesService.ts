import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import type { Preferences, StoredPreferences } from '@contracts/preferences';
import type { Language } from '@contracts/vocabulary';
import { normaliseAllergen } from '@kitchen/facts/allergens/allergens';
import type { PreferencesRepository } from '../repositories/preferencesRepository';
import { plainText } from './plainText';

/** As in the preferences contract. */
const ALLERGEN_MAX = 60;

interface Dependencies {
  preferences: PreferencesRepository;
  now: () => Date;
}

/** The preferences of accounts. */
export const createPreferencesService = ({ preferences, now }: Dependencies) => ({
  async read(uid: string): Promise<StoredPreferences> {
    const stored = await preferences.find(uid);
    return { ...(stored ?? DEFAULT_PREFERENCES), isStored: stored !== undefined };
  },

  /** The language the account chose, if any. */
  languageOf: async (uid: string): Promise<Language | undefined> => (await preferences.find(uid))?.language,

  /** Replaces the whole object. */
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
