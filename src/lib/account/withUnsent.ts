import type { RecipeId } from '@contracts/recipe';
import type { UnsentChange, UnsentEdit } from './unsentChanges';

/** A recipe of a list, with the marks that a list adds. */
interface Listed {
  id: RecipeId;
  userRating: number;
  savedAt: number;
  isSaved?: boolean;
  ratedAt?: number;
  version?: string;
}

/** The body after the last unsent edit, with the marks of the recipe on the list. */
export const withEdits = <R extends Listed>(listed: R, edits: readonly UnsentEdit[] | undefined): R => {
  const last = edits?.at(-1);
  if (!last || listed.version === last.version) return listed;
  const { id, isSaved, userRating, savedAt, ratedAt } = listed;
  return {
    ...(last.recipe as unknown as R),
    ...{ id, isSaved, userRating, savedAt },
    version: last.version,
    ...(ratedAt !== undefined && { ratedAt }),
  };
};

/**
 * Merges a list from the server or another tab with the local changes it does not contain yet: pending saves are on it,
 * pending removals are not.
 */
export const withUnsent = <R extends Listed>(
  arrived: readonly R[],
  known: readonly R[],
  unsent: readonly UnsentChange[],
): R[] => {
  if (unsent.length === 0) return [...arrived];
  const changes = new Map(unsent.map((change) => [change.recipeId, change]));
  const has = new Set(arrived.map(({ id }) => id));
  const kept = arrived.filter(({ id }) => changes.get(id)?.kind !== 'remove');
  const own = known.filter(({ id }) => {
    const change = changes.get(id);
    return !has.has(id) && change !== undefined && change.kind !== 'remove';
  });
  return [...kept, ...own]
    .map((recipe) => {
      const { rating, edits } = changes.get(recipe.id) ?? {};
      const edited = withEdits(recipe, edits);
      return rating === undefined ? edited : { ...edited, userRating: rating };
    })
    .sort((a, b) => b.savedAt - a.savedAt);
};
