import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { begun, type DraftContent, type RecipeDraft, type RecipeDraftState } from './recipeDraft/draftState';
import { foundReducers } from './recipeDraft/foundReducers';

/** How many changes can be undone. */
const UNDO_MAX = 50;
/** A pause in typing after which the next change is undone by itself. */
const PAUSE_MS = 1_500;

const initialState: RecipeDraftState = { draft: null, found: null };

interface Change {
  content: DraftContent;
  field: string;
  at: number;
}

/** A recipe that the cook writes or reviews, until it is saved or dropped. It survives a reload. */
export const recipeDraftSlice = createSlice({
  name: 'recipeDraft',
  initialState,
  reducers: {
    ...foundReducers,

    draftStarted(state, { payload }: PayloadAction<Pick<RecipeDraft, 'content' | 'origin' | 'replaces' | 'began'>>) {
      state.draft = begun(payload);
      state.found = null;
    },

    draftChanged: {
      prepare: (content: DraftContent, field: string) => ({ payload: { content, field, at: Date.now() } }),
      reducer({ draft }, { payload: { content, field, at } }: PayloadAction<Change>) {
        if (!draft) return;
        const goesOn = draft.last?.field === field && at - draft.last.at < PAUSE_MS;
        if (!goesOn) draft.past = [...draft.past, draft.content].slice(-UNDO_MAX);
        draft.content = content;
        draft.future = [];
        draft.last = { field, at };
      },
    },

    draftUndone({ draft }) {
      const before = draft?.past.pop();
      if (!draft || !before) return;
      draft.future.push(draft.content);
      draft.content = before;
      draft.last = null;
    },

    draftRedone({ draft }) {
      const next = draft?.future.pop();
      if (!draft || !next) return;
      draft.past.push(draft.content);
      draft.content = next;
      draft.last = null;
    },

    /** Drops everything that was read or written. */
    draftDropped(state) {
      state.draft = null;
      state.found = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, ({ draft }, { payload: { from, to } }) => {
      if (draft?.replaces === from) draft.replaces = to;
    }),
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectFound: ({ found }) => found,
  },
});

export const {
  draftStarted,
  draftChanged,
  draftUndone,
  draftRedone,
  draftFinished,
  draftDropped,
  recipesFound,
  recipesChosen,
  foundAsOneChosen,
  choiceReturned,
} = recipeDraftSlice.actions;
export const { selectDraft, selectFound } = recipeDraftSlice.selectors;
