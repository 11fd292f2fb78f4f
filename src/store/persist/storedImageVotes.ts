import { IMAGE_VOTES_KEPT } from '@contracts/limits';
import type { ImageVote, RecipePageState } from '@/slices/recipePageSlice';
import { asJson, readFields, type StoredFields } from './specStorage';

const isVote = (value: unknown): value is ImageVote => {
  const { recipeId, imageUrl, newImageUrl } = Object(value) as Record<string, unknown>;
  return (
    Number.isSafeInteger(recipeId) &&
    typeof imageUrl === 'string' &&
    (newImageUrl === undefined || (typeof newImageUrl === 'string' && newImageUrl.startsWith('/pictures/')))
  );
};

/**
 * The pictures that were judged on this device, so that the question is asked once and a replaced picture does not
 * return.
 */
export const STORED_IMAGE_VOTES: StoredFields<RecipePageState> = {
  imageVotes: {
    ...asJson('imageVotes', (value) =>
      Array.isArray(value) ? value.filter(isVote).slice(0, IMAGE_VOTES_KEPT) : undefined,
    ),
    write: (votes) => (votes.length > 0 ? JSON.stringify(votes) : null),
  },
};

/** The initial state of a visit. */
export const initialImageVotes = (area: Storage): Partial<RecipePageState> =>
  readFields<RecipePageState>(STORED_IMAGE_VOTES, area);
