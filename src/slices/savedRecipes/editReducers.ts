import { original, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { frozen } from '@/lib/values/frozen';
import { asSaved, keep, listBefore, noteRemoved, noteSaved, putBack, starsOf, take, type Saving } from './lists';
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

  /** An own recipe was edited: the new one takes the place and the stars of the one it replaces. */
  recipeRewritten: {
    prepare: (replaces: RecipeId, recipe: Recipe) => ({ payload: { replaces, recipe, at: Date.now() } }),
    reducer(state: SavedRecipesState, { payload }: PayloadAction<Saving & { replaces: RecipeId }>) {
      const { replaces, recipe, at } = payload;
      const list = listBefore(state);
      const old = list.find(({ id }) => id === replaces);
      if (!old) {
        keep(state, { recipe, at });
        return;
      }
      const saved = frozen({ ...asSaved({ recipe, at }), ...starsOf(old) });
      state.announcedCount = null;
      state.byOwner[state.owner] = frozen([saved, ...list.filter((one) => one !== old)]);
      noteRemoved(state, replaces, at);
      noteSaved(state, saved, at);
    },
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
