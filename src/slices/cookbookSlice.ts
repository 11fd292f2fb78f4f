import { createAction, createSelector, createSlice, original } from '@reduxjs/toolkit';
import { accountListLeft } from '@/api/accountListLeft';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { isPartlyHereOnly } from '@kitchen/lines/lineList';
import { withRecipeIdInAll } from '@kitchen/lines/withRecipeId';
import { arrivalReducers } from './cookbook/arrivalReducers';
import {
  cookbookBefore,
  cookbookOf,
  initialState,
  NO_SHARES,
  type CookbookState,
  type Owner,
} from './cookbook/cookbookState';
import { lineReducers } from './cookbook/lineReducers';

export type { Cookbook, CookbookState } from './cookbook/cookbookState';

/**
 * Notes, cooked dishes and collections of this browser, one cookbook per owner. The reducers are in `cookbook/`: what a cook
 * does, and what arrives.
 */
export const cookbookSlice = createSlice({
  name: 'cookbook',
  initialState,
  reducers: { ...lineReducers, ...arrivalReducers },
  extraReducers: (builder) => {
    builder
      .addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
        Object.assign(state.byOwner, withRecipeIdInAll((original(state) ?? state).byOwner, from, to));
      })
      // Signed out. Nothing is lost: a cookbook of which something is here alone waits for the next sign-in.
      .addCase(accountListLeft, (state, { payload: owner }) => {
        if (!isPartlyHereOnly(cookbookBefore(state, owner))) delete state.byOwner[owner];
        delete state.shares[owner];
      });
  },
  selectors: {
    selectCookbook: cookbookOf,
    selectLastRemovedLines: ({ lastRemoved }) => lastRemoved,
    /** The ends of the links to the shared collections of an owner, by the ids of the collections. */
    selectCollectionShares: ({ shares }, owner: Owner) => shares[owner] ?? NO_SHARES,
    /** The lines of an owner that are there. */
    selectCookbookLines: createSelector(
      [(state: CookbookState, owner: Owner) => cookbookOf(state, owner).entries],
      (entries) => Object.values(entries).filter(({ state }) => state !== 'gone'),
    ),
  },
});

export const {
  noteAdded,
  noteChanged,
  noteRemoved,
  dishCooked,
  cookedDishChanged,
  cookedDishRemoved,
  collectionMade,
  collectionRenamed,
  collectionRemoved,
  recipeCollected,
  recipeTakenOut,
  removalUndone,
  cookbookImported,
  cookbookArrived,
  cookbookAnswered,
  collectionShareChanged,
  guestCookbookMoved,
} = cookbookSlice.actions;

export const { selectCookbook, selectLastRemovedLines, selectCollectionShares, selectCookbookLines } =
  cookbookSlice.selectors;

/** The link to a collection is to be made and handed on. */
export const collectionShareRequested = createAction<{ id: string; title: string }>('cookbook/shareRequested');

/** The link to a collection is to be taken back. */
export const collectionUnshareRequested = createAction<string>('cookbook/unshareRequested');
