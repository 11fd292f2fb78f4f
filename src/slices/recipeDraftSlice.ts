import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import type { Language, RecipeCategory, Subcategory } from '@contracts/vocabulary';

import { recipeIdReplaced } from '@/api/recipeIdReplaced';

/** A line of the draft. The key stays when the line is moved or changed. */
export interface DraftLine {
  key: number;
  text: string;
  /** A heading above the ingredients that follow. */
  isHeading?: true;
}

/** What the cook has written so far, as typed. */
export interface DraftContent {
  title: string;
  about: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  language: Language;
  servings: string;
  /** From start to plate. */
  minutes: string;
  ingredients: DraftLine[];
  steps: DraftLine[];
  source: string;
  /** The name of the cook's own photo. */
  photo?: string;
}

/** The version that an edit begins with. */
export interface EditBeginning {
  /** Absent for a recipe that was never edited. */
  version?: string;
  words: RecipeWords;
}

export interface RecipeDraft {
  content: DraftContent;
  /** The text it was read from; empty when the cook began with an empty page. */
  origin: string;
  /** Earlier contents, the latest last, and undone ones, the next last. */
  past: DraftContent[];
  future: DraftContent[];
  /** The field of the last change, and when it was made: typing in one field is undone as one. */
  last: { field: string; at: number } | null;
  /** The own recipe that is edited. */
  replaces?: RecipeId;
  /** What it was when the cook began. */
  began?: EditBeginning;
}

export interface RecipeDraftState {
  draft: RecipeDraft | null;
}

/** How many changes can be undone. */
const UNDO_MAX = 50;
/** A pause in typing after which the next change is undone by itself. */
const PAUSE_MS = 1_500;

const initialState: RecipeDraftState = { draft: null };

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
    draftStarted(state, { payload }: PayloadAction<Pick<RecipeDraft, 'content' | 'origin' | 'replaces' | 'began'>>) {
      state.draft = { ...payload, past: [], future: [], last: null };
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

    draftDropped(state) {
      state.draft = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, ({ draft }, { payload: { from, to } }) => {
      if (draft?.replaces === from) draft.replaces = to;
    }),
  selectors: {
    selectDraft: ({ draft }) => draft,
  },
});

export const { draftStarted, draftChanged, draftUndone, draftRedone, draftDropped } = recipeDraftSlice.actions;
export const { selectDraft } = recipeDraftSlice.selectors;
