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
  /** A dismissed toast is kept a while (SPEC §2), but is not on the screen. */
  isToastOpen: boolean;
}

const initialState: UiState = { toast: null, isToastOpen: false };

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** At most one toast is visible: a new one takes the place of the old (SPEC §2). */
    toastRaised: {
      prepare: (kind: ToastKind, values: ToastValues = {}) => ({ payload: { id: nanoid(), kind, values } }),
      reducer: (_state, { payload }: PayloadAction<Toast>) => ({ toast: payload, isToastOpen: true }),
    },
    /** With the id of the toast that went, so that a late farewell does not take the next one along. */
    toastDismissed(state, { payload }: PayloadAction<string>) {
      if (payload === state.toast?.id) state.isToastOpen = false;
    },
    /** With the toast itself: a listener knows by its kind and values what is to be done. It has done its work, and goes. */
    toastActionChosen(state, { payload }: PayloadAction<Toast>) {
      if (payload.id === state.toast?.id) state.isToastOpen = false;
    },
    toastRemoved(state, { payload }: PayloadAction<string>) {
      if (payload === state.toast?.id) state.toast = null;
    },
  },
  selectors: {
    selectToast: ({ toast, isToastOpen }) => (isToastOpen ? toast : null),
  },
});

export const { toastRaised, toastDismissed, toastActionChosen, toastRemoved } = uiSlice.actions;
export const { selectToast } = uiSlice.selectors;

/** Somebody pressed Share. */
export const recipeShareRequested = createAction<Recipe>('ui/recipeShareRequested');

/** The page stands: preferences and results were read from storage. */
export const appStarted = createAction('ui/appStarted');

export interface OfferedPhoto {
  name: string;
  size: number;
  /** The media type that the browser reads off the name; empty when it knows none. */
  type: string;
  isFromCamera: boolean;
}

/** Somebody chose, dropped, pasted or took a photo. */
export const photoOffered = createAction<OfferedPhoto>('ui/photoOffered');

export interface ShoppingList {
  title: string;
  names: string[];
}

/** Somebody wants what is missing in the clipboard. */
export const shoppingListRequested = createAction<ShoppingList>('ui/shoppingListRequested');
