import type { RecipeId } from '@contracts/recipe';
import type { ListOwner, SavedRecipe, StoredList } from '@/slices/savedRecipesSlice';

/** Effects of the account listeners on the page. */
export interface AccountEffects {
  readSaved: (owner: ListOwner) => StoredList;
  /** Reads bodies of recipes that are stored outside local storage. */
  readBodies: (owner: ListOwner, ids: readonly RecipeId[]) => Promise<SavedRecipe[]>;
  /** When a tab of this browser last moved a guest recipe to an account, in ms since 1970; 0 for never. */
  movedAt: (id: RecipeId) => number;
  /** Notifies the other tabs at once. The list itself is stored and announced a little later. */
  noteMoved: (id: RecipeId) => void;
  forgetBodies: (owner: ListOwner) => void;
  /** Lets only one tab do the work at a time, where the browser supports locks. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Whether this uid is still the signed-in user: no other tab has signed out or switched accounts. */
  isStillHere: (uid: string) => boolean;
}
