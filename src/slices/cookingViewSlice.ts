import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';

/** What this device and browser can do for a cook with wet hands. */
export interface CookingAbilities {
  /** Whether the page is served over https, which most of the other abilities require. */
  isSecure: boolean;
  hasSound: boolean;
  hasWakeLock: boolean;
  hasSpeech: boolean;
  hasRecognition: boolean;
  notifications: NotificationPermission | 'unsupported';
}

/** An announcement as data. The view chooses the words. */
export interface CookingAnnouncement {
  /** Distinguishes two announcements with the same content. */
  id: string;
  kind:
    'started' | 'minuteLeft' | 'stepEnded' | 'besideEnded' | 'rang' | 'caughtUp' | 'completed' | 'paused' | 'resumed';
  title: string;
  /** The step it is about, counted from 1. */
  step: number;
  steps: number;
  /** How many steps have passed. */
  count: number;
  /** The step that runs alongside, counted from 1; 0 for none. */
  beside: number;
}

/** State of voice control. `failed`: the browser refused the microphone or has none. */
export type ListeningStatus = 'off' | 'on' | 'failed';

interface CookingViewState {
  openRecipeId: RecipeId | null;
  abilities: CookingAbilities | null;
  isAwake: boolean;
  announcement: CookingAnnouncement | null;
  listening: ListeningStatus;
  /** The last command that was understood. */
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

/** State of the large cooking view. It is not stored. */
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
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
      if (state.openRecipeId === from) state.openRecipeId = to;
    }),
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

/** Cooking may start soon. Loads bell and voice early, so that the first press can unlock the sound. */
export const cookingAtHand = createAction('cookingView/cookingAtHand');

/** The cook asked to hear the step. */
export const readAloudRequested = createAction<RecipeId>('cookingView/readAloudRequested');

/** The cook asked for the remaining time. */
export const timeLeftRequested = createAction<RecipeId>('cookingView/timeLeftRequested');

/** The cook turned notifications on. The browser then asks for permission. */
export const notificationsRequested = createAction('cookingView/notificationsRequested');

/** The cook tried out the bell. */
export const ringTried = createAction('cookingView/ringTried');
