import type { RecipeId } from '@contracts/recipe';

/** What an account is still to be told of a recipe. */
export interface UnsentChange {
  recipeId: RecipeId;
  kind: 'save' | 'rate' | 'remove';
  /** The stars that go with a save, or that are all there is to say. */
  rating?: number;
  /** When the cook did it, in ms since 1970; two changes of one recipe never have the same, so it also names this one. */
  at: number;
  /** `late`: it was tried, and waits; `refused`: the account will not have it. */
  status: 'new' | 'late' | 'refused';
}

/** How a recipe stands with the account; nothing to say while all is well. */
export type SyncMark = 'pending' | 'refused';

/** The changes with one more; of one recipe only the last state is told, in the place of the newest. */
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
 * A list that came from elsewhere, with what was changed here and has not been told there yet: what waits to be saved is
 * on it, what waits to be removed is not.
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
