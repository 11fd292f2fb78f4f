import type { PayloadAction } from '@reduxjs/toolkit';
import { OPENED_RECIPES_KEPT } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import type { SearchMode } from '@contracts/vocabulary';
import type { SearchState } from './searchState';

/** Adds an item at the front and removes its duplicates. */
export const withNewest = <T>(list: readonly T[], newest: T, isSame: (other: T) => boolean, kept: number): T[] =>
  [newest, ...list.filter((other) => !isSame(other))].slice(0, kept);

/** Past searches and opened recipes, kept between visits. */
export const historyReducers = {
  /** Carries the mode whose searches were on the screen; those of the other mode stay. */
  recentSearchesCleared(state: SearchState, { payload }: PayloadAction<SearchMode>) {
    state.recentSearches = state.recentSearches.filter(({ mode }) => mode !== payload);
  },

  recipeOpened(state: SearchState, { payload }: PayloadAction<Recipe>) {
    state.openedRecipes = withNewest(state.openedRecipes, payload, ({ id }) => id === payload.id, OPENED_RECIPES_KEPT);
  },
};
