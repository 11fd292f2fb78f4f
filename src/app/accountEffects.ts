import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import type { Preferences } from '@contracts/preferences';
import type { AccountEffects, PreferencesRecord } from '@/store/accountEffects';
import { openBodyVault } from '@/store/bodyVault';
import { asJson, readFields, writeFields } from '@/store/persist/specStorage';
import { readStoredUser } from '@/store/persist/storedUser';
import { USER_KEY } from '@/store/persist/userKey';
import { readSavedRecipes } from '@/store/persist/storedSavedRecipes';

const FIELDS: readonly (keyof Preferences)[] = ['language', 'measurementSystem', 'excludedAllergens', 'dietTypes'];

const STORED_RECORD = {
  record: asJson('preferencesRecord', (value): PreferencesRecord | undefined => {
    const { uid, edited } = Object(value) as Record<string, unknown>;
    if (typeof uid !== 'string') return undefined;
    return { uid, edited: FIELDS.filter((field) => Array.isArray(edited) && edited.includes(field)) };
  }),
};

/** What the listeners of an account do to the real page. A browser that stores nothing begins each visit anew. */
export const createAccountEffects = (page: Window): AccountEffects => {
  const stored = <T>(work: (area: Storage) => T, otherwise: T): T => {
    try {
      return work(page.localStorage);
    } catch {
      return otherwise;
    }
  };

  return {
    readSaved: (owner) => stored((area) => readSavedRecipes(area, owner), { recipes: [], unread: [], unsent: [] }),

    readBodies: (owner, ids) =>
      openBodyVault()
        .then((vault) => vault.read(owner, ids))
        .catch(() => []),

    forgetBodies(owner) {
      openBodyVault()
        .then((vault) => vault.forget(owner))
        .catch(() => undefined);
    },

    // Over plain http there are no locks: two tabs do the same then, which comes to the same.
    withLock: async (name, work) => (page.navigator.locks ? page.navigator.locks.request(name, work) : work()),

    isStillHere(uid) {
      const user = stored((area) => readStoredUser(area.getItem(USER_KEY)), null);
      return user === null ? page.document.cookie.includes(`${SESSION_HINT_COOKIE}=`) : user.uid === uid;
    },

    readPreferencesRecord: () => stored((area) => readFields(STORED_RECORD, area).record ?? null, null),

    writePreferencesRecord: (record) =>
      stored((area) => writeFields(STORED_RECORD, { record: record ?? undefined }, area), undefined),
  };
};
