import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { IMAGE_VOTES_KEPT } from '@contracts/limits';
import type { RecipeId } from '@contracts/recipe';

/** A vote against a picture on this device, and the picture that replaced it. */
export interface ImageVote {
  recipeId: RecipeId;
  imageUrl: string;
  newImageUrl?: string;
}

export interface RecipePageState {
  /** Positions of the ticked ingredients, by recipe. Not stored. */
  ticked: Record<RecipeId, number[]>;
  /** Newest first. */
  imageVotes: ImageVote[];
  /** The server's id of a recipe by the one that this device gave it, whose page may still be open. Not stored. */
  movedTo: Record<RecipeId, RecipeId>;
}

const initialState: RecipePageState = { ticked: {}, imageVotes: [], movedTo: {} };

const NOTHING_TICKED: readonly number[] = [];

/** What a cook does on a recipe page besides cooking. */
export const recipePageSlice = createSlice({
  name: 'recipePage',
  initialState,
  reducers: {
    ingredientTicked(state, { payload: { recipeId, line } }: PayloadAction<{ recipeId: RecipeId; line: number }>) {
      const before = state.ticked[recipeId] ?? [];
      state.ticked[recipeId] = before.includes(line) ? before.filter((one) => one !== line) : [...before, line];
    },
    ticksCleared(state, { payload }: PayloadAction<RecipeId>) {
      delete state.ticked[payload];
    },
    imageJudged(state, { payload }: PayloadAction<ImageVote>) {
      const others = state.imageVotes.filter(
        ({ recipeId, imageUrl }) => recipeId !== payload.recipeId || imageUrl !== payload.imageUrl,
      );
      state.imageVotes = [payload, ...others].slice(0, IMAGE_VOTES_KEPT);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, ({ imageVotes, movedTo, ticked }, { payload: { from, to } }) => {
      movedTo[from] = to;
      for (const vote of imageVotes) if (vote.recipeId === from) vote.recipeId = to;
      if (ticked[from]) ticked[to] = ticked[from];
      delete ticked[from];
    }),
  selectors: {
    selectMovedTo: ({ movedTo }, recipeId: RecipeId): RecipeId | undefined => movedTo[recipeId],
    selectTicked: ({ ticked }, recipeId: RecipeId): readonly number[] => ticked[recipeId] ?? NOTHING_TICKED,
    selectImageVotes: ({ imageVotes }) => imageVotes,
    selectIsImageJudged: ({ imageVotes }, recipeId: RecipeId, imageUrl: string | undefined) =>
      imageVotes.some((vote) => vote.recipeId === recipeId && vote.imageUrl === imageUrl),
  },
});

export const { ingredientTicked, ticksCleared, imageJudged } = recipePageSlice.actions;
export const { selectMovedTo, selectTicked, selectImageVotes, selectIsImageJudged } = recipePageSlice.selectors;
