import { GUEST } from '@/lib/account/guest';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';

/** The only part of the state that this reads. Declared here because the api may not import slices. */
interface HasLists {
  savedRecipes?: {
    owner: string;
    byOwner: Readonly<Record<string, readonly Recipe[] | undefined>>;
    unsent: Readonly<Record<string, readonly { recipeId: RecipeId; kind: string }[] | undefined>>;
  };
}

const NONE: readonly Recipe[] = [];

const ownOf = new WeakMap<readonly Recipe[], readonly Recipe[]>();
const unsentOf = new WeakMap<readonly Recipe[], { unsent: object; recipes: readonly Recipe[] }>();

/** One object for the same list, so that an index of it can be kept. */
const ownIn = (list: readonly Recipe[]): readonly Recipe[] => {
  const known = ownOf.get(list) ?? list.filter(isOwnRecipe);
  ownOf.set(list, known);
  return known;
};

/**
 * The own recipes of the shown list that are on this device: all of them when the server cannot answer, otherwise those
 * that it does not have as they are here.
 */
export const ownOnDevice = (state: unknown, isServerAway: boolean): readonly Recipe[] => {
  const { savedRecipes } = state as HasLists;
  const list = savedRecipes?.byOwner[savedRecipes.owner];
  if (!savedRecipes || !list) return NONE;
  const all = ownIn(list);
  if (isServerAway || savedRecipes.owner === GUEST) return all;
  const unsent = savedRecipes.unsent[savedRecipes.owner];
  if (!unsent || unsent.length === 0) return NONE;
  const known = unsentOf.get(all);
  if (known?.unsent === unsent) return known.recipes;
  const ids = new Set(unsent.filter(({ kind }) => kind === 'save' || kind === 'edit').map(({ recipeId }) => recipeId));
  const recipes = all.filter(({ id }) => ids.has(id));
  unsentOf.set(all, { unsent, recipes });
  return recipes;
};
