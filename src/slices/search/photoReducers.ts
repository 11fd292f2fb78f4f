import type { PayloadAction } from '@reduxjs/toolkit';
import type { ChosenImage, SearchState } from './searchState';

/** The photo for the next search. */
export const photoReducers = {
  photoPreparing(state: SearchState, { payload }: PayloadAction<Omit<ChosenImage, 'isSelected'>>) {
    state.image = { ...payload, isSelected: false };
    state.isByPhoto = false;
  },

  photoPrepared(state: SearchState, { payload }: PayloadAction<Omit<ChosenImage, 'isSelected'>>) {
    state.image = { ...payload, isSelected: true };
  },

  photoRemoved(state: SearchState) {
    state.image = null;
    state.isByPhoto = false;
  },
};
