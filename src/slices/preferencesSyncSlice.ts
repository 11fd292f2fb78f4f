import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Preferences } from '@contracts/preferences';

export type PreferencesField = keyof Preferences;

/** All of them: the compiler asks for a new one here. */
export const PREFERENCES_FIELDS = Object.keys({
  language: true,
  measurementSystem: true,
  excludedAllergens: true,
  dietTypes: true,
} satisfies Record<PreferencesField, true>) as readonly PreferencesField[];

/** The owner of the preferences on this device, and the edits that the owner's account does not have yet. */
export interface PreferencesRecord {
  uid: string;
  edited: PreferencesField[];
}

export interface PreferencesSyncState {
  /** Stored between visits; null while the preferences are a guest's. */
  record: PreferencesRecord | null;
  /** The account whose copy has been read. Nothing is posted before that. */
  readFor: string | null;
  /** Fields the cook changed here that the account does not have yet. */
  edited: PreferencesField[];
  /** How many posts are pending. A page that is being closed sends one beside another. */
  posts: number;
  /** Another edit came while a post was pending, so another post follows. */
  isPostWanted: boolean;
  /** The account's exclusions before this device's allergens were added; for Undo. */
  allergensBefore: string[] | null;
}

const initialState: PreferencesSyncState = {
  record: null,
  readFor: null,
  edited: [],
  posts: 0,
  isPostWanted: false,
  allergensBefore: null,
};

const united = (...lists: readonly (readonly PreferencesField[])[]) => [...new Set(lists.flat())];

/** Keeps the preferences of this device and of the account in step. */
export const preferencesSyncSlice = createSlice({
  name: 'preferencesSync',
  initialState,
  reducers: {
    fieldsEdited(
      state,
      { payload: { uid, fields } }: PayloadAction<{ uid: string; fields: readonly PreferencesField[] }>,
    ) {
      state.edited = united(state.edited, fields);
      // Edits left by the last visit wait until the account's copy is read.
      const left = state.record?.uid === uid && state.readFor !== uid ? state.record.edited : [];
      if (state.readFor === uid || state.record?.uid === uid)
        state.record = { uid, edited: united(left, state.edited) };
    },
    /** The account's copy was read; `edited` are the fields it lacks. */
    copyRead(state, { payload: { uid, edited } }: PayloadAction<PreferencesRecord>) {
      Object.assign(state, { readFor: uid, edited, record: { uid, edited } });
    },
    /** This device's exclusions were added to the account's. */
    allergensUnited(state, { payload }: PayloadAction<string[]>) {
      state.allergensBefore = payload;
    },
    unionUndone(state) {
      state.allergensBefore = null;
    },
    postWanted(state) {
      state.isPostWanted = true;
    },
    postBegan(state) {
      state.posts += 1;
      state.isPostWanted = false;
    },
    postEnded(state) {
      state.posts -= 1;
    },
    /** The account has every edit. */
    editsTaken(state, { payload: uid }: PayloadAction<string>) {
      Object.assign(state, { edited: [], record: { uid, edited: [] } });
    },
    /** The account changed or was signed out. `isOver`: the preferences are a guest's from now on. */
    accountChanged(state, { payload: { isOver } }: PayloadAction<{ isOver: boolean }>) {
      Object.assign(state, { readFor: null, edited: [], allergensBefore: null });
      if (isOver) state.record = null;
    },
    /** As stored by another tab. */
    recordArrived(state, { payload }: PayloadAction<PreferencesRecord | null>) {
      state.record = payload;
    },
  },
});

export const {
  fieldsEdited,
  copyRead,
  allergensUnited,
  unionUndone,
  postWanted,
  postBegan,
  postEnded,
  editsTaken,
  accountChanged,
  recordArrived,
} = preferencesSyncSlice.actions;
