import { createSelector } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';
import type { SyncMark } from '@/lib/account/unsentChanges';
import { listOf, unsentOf } from './lists';
import { GUEST, type SavedRecipe, type SavedRecipesState } from './savedRecipesState';

/** One object for all empty lists, so that a list that is read again and is still empty draws nothing again. */
const NO_MARKS: ReadonlyMap<RecipeId, SyncMark> = new Map();
const NONE_SAVED: ReadonlyMap<RecipeId, SavedRecipe> = new Map();

export const savedRecipesSelectors = {
  selectListOwner: (state: SavedRecipesState) => state.owner,
  selectIsGuest: (state: SavedRecipesState) => state.owner === GUEST,
  selectIsKeptOnDevice: (state: SavedRecipesState) => state.isKeptOnDevice,
  selectWish: (state: SavedRecipesState) => state.wish,
  selectSavedRecipes: listOf,
  selectSavedCount: (state: SavedRecipesState) =>
    state.announcedCount ?? listOf(state).length + (state.unread[state.owner]?.length ?? 0),
  selectUnsent: unsentOf,
  selectReading: (state: SavedRecipesState) => state.reading,
  /** Marks of recipes whose last change the account does not have: waiting or refused. */
  selectSyncMarks: createSelector([unsentOf], (unsent): ReadonlyMap<RecipeId, SyncMark> => {
    const marks = unsent.flatMap(({ recipeId, status }): [RecipeId, SyncMark][] =>
      status === 'new' ? [] : [[recipeId, status === 'late' ? 'pending' : status]],
    );
    return marks.length === 0 ? NO_MARKS : new Map(marks);
  }),
  selectSavedById: createSelector([listOf], (list): ReadonlyMap<RecipeId, SavedRecipe> =>
    list.length === 0 ? NONE_SAVED : new Map(list.map((recipe) => [recipe.id, recipe])),
  ),
};
