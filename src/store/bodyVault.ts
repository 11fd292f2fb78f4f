import type { RecipeId } from '@contracts/recipe';
import type { ListOwner, SavedRecipe } from '@/slices/savedRecipesSlice';

/**
 * Where the bodies of saved recipes lie for which local storage has no room: it holds about five million characters, a
 * thousand recipes. There the keys keep ids, stars and times.
 */
export interface BodyVault {
  /** Whether this very body is safe there. */
  has: (owner: ListOwner, recipe: SavedRecipe) => boolean;
  /** Resolves once they are safe; rejects where the browser has no such place, or no room. */
  keep: (owner: ListOwner, recipes: readonly SavedRecipe[]) => Promise<void>;
  /** Those of the wanted ones that are there. */
  read: (owner: ListOwner, ids: readonly RecipeId[]) => Promise<SavedRecipe[]>;
  /** Nothing of this owner stays. */
  forget: (owner: ListOwner) => Promise<void>;
}

let opening: Promise<BodyVault> | undefined;

/** The vault of this browser, fetched with the first list that needs it. */
export const openBodyVault = (): Promise<BodyVault> =>
  (opening ??= import('./persist/indexedDbVault').then(({ openIndexedDbVault }) =>
    openIndexedDbVault(window.indexedDB),
  )).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
