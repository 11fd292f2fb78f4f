import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import type { ToastKind } from '@/i18n/toasts';

/** What a toast's words are filled with. Never a sentence of ours. */
export type ToastValues = Readonly<Record<string, string | number>>;

/** A toast as data: the words are chosen where it is drawn, in the language of that moment. */
export interface Toast {
  id: string;
  kind: ToastKind;
  values: ToastValues;
}

interface UiState {
  toast: Toast | null;
}

const initialState: UiState = { toast: null };

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** At most one toast is visible: a new one takes the place of the old (SPEC §2). */
    toastRaised: {
      prepare: (kind: ToastKind, values: ToastValues = {}) => ({ payload: { id: nanoid(), kind, values } }),
      reducer(state, { payload }: PayloadAction<Toast>) {
        state.toast = payload;
      },
    },
    /** With the id of the toast that went, so that a late farewell does not take the next one along. */
    toastDismissed(state, { payload }: PayloadAction<string | undefined>) {
      if (payload === undefined || payload === state.toast?.id) state.toast = null;
    },
  },
  selectors: {
    selectToast: (state) => state.toast,
  },
});

export const { toastRaised, toastDismissed } = uiSlice.actions;
export const { selectToast } = uiSlice.selectors;

/** Somebody pressed Share. */
export const recipeShareRequested = createAction<Recipe>('ui/recipeShareRequested');

/** The page stands: preferences and results were read from storage. */
export const appStarted = createAction('ui/appStarted');
