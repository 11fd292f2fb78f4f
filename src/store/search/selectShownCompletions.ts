import { createSelector } from '@reduxjs/toolkit';
import type { Completion } from '@/lib/search/suggestedText';
import { selectSearchStatus } from '@/slices/searchSlice';
import { selectCompletions, selectTyped, type TypedText } from '@/slices/suggestionsSlice';
import type { RootState } from '@/store/rootReducer';

const NONE: readonly Completion[] = [];

/** The suggestions for the text in the box: none for another text, and none while a search is under way. */
export const selectShownCompletions = createSelector(
  [
    selectTyped,
    selectCompletions,
    selectSearchStatus,
    (_state: RootState, { mode }: TypedText) => mode,
    (_state: RootState, { text }: TypedText) => text,
  ],
  (typed, completions, status, mode, text) =>
    status !== 'loading' && typed?.mode === mode && typed.text === text ? completions : NONE,
);
