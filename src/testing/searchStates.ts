import type { UnknownAction } from '@reduxjs/toolkit';
import { searchSlice, type SearchState } from '@/slices/searchSlice';
import { recipes } from './builders';

/** The state of the search at first. */
export const initialSearch = searchSlice.getInitialState();

/** The state after these actions, in turn. */
export const searchAfter = (state: SearchState, ...actions: UnknownAction[]) =>
  actions.reduce(searchSlice.reducer, state);

/** A search for eggs that found eight dinners. */
export const foundSearch: SearchState = {
  ...initialSearch,
  category: 'Meals',
  subcategory: 'Dinner',
  status: 'success',
  requestId: 'first',
  text: 'eggs',
  at: 1,
  results: recipes(8),
  headCount: 8,
  detected: ['eggs'],
  shown: 12,
};
