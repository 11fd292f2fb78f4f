import type { PayloadAction } from '@reduxjs/toolkit';
import { OPENED_RECIPES_KEPT } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import type { SearchState } from './searchState';

/** Adds an item at the front and removes its duplicates. */
export const withNewest = <T>(list: readonly T[], newest: T, isSame: (other: T) => boolean, kept: number): T[] =>
  [newest, ...list.filter((other) => !isSame(other))].slice(0, kept);

/** Past searches and opened recipes, kept between visits. */
export const historyReducers = {
  recentSearchesCleared(state: SearchState) {
    state.recentSearches = [];
  },

  recipeOpened(state: SearchState, { payload }: PayloadAction<Recipe>) {
    state.openedRecipes = withNewest(state.openedRecipes, payload, ({ id }) => id === payload.id, OPENED_RECIPES_KEPT);
  },
};
