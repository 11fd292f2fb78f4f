import { RATING_MAX } from '@contracts/limits';
import type { RecipeId } from '@contracts/recipe';
import type { UnreadRecipe } from '@/slices/savedRecipesSlice';

/** The stars in a stored value; 0 when it holds none. */
export const asRating = (value: unknown) => (Number(value) >= 0 && Number(value) <= RATING_MAX ? Number(value) : 0);

const asTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Stars and times of a stored recipe, whatever the storage holds. */
export const starsOf = ({ userRating, savedAt, ratedAt }: Partial<Record<keyof UnreadRecipe, unknown>>) => ({
  userRating: asRating(userRating),
  savedAt: asTime(savedAt),
  ...(Number.isSafeInteger(ratedAt) && { ratedAt: ratedAt as number }),
});

/**
 * A recipe whose body is in the vault: `[id, savedAt, userRating, ratedAt]`, without trailing undefined values. It is
 * short because the time a browser takes to store a text grows with its length.
 */
export const stubText = ({ id, savedAt, userRating, ratedAt }: UnreadRecipe) =>
  JSON.stringify([id, savedAt, userRating, ratedAt].filter((one) => one !== undefined));

/** Also reads the first format of a stub, `{ id, savedAt, … }`. */
export const readStub = (value: unknown): UnreadRecipe | undefined => {
  const [id, savedAt, userRating, ratedAt] = Array.isArray(value) ? (value as unknown[]) : [];
  const stub = id === undefined ? (Object(value) as Record<string, unknown>) : { id, savedAt, userRating, ratedAt };
  if (!Number.isSafeInteger(stub.id) || 'title' in stub) return undefined;
  return { id: stub.id as RecipeId, ...starsOf(stub) };
};
