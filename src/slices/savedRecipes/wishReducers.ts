import { original, type PayloadAction } from '@reduxjs/toolkit';
import { keep } from './lists';
import type { BlockedWish, SavedRecipesState } from './savedRecipesState';
import { now } from './timed';

const fulfil = (state: SavedRecipesState, at: number) => {
  const { wish } = original(state) ?? state;
  if (wish?.recipe) keep(state, { recipe: wish.recipe, at, rating: wish.rating });
  state.wish = null;
};

/** The action a guest was asked to sign in for, and the guest's choice in the dialog. */
export const wishReducers = {
  /** The action needs a sign-in, or consent to keep the recipe on this device. */
  wishBlocked(state: SavedRecipesState, { payload }: PayloadAction<BlockedWish>) {
    state.wish = payload;
  },

  wishDropped(state: SavedRecipesState) {
    state.wish = null;
  },

  keptOnDevice: {
    prepare: now,
    reducer(state: SavedRecipesState, { payload }: PayloadAction<{ at: number }>) {
      state.isKeptOnDevice = true;
      fulfil(state, payload.at);
    },
  },

  /** Going on to sign in also keeps the recipe: it moves to the account afterwards. */
  signInChosen: {
    prepare: now,
    reducer: (state: SavedRecipesState, { payload }: PayloadAction<{ at: number }>) => fulfil(state, payload.at),
  },

  keepingOnDeviceChanged(state: SavedRecipesState, { payload }: PayloadAction<boolean>) {
    state.isKeptOnDevice = payload;
  },
};
