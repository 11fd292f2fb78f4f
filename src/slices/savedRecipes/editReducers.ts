import { original, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { keep, listBefore, noteSaved, putBack, take, type Saving } from './lists';
import type { SavedRecipesState } from './savedRecipesState';
import { now, type Timed } from './timed';

/** What the cook does to the list. */
export const editReducers = {
  recipeSaved: {
    prepare: (recipe: Recipe) => ({ payload: { recipe, at: Date.now() } }),
    reducer: (state: SavedRecipesState, { payload }: PayloadAction<Saving>) => keep(state, payload),
  },

  recipeRated: {
    prepare: (recipe: Recipe, rating: number) => ({ payload: { recipe, rating, at: Date.now() } }),
    reducer: (state: SavedRecipesState, { payload }: PayloadAction<Saving & { rating: number }>) =>
      keep(state, payload),
  },

  recipeRemoved: {
    prepare: ({ id, title }: Pick<Recipe, 'id' | 'title'>) => ({ payload: { id, title, at: Date.now() } }),
    reducer: (state: SavedRecipesState, { payload }: PayloadAction<Pick<Recipe, 'id' | 'title'> & { at: number }>) =>
      take(state, payload.at, ({ id }) => id === payload.id),
  },

  listCleared: {
    prepare: now,
    reducer: (state: SavedRecipesState, { payload }: Timed) => take(state, payload.at, () => true),
  },

  removalUndone: {
    prepare: now,
    reducer(state: SavedRecipesState, { payload: { at } }: Timed) {
      const removed = (original(state) ?? state).lastRemoved;
      if (!removed) return;
      const { owner, recipes, unread } = removed;
      for (const recipe of putBack(state, owner, recipes)) noteSaved(state, recipe, at);
      for (const stub of unread) {
        if (listBefore(state, owner).some(({ id }) => id === stub.id)) continue;
        (state.unread[owner] ??= []).push(stub);
        noteSaved(state, stub, at);
      }
      state.lastRemoved = null;
    },
  },
};
