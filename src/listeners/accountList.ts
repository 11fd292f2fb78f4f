import type { Recipe } from '@contracts/recipe';
import { frozen } from '@/lib/values/frozen';
import { isSameContent } from '@/lib/values/isSameContent';
import type { ListOwner, SavedRecipe, SavedRecipesState } from '@/slices/savedRecipesSlice';

/** Recipes compared per batch, so that a key press is not delayed noticeably. */
const COMPARED_AT_ONCE = 200;

/**
 * Converts the account's list. When the server does not say when a recipe was saved, its position on the list
 * decides.
 */
const asSaved = (
  recipe: Recipe & { savedAt?: unknown },
  known: SavedRecipe | undefined,
  otherwiseAt: number,
): SavedRecipe => ({
  ...recipe,
  isSaved: true,
  savedAt: typeof recipe.savedAt === 'number' ? recipe.savedAt : (known?.savedAt ?? otherwiseAt),
  ...(known?.ratedAt !== undefined && { ratedAt: known.ratedAt }),
});

const byIdOf = (recipes: readonly SavedRecipe[]) => new Map(recipes.map((recipe) => [recipe.id, recipe]));

/**
 * The known recipes that the account has unchanged. They keep their identity, so that they are neither rendered nor
 * stored again.
 */
export const unchangedOf = async (
  recipes: readonly Recipe[],
  known: readonly SavedRecipe[],
  pause: () => Promise<void>,
): Promise<ReadonlySet<SavedRecipe>> => {
  const byId = byIdOf(known);
  const unchanged = new Set<SavedRecipe>();
  for (const [i, recipe] of recipes.entries()) {
    if (byId.size === 0) break;
    const one = byId.get(recipe.id);
    if (one && isSameContent(asSaved(recipe, one, 0), one)) unchanged.add(one);
    if (i % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await pause();
  }
  return unchanged;
};

/** The account's answer as a list, in which unchanged recipes keep their identity. */
export const asList = (
  recipes: readonly Recipe[],
  known: readonly SavedRecipe[],
  unchanged: ReadonlySet<SavedRecipe>,
  now: number,
): SavedRecipe[] => {
  const byId = byIdOf(known);
  return frozen(
    recipes.map((recipe, i) => {
      const one = byId.get(recipe.id);
      return one && unchanged.has(one) ? one : frozen(asSaved(recipe, one, now - i));
    }),
  );
};

/** Recipes with unsent changes that have no body here and are missing from the account's answer. */
export const stillUnread = ({ unread, unsent }: SavedRecipesState, owner: ListOwner, recipes: readonly Recipe[]) =>
  (unread[owner] ?? []).filter(
    ({ id }) => unsent[owner]?.some(({ recipeId }) => recipeId === id) && !recipes.some((recipe) => recipe.id === id),
  );
