import type { PayloadAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { SearchState } from './searchState';

/** Updates single recipes wherever the search holds them. */
export const bodyReducers = {
  /** The recipe was reloaded: its body is replaced, its match with the search is kept. */
  recipeRefreshed(state: SearchState, { payload }: PayloadAction<Recipe>) {
    const refreshed = (recipe: Recipe): Recipe => {
      if (recipe.id !== payload.id) return recipe;
      const { matchedIngredients, totalIngredients, has, needs } = recipe;
      return { ...payload, matchedIngredients, totalIngredients, has, needs };
    };
    state.results = state.results.map(refreshed);
    state.openedRecipes = state.openedRecipes.map(refreshed);
  },

  recipeDeleted(state: SearchState, { payload }: PayloadAction<RecipeId>) {
    state.results = state.results.filter(({ id }) => id !== payload);
    state.openedRecipes = state.openedRecipes.filter(({ id }) => id !== payload);
  },
};
