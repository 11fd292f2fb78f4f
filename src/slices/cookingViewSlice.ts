import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';

/** What this device and this browser can do for a cook with wet hands. */
export interface CookingAbilities {
  /** Most of the rest needs https. */
  isSecure: boolean;
  hasSound: boolean;
  hasWakeLock: boolean;
  hasSpeech: boolean;
  hasRecognition: boolean;
  notifications: NotificationPermission | 'unsupported';
}

/** Something that a cook has to hear of, as data: the words are chosen where it is said. */
export interface CookingAnnouncement {
  /** Two of the same are two. */
  id: string;
  kind: 'started' | 'minuteLeft' | 'stepEnded' | 'rang' | 'caughtUp' | 'completed' | 'paused' | 'resumed';
  title: string;
  /** From 1: the step that the cook is at now. */
  step: number;
  steps: number;
  /** How many steps have passed. */
  count: number;
}

/** What the microphone is doing. `failed`: the browser would not, or may not. */
export type ListeningStatus = 'off' | 'on' | 'failed';

interface CookingViewState {
  openRecipeId: RecipeId | null;
  abilities: CookingAbilities | null;
  isAwake: boolean;
  announcement: CookingAnnouncement | null;
  listening: ListeningStatus;
  /** What was understood last. */
  heard: string | null;
}

const initialState: CookingViewState = {
  openRecipeId: null,
  abilities: null,
  isAwake: false,
  announcement: null,
  listening: 'off',
  heard: null,
};

/** The large view, and what goes with it: nothing of it outlives the page. */
export const cookingViewSlice = createSlice({
  name: 'cookingView',
  initialState,
  reducers: {
    cookingOpened(state, { payload }: PayloadAction<RecipeId>) {
      state.openRecipeId = payload;
    },
    cookingClosed: (state) => ({ ...state, openRecipeId: null, listening: 'off' as const, heard: null }),
    abilitiesRead(state, { payload }: PayloadAction<CookingAbilities>) {
      state.abilities = payload;
    },
    screenKeptAwake(state, { payload }: PayloadAction<boolean>) {
      state.isAwake = payload;
    },
    announced(state, { payload }: PayloadAction<CookingAnnouncement>) {
      state.announcement = payload;
    },
    listeningChosen(state, { payload }: PayloadAction<boolean>) {
      state.listening = payload ? 'on' : 'off';
      state.heard = null;
    },
    listeningFailed(state) {
      state.listening = 'failed';
    },
    speechHeard(state, { payload }: PayloadAction<string>) {
      state.heard = payload;
    },
  },
  selectors: {
    selectOpenRecipeId: (state) => state.openRecipeId,
    selectAbilities: (state) => state.abilities,
    selectIsAwake: (state) => state.isAwake,
    selectAnnouncement: (state) => state.announcement,
    selectListening: (state) => state.listening,
    selectHeard: (state) => state.heard,
  },
});

export const {
  cookingOpened,
  cookingClosed,
  abilitiesRead,
  screenKeptAwake,
  announced,
  listeningChosen,
  listeningFailed,
  speechHeard,
} = cookingViewSlice.actions;

export const { selectOpenRecipeId, selectAbilities, selectIsAwake, selectAnnouncement, selectListening, selectHeard } =
  cookingViewSlice.selectors;

/** A cook may start soon: what rings and speaks is fetched, so that the first press can unlock the sound. */
export const cookingAtHand = createAction('cookingView/cookingAtHand');

/** The cook asked to hear the step. */
export const readAloudRequested = createAction<RecipeId>('cookingView/readAloudRequested');

/** The cook asked how long it takes still. */
export const timeLeftRequested = createAction<RecipeId>('cookingView/timeLeftRequested');

/** The cook wants messages while the page is hidden: the browser asks for leave. */
export const notificationsRequested = createAction('cookingView/notificationsRequested');

/** The cook wants to know how it rings. */
export const ringTried = createAction('cookingView/ringTried');
