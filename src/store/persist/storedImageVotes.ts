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

/** Which pictures were judged on this device: nobody is asked twice, and a picture that went does not come back. */
export const STORED_IMAGE_VOTES: StoredFields<RecipePageState> = {
  imageVotes: {
    ...asJson('imageVotes', (value) =>
      Array.isArray(value) ? value.filter(isVote).slice(0, IMAGE_VOTES_KEPT) : undefined,
    ),
    write: (votes) => (votes.length > 0 ? JSON.stringify(votes) : null),
  },
};

/** What a visit starts with. */
export const initialImageVotes = (area: Storage): Partial<RecipePageState> =>
  readFields<RecipePageState>(STORED_IMAGE_VOTES, area);
