import type { RecipeId } from '@contracts/recipe';
import { openedOnce } from '@/lib/values/openedOnce';
import type { ListOwner, SavedRecipe } from '@/slices/savedRecipesSlice';

/**
 * Storage for recipe bodies that do not fit into local storage, which holds about five million characters or a
 * thousand recipes. The local storage keys then keep ids, stars and times.
 */
export interface BodyVault {
  /** Whether this exact body is stored. */
  has: (owner: ListOwner, recipe: SavedRecipe) => boolean;
  /** Resolves once they are stored. Rejects when the browser has no such storage, or it is full. */
  keep: (owner: ListOwner, recipes: readonly SavedRecipe[]) => Promise<void>;
  /** Reads those of the given recipes that are stored. */
  read: (owner: ListOwner, ids: readonly RecipeId[]) => Promise<SavedRecipe[]>;
  /** Deletes all bodies of this owner. */
  forget: (owner: ListOwner) => Promise<void>;
}

/** Opens the vault of this browser. Its code loads with the first list that needs it. */
export const openBodyVault = openedOnce(async (): Promise<BodyVault> =>
  (await import('./persist/indexedDbVault')).openIndexedDbVault(window.indexedDB),
);
