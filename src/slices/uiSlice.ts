import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import type { ToastKind } from '@/i18n/toasts';

/** Values for the toast's message. Never a translatable sentence. */
export type ToastValues = Readonly<Record<string, string | number>>;

/** A toast as data. The view chooses the words, in the current language. */
export interface Toast {
  id: string;
  kind: ToastKind;
  values: ToastValues;
}

export interface UiState {
  toast: Toast | null;
  /** False once dismissed. The toast is then kept for a while, but not shown. */
  isToastOpen: boolean;
  /**
   * Toasts stay until they are dismissed (WCAG 2.2.1). A setting of this device; a reset of the preferences leaves it
   * alone, because the toast that offers to undo the reset would otherwise hurry away.
   */
  keepsToasts: boolean;
}

const initialState: UiState = { toast: null, isToastOpen: false, keepsToasts: false };

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** At most one toast is visible; a new one replaces the old. */
    toastRaised: {
      prepare: (kind: ToastKind, values: ToastValues = {}) => ({ payload: { id: nanoid(), kind, values } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => ({ ...state, toast: payload, isToastOpen: true }),
    },
    /** Carries the id, so that a late dismissal does not close the next toast. */
    toastDismissed(state, { payload }: PayloadAction<string>) {
      if (payload === state.toast?.id) state.isToastOpen = false;
    },
    /** Carries the toast, so that a listener knows what to do from its kind and values. The toast then closes. */
    toastActionChosen(state, { payload }: PayloadAction<Toast>) {
      if (payload.id === state.toast?.id) state.isToastOpen = false;
    },
    keepingToastsChosen(state, { payload }: PayloadAction<boolean>) {
      state.keepsToasts = payload;
    },
    toastRemoved(state, { payload }: PayloadAction<string>) {
      if (payload === state.toast?.id) state.toast = null;
    },
  },
  selectors: {
    selectToast: ({ toast, isToastOpen }) => (isToastOpen ? toast : null),
    selectKeepsToasts: ({ keepsToasts }) => keepsToasts,
  },
});

export const { toastRaised, toastDismissed, toastActionChosen, keepingToastsChosen, toastRemoved } = uiSlice.actions;
export const { selectToast, selectKeepsToasts } = uiSlice.selectors;

/** Share was pressed. */
export const recipeShareRequested = createAction<Recipe>('ui/recipeShareRequested');

/** The app has started: preferences and results were read from storage. */
export const appStarted = createAction('ui/appStarted');

export interface OfferedPhoto {
  name: string;
  size: number;
  /** The media type that the browser infers from the name; empty when unknown. */
  type: string;
  isFromCamera: boolean;
}

/** A photo was chosen, dropped, pasted or taken. */
export const photoOffered = createAction<OfferedPhoto>('ui/photoOffered');

export interface ShoppingList {
  title: string;
  names: string[];
}

/** The user asked to copy a shopping list to the clipboard. */
export const shoppingListRequested = createAction<ShoppingList>('ui/shoppingListRequested');

/** The user asked to send a shopping list through the share sheet of the device. */
export const shoppingListShared = createAction<ShoppingList>('ui/shoppingListShared');
