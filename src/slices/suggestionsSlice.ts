import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchMode } from '@contracts/vocabulary';
import { continues, type Completion } from '@/lib/search/suggestedText';

export interface TypedText {
  mode: SearchMode;
  text: string;
}

interface SuggestionsState {
  /** What the suggestions are for; null while there are none to wait for. */
  typed: TypedText | null;
  completions: Completion[];
}

const initialState: SuggestionsState = { typed: null, completions: [] };

/** What the search box suggests. The text itself is the box's: only what was typed at its end gets here. */
export const suggestionsSlice = createSlice({
  name: 'suggestions',
  initialState,
  reducers: {
    /** The cook typed at the end of the text. What still continues it stays until the answer is here. */
    textTyped(state, { payload }: PayloadAction<TypedText>) {
      const isSameMode = state.typed?.mode === payload.mode;
      state.completions = isSameMode ? state.completions.filter((one) => continues(one, payload.text)) : [];
      state.typed = payload;
    },
    suggestionsArrived(state, { payload }: PayloadAction<TypedText & { completions: Completion[] }>) {
      if (payload.text === state.typed?.text && payload.mode === state.typed.mode)
        state.completions = payload.completions;
    },
    /** Escape was pressed, the box lost the focus, or a search began. */
    suggestionsClosed: () => initialState,
  },
  selectors: {
    selectTyped: (state) => state.typed,
    selectCompletions: (state) => state.completions,
  },
});

export const { textTyped, suggestionsArrived, suggestionsClosed } = suggestionsSlice.actions;

export const { selectTyped, selectCompletions } = suggestionsSlice.selectors;
