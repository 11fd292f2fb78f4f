import type { PayloadAction } from '@reduxjs/toolkit';
import type { ListReading, SavedRecipesState } from './savedRecipesState';

/** The account's list has changed since the pending read was sent. */
export const outdateReading = ({ reading }: SavedRecipesState) => {
  if (reading) reading.isOutdated = true;
};

/** The pending read of an account's list, and whether its answer is still valid. */
export const readingReducers = {
  readingBegan(state: SavedRecipesState, { payload }: PayloadAction<Pick<ListReading, 'requestId' | 'owner'>>) {
    state.reading = { ...payload, isOutdated: false };
  },

  readingEnded(state: SavedRecipesState, { payload: requestId }: PayloadAction<string>) {
    if (state.reading?.requestId === requestId) state.reading = null;
  },
};
