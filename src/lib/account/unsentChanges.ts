import type { RecipeId } from '@contracts/recipe';

/** A change to one recipe that the account has not acknowledged yet. */
export interface UnsentChange {
  recipeId: RecipeId;
  kind: 'save' | 'rate' | 'remove';
  /** The rating that goes with a save, or the only change. */
  rating?: number;
  /**
   * When the cook made the change, in ms since 1970. Unique among the changes of one recipe, so it also identifies the
   * change.
   */
  at: number;
  /** `late`: a try failed and a retry is due; `refused`: the account rejected it. */
  status: 'new' | 'late' | 'refused';
}

/** Sync status of a recipe in the account; absent while there is nothing to report. */
export type SyncMark = 'pending' | 'refused';

/** The unsent changes plus one. A recipe keeps only its latest state, in the position of the newest. */
export const noted = (
  unsent: readonly UnsentChange[],
  { recipeId, kind, rating, at }: Omit<UnsentChange, 'status'>,
): UnsentChange[] => {
  const before = unsent.find((one) => one.recipeId === recipeId);
  const isStillToSave = kind === 'rate' && before?.kind === 'save';
  const stars = kind === 'remove' ? undefined : rating;
  return [
    ...unsent.filter((one) => one !== before),
    {
      recipeId,
      kind: isStillToSave ? 'save' : kind,
      ...(stars !== undefined && { rating: stars }),
      at: Math.max(at, (before?.at ?? 0) + 1),
      status: 'new',
    },
  ];
};

interface Listed {
  id: RecipeId;
  userRating: number;
  savedAt: number;
}

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
  const own = known.filter(({ id }) => !has.has(id) && changes.has(id));
  return [...kept, ...own]
    .map((recipe) => {
      const rating = changes.get(recipe.id)?.rating;
      return rating === undefined ? recipe : { ...recipe, userRating: rating };
    })
    .sort((a, b) => b.savedAt - a.savedAt);
};
