import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Instruction, Recipe, RecipeId } from '@contracts/recipe';
import { begunAt, caughtUp, isCountingDown, remainingAt, type CookingTimer } from '@/lib/cookingTimer';

/** A step as the cook has it: its sentence, in pieces where known, and its time. */
export interface CookingStep extends Pick<Instruction, 'step' | 'parts'> {
  seconds: number;
}

/** What is cooked, with the cook's servings and swaps: enough to go on without the recipe's own page. */
export interface CookedRecipe extends Pick<Recipe, 'title' | 'language' | 'category' | 'imageUrl' | 'ingredients'> {
  recipeId: RecipeId;
  /** The cook's. */
  servings: number;
  /** Those that the quantities were written for. */
  recipeServings: number;
  /** Its text has swaps of the cook's in it, so another language's recipe does not take its place. */
  isSwapped: boolean;
  steps: CookingStep[];
}

export interface CookingSession extends CookedRecipe, CookingTimer {}

export interface CookingSettings {
  /** At the end of a step the timer rings and waits, instead of going on. */
  waitsForMe: boolean;
  isMuted: boolean;
  /** Says aloud what happens. */
  isSpoken: boolean;
}

/** What is stored, and what another tab sends. */
export interface CookingTimers {
  /** By recipe id: several dishes can be on the stove. */
  sessions: Record<string, CookingSession>;
  settings: CookingSettings;
}

export interface CookingTimerState extends CookingTimers {
  /** When the clock was last read, in ms since 1970; 0 before. */
  now: number;
}

const initialState: CookingTimerState = {
  sessions: {},
  settings: { waitsForMe: false, isMuted: false, isSpoken: false },
  now: 0,
};

const EXTRA_MS = 60_000;

/** An action that says when it happened: reducers have no clock. */
type Timed<Payload> = PayloadAction<Payload, string, number>;
const now = <Payload>(payload: Payload) => ({ payload, meta: Date.now() });

const secondsOf = ({ steps }: CookingSession) => steps.map(({ seconds }) => seconds);

/** Brings every countdown to the moment; what has not changed stays the same object, so that nothing is stored again. */
const readClock = (state: CookingTimerState, at: number) => {
  const { sessions, settings } = state;
  for (const [id, session] of Object.entries(sessions)) {
    const current = caughtUp(session, secondsOf(session), settings.waitsForMe, at);
    if (current !== session) sessions[id] = current;
    if (session.status === 'running') state.now = at;
  }
};

/** A change of one dish, on a state that knows what time it is. */
const change =
  <Payload>(
    idOf: (payload: Payload) => RecipeId,
    apply: (session: CookingSession, at: number, payload: Payload) => void,
  ) =>
  (state: CookingTimerState, { payload, meta: at }: Timed<Payload>) => {
    readClock(state, at);
    state.now = at;
    const session = state.sessions[idOf(payload)];
    if (session) apply(session, at, payload);
  };

const byId = (id: RecipeId) => id;

const hold = (session: CookingSession, status: 'paused' | 'stopped', at: number) => {
  if (session.status === 'complete') return;
  const remainingMs = remainingAt(session, at);
  Object.assign(session, { status, remainingMs, endsAt: null, rangAt: null });
};

export const cookingTimerSlice = createSlice({
  name: 'cookingTimer',
  initialState,
  reducers: {
    /** Once a second while a countdown runs, and when a sleeping page wakes up. */
    clockRead: {
      prepare: () => now(undefined),
      reducer: (state, { meta }: Timed<undefined>) => readClock(state, meta),
    },
    cookingStarted: {
      prepare: now<CookedRecipe>,
      reducer(state, { payload, meta: at }: Timed<CookedRecipe>) {
        readClock(state, at);
        state.now = at;
        const seconds = payload.steps.map((step) => step.seconds);
        if (seconds.length > 0)
          state.sessions[payload.recipeId] = { ...payload, ...begunAt(0, seconds, at), ended: null };
      },
    },
    cookingPaused: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => {
        if (isCountingDown(session)) hold(session, 'paused', at);
      }),
    },
    /** From a pause, and from a stop that was none. */
    cookingResumed: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => {
        if (session.status !== 'paused' && session.status !== 'stopped') return;
        const endsAt = at + remainingAt(session, at);
        Object.assign(session, { status: 'running', endsAt, remainingMs: null });
      }),
    },
    cookingStopped: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => hold(session, 'stopped', at)),
    },
    /** Skip to or Repeat. Beyond the last step the dish is done. */
    stepChosen: {
      prepare: now<{ recipeId: RecipeId; step: number }>,
      reducer: change(
        ({ recipeId }: { recipeId: RecipeId; step: number }) => recipeId,
        (session, at, { step }) => {
          if (step < session.steps.length) Object.assign(session, begunAt(Math.max(0, step), secondsOf(session), at));
          else if (session.status !== 'complete')
            Object.assign(session, {
              status: 'complete',
              stepIndex: session.steps.length - 1,
              endsAt: null,
              remainingMs: null,
              rangAt: null,
              ended: { step: session.steps.length - 1, at, count: 1 },
            });
        },
      ),
    },
    minuteAdded: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => {
        if (session.status !== 'running' && session.status !== 'paused') return;
        const left = remainingAt(session, at) + EXTRA_MS;
        session.stepMs = Math.max(session.stepMs + EXTRA_MS, left);
        session.rangAt = null;
        if (session.status === 'running') session.endsAt = at + left;
        else session.remainingMs = left;
      }),
    },
    /** A dish that is done or stopped leaves the stove. */
    cookingDismissed(state, { payload }: PayloadAction<RecipeId>) {
      delete state.sessions[payload];
    },
    /** Other servings, or another language: the words change, the time runs on. */
    cookedRecipeChanged(state, { payload }: PayloadAction<CookedRecipe>) {
      const session = state.sessions[payload.recipeId];
      if (session && session.steps.length === payload.steps.length) Object.assign(session, payload);
    },
    settingChosen(state, { payload }: PayloadAction<Partial<CookingSettings>>) {
      Object.assign(state.settings, payload);
    },
    /** From another tab. */
    timersArrived(state, { payload }: PayloadAction<CookingTimers>) {
      state.sessions = payload.sessions;
      state.settings = payload.settings;
    },
  },
  selectors: {
    selectSessions: ({ sessions }) => sessions,
    selectSession: ({ sessions }, id: RecipeId): CookingSession | undefined => sessions[id],
    selectCookingSettings: ({ settings }) => settings,
    selectNow: (state) => state.now,
    /** Whether there is anything to show on every page. A dish that was stopped is not. */
    selectIsCooking: ({ sessions }) => Object.values(sessions).some(({ status }) => status !== 'stopped'),
    /** The moment that the seconds are counted from: the next end, else that of a step which waits for the cook. */
    selectNextEnd: ({ sessions }): number | null => {
      const running = Object.values(sessions).filter(({ status }) => status === 'running');
      const counting = running.filter(isCountingDown);
      const ends = (counting.length > 0 ? counting : running).map(({ endsAt }) => endsAt!);
      return ends.length > 0 ? Math.min(...ends) : null;
    },
  },
});

export const {
  clockRead,
  cookingStarted,
  cookingPaused,
  cookingResumed,
  cookingStopped,
  stepChosen,
  minuteAdded,
  cookingDismissed,
  cookedRecipeChanged,
  settingChosen,
  timersArrived,
} = cookingTimerSlice.actions;

export const { selectSessions, selectSession, selectCookingSettings, selectNow, selectIsCooking, selectNextEnd } =
  cookingTimerSlice.selectors;
