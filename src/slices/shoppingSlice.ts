import { createAction, createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { ShoppingThing } from '@contracts/shopping';
import { accountListLeft } from '@/api/accountListLeft';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { isPartlyHereOnly } from '@kitchen/lines/lineList';
import { withRecipeIdInAll } from '@kitchen/lines/withRecipeId';
import { countThings } from '@kitchen/shopping/countThings';
import { arrivalReducers } from './shopping/arrivalReducers';
import { lineReducers } from './shopping/lineReducers';
import { initialState, listBefore, listOf, type ListKey, type ShoppingState } from './shopping/shoppingState';

export { sharedListKey, shareOfKey, type ListKey, type ShoppingState } from './shopping/shoppingState';

/**
 * Shopping lists of this browser, one per owner and one per link that was opened. The reducers of their lines are in
 * `shopping/`: what a cook does, and what arrives.
 */
export const shoppingSlice = createSlice({
  name: 'shopping',
  initialState,
  reducers: {
    ...lineReducers,
    ...arrivalReducers,

    listOpened(state, { payload }: PayloadAction<ListKey>) {
      state.openList = payload;
    },
    listClosed(state) {
      state.openList = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
        Object.assign(state.byList, withRecipeIdInAll((original(state) ?? state).byList, from, to));
      })
      // Signed out. Nothing is lost: a list of which something is here alone waits for the next sign-in.
      .addCase(accountListLeft, (state, { payload: owner }) => {
        if (!isPartlyHereOnly(listBefore(state, owner))) delete state.byList[owner];
      });
  },
  selectors: {
    selectShoppingList: listOf,
    selectOpenList: ({ openList }) => openList,
    selectLastRemoved: ({ lastRemoved }) => lastRemoved,
    /** How many things are to be bought; two lines of one thing are one. */
    selectOpenCount: createSelector([(state: ShoppingState, key: ListKey) => listOf(state, key).entries], (entries) =>
      countThings(Object.values(entries).flatMap(({ state, thing }) => (state === 'open' && thing ? [thing] : []))),
    ),
  },
});

export const {
  thingsAdded,
  linesTicked,
  linesRemoved,
  lineRewritten,
  removalTakenBack,
  aislesOrdered,
  listImported,
  shoppingListArrived,
  shoppingAnswered,
  shareChanged,
  guestListMoved,
  listOpened,
  listClosed,
} = shoppingSlice.actions;

export const { selectShoppingList, selectOpenList, selectLastRemoved, selectOpenCount } = shoppingSlice.selectors;

/** What a recipe needs was put on the list; the toast says how many lines. */
export const recipeListed = createAction<{ list: ListKey; things: ShoppingThing[]; title: string }>(
  'shopping/recipeListed',
);

/** A request for the link to the cook's own list, to share it. */
export const listShareRequested = createAction<{ title: string }>('shopping/listShareRequested');

/** The link is to be taken back. */
export const listUnshareRequested = createAction('shopping/listUnshareRequested');
