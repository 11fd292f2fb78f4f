import type { UnsentChange } from '@/lib/account/unsentChanges';
import type { SavedRecipe, SavedRecipesState } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import type { BodyVault } from '../../bodyVault';
import { readSavedRecipes } from '../storedSavedRecipes';

type Stored = Pick<SavedRecipesState, 'byOwner' | 'unread' | 'unsent' | 'isKeptOnDevice'>;

/** What the writer reads of the slice, empty but for `parts`. */
export const state = (parts: Partial<Stored> = {}): Stored => ({
  byOwner: {},
  unread: {},
  unsent: {},
  isKeptOnDevice: false,
  ...parts,
});

/** So many saved recipes, the newest first. */
export const list = (count: number, from = 1): SavedRecipe[] =>
  Array.from({ length: count }, (_, i) => ({
    ...aRecipe({ id: from + i, title: `Dish ${from + i}`, isSaved: true, userRating: i % 6 }),
    savedAt: 10_000 - i,
  }));

/** A save that the account does not have yet. */
export const change = (recipeId: number, at: number): UnsentChange => ({ recipeId, kind: 'save', at, status: 'new' });

/** A vault in memory; `isBroken` makes it fail. */
export const aVault = ({ isBroken = false } = {}) => {
  const bodies = new Map<string, SavedRecipe>();
  const safe = new WeakSet<SavedRecipe>();
  const vault: BodyVault = {
    has: (_owner, recipe) => safe.has(recipe),
    keep: async (owner, recipes) => {
      if (isBroken) throw new Error('no room');
      for (const recipe of recipes) {
        bodies.set(`${owner} ${recipe.id}`, recipe);
        safe.add(recipe);
      }
    },
    read: async (owner, ids) => ids.flatMap((id) => bodies.get(`${owner} ${id}`) ?? []),
    forget: async () => bodies.clear(),
  };
  return { vault, bodies };
};

/** Every stored recipe of an owner, in a key or in the vault. */
export const allStored = async (area: Storage, vault: BodyVault, owner = 'u1') => {
  const { recipes, unread } = readSavedRecipes(area, owner);
  const bodies = await vault.read(
    owner,
    unread.map(({ id }) => id),
  );
  return [...recipes, ...bodies].map(({ id }) => id).sort((a, b) => a - b);
};

/** So many ids in a row. */
export const ids = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i);
