import type { Preferences } from '@contracts/preferences';
import type { RecipeId } from '@contracts/recipe';
import type { ListOwner, SavedRecipe, StoredList } from '@/slices/savedRecipesSlice';

/** Whose preferences lie on this device, and which of them their account has not taken yet. */
export interface PreferencesRecord {
  uid: string;
  edited: (keyof Preferences)[];
}

/** What the listeners of a signed-in user do to the page. */
export interface AccountEffects {
  readSaved: (owner: ListOwner) => StoredList;
  /** Bodies of recipes that lie outside local storage. */
  readBodies: (owner: ListOwner, ids: readonly RecipeId[]) => Promise<SavedRecipe[]>;
  forgetBodies: (owner: ListOwner) => void;
  /** One of all tabs does the work at a time, where the browser can tell. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Whether no other tab has signed out, or somebody else in, as far as this browser knows. */
  isStillHere: (uid: string) => boolean;
  readPreferencesRecord: () => PreferencesRecord | null;
  writePreferencesRecord: (record: PreferencesRecord | null) => void;
}
