import { original, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import type { EditClash } from '@/lib/account/unsentChanges';
import { frozen } from '@/lib/values/frozen';
import { asSaved, keep, listBefore, noteEdits, noteSaved, putBack, starsOf, take, type Saving } from './lists';
import { GUEST, type SavedRecipesState } from './savedRecipesState';
import { now, type Timed } from './timed';

/** The version an edit creates, the one it began with, and the one it clashes with, if that is known already. */
interface EditOrigin {
  version: string;
  /** Absent for the recipe as it was stored first. */
  base?: string;
  clash?: EditClash;
}

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

  /** An own recipe was edited: it keeps its id, its place and its stars. */
  recipeEdited: {
    prepare: (recipe: Recipe, edit: EditOrigin) => ({ payload: { recipe, ...edit, at: Date.now() } }),
    reducer(state: SavedRecipesState, { payload }: PayloadAction<Saving & EditOrigin>) {
      const { recipe, version, base, clash, at } = payload;
      const list = listBefore(state);
      const index = list.findIndex(({ id }) => id === recipe.id);
      const old = list[index];
      if (!old) {
        keep(state, { recipe: { ...recipe, version }, at });
        return;
      }
      const body = { ...asSaved({ recipe: { ...recipe, version }, at: old.savedAt }), ...starsOf(old) };
      state.announcedCount = null;
      state.byOwner[state.owner] = frozen(list.with(index, frozen(body)));
      const edit = { version, ...(base !== undefined && { base }), at, recipe: body };
      noteEdits(state, { recipeId: recipe.id, kind: 'edit', at }, { edits: [edit], created: old });
      const change = state.unsent[state.owner]!.find(({ recipeId }) => recipeId === recipe.id)!;
      if (clash) Object.assign(change, { status: 'differs', clash });
    },
  },
  /** The cook has chosen between two versions: the result follows the other one. */
  clashResolved: {
    prepare: (recipe: Recipe, edit: Pick<EditOrigin, 'version' | 'base'>) => ({
      payload: { recipe, ...edit, at: Date.now() },
    }),
    reducer(state: SavedRecipesState, { payload }: PayloadAction<Saving & Pick<EditOrigin, 'version' | 'base'>>) {
      const { recipe, version, base, at } = payload;
      const change = state.unsent[state.owner]?.find(({ recipeId }) => recipeId === recipe.id);
      const list = listBefore(state);
      const index = list.findIndex(({ id }) => id === recipe.id);
      const old = list[index];
      if (!change || !old) return;
      const body = frozen({ ...asSaved({ recipe: { ...recipe, version }, at: old.savedAt }), ...starsOf(old) });
      state.byOwner[state.owner] = frozen(list.with(index, body));
      const chosen = { version, ...(base !== undefined && { base }), at, recipe: body };
      // What the other version follows is still to be sent; a guest's saves are the history of the recipe.
      const edits = change.edits ?? [];
      const kept = state.owner === GUEST ? edits.length : edits.findIndex((one) => one.version === base) + 1;
      change.edits = [...edits.slice(0, kept), chosen];
      delete change.clash;
      Object.assign(change, { status: 'new', at: Math.max(at, change.at + 1) });
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
      const { owner, recipes, unread, edits } = removed;
      for (const recipe of putBack(state, owner, recipes)) noteSaved(state, recipe, at, edits[recipe.id]);
      for (const stub of unread) {
        if (listBefore(state, owner).some(({ id }) => id === stub.id)) continue;
        (state.unread[owner] ??= []).push(stub);
        noteSaved(state, stub, at, edits[stub.id]);
      }
      state.lastRemoved = null;
    },
  },
};
