import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Instruction, Recipe, RecipeId } from '@contracts/recipe';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { begunAt, caughtUp, endsOf, goneOn, heldAt, resumedAt } from '@/lib/cooking/timerRun';
import { isCountingDown, remainingAt, type CookingTimer, type TimedStep } from '@/lib/cooking/timerState';

/** A step as shown to the cook: its sentence, its parts where known, and its time. */
export interface CookingStep extends Pick<Instruction, 'step' | 'parts'>, TimedStep {}

/** The dish being cooked, with the cook's servings and swaps. Holds enough to continue without the recipe page. */
export interface CookedRecipe extends Pick<
  Recipe,
  'title' | 'language' | 'foreignLanguage' | 'category' | 'imageUrl' | 'ingredients'
> {
  recipeId: RecipeId;
  /** The servings the cook chose. */
  servings: number;
  /** The servings the quantities were written for. */
  recipeServings: number;
  /** The text contains the cook's swaps, so a translation must not replace it. */
  isSwapped: boolean;
  steps: CookingStep[];
}

export interface CookingSession extends CookedRecipe, CookingTimer {}

export interface CookingSettings {
  /** At the end of a step the timer rings and waits instead of advancing. */
  waitsForMe: boolean;
  isMuted: boolean;
  /** Announcements are spoken. */
  isSpoken: boolean;
  /** Letters do nothing in the cooking view: dictation and a brushed key would press them (WCAG 2.1.4). */
  ignoresLetters: boolean;
}

/** The part that is stored and shared between tabs. */
export interface CookingTimers {
  /** By recipe id. Several dishes can be cooking at once. */
  sessions: Record<string, CookingSession>;
  settings: CookingSettings;
}

export interface CookingTimerState extends CookingTimers {
  /** When the clock was last read, in ms since 1970; 0 before the first reading. */
  now: number;
}

const initialState: CookingTimerState = {
  sessions: {},
  settings: { waitsForMe: false, isMuted: false, isSpoken: false, ignoresLetters: false },
  now: 0,
};

const EXTRA_MS = 60_000;

/** An action that carries its time, because reducers must not read the clock. */
type Timed<Payload> = PayloadAction<Payload, string, number>;
const now = <Payload>(payload: Payload) => ({ payload, meta: Date.now() });

/** Advances every countdown to this time. Unchanged sessions keep their identity, so that they are not stored again. */
const readClock = (state: CookingTimerState, at: number) => {
  const { sessions, settings } = state;
  for (const [id, session] of Object.entries(sessions)) {
    const current = caughtUp(session, session.steps, settings.waitsForMe, at);
    if (current !== session) sessions[id] = current;
    if (session.status === 'running') state.now = at;
  }
};

/** Wraps a change of one session, after advancing the clock. */
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
  if (session.status !== 'complete') Object.assign(session, heldAt(session, status, at));
};

/** The cook is done with a step before or after its time. */
const finish = (session: CookingSession, at: number) => {
  if (session.status === 'complete') return;
  const next = goneOn(session, session.steps, at);
  const ended = next.status === 'complete' ? { step: next.stepIndex, at, count: 1 } : session.ended;
  Object.assign(session, { ...next, ended });
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
        if (payload.steps.length > 0)
          state.sessions[payload.recipeId] = { ...payload, ...begunAt(0, payload.steps, at), ended: null };
      },
    },
    cookingPaused: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => {
        if (isCountingDown(session)) hold(session, 'paused', at);
      }),
    },
    /** Resumes a session that was paused, or stopped by mistake, with its remaining time. */
    cookingResumed: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => {
        if (session.status === 'paused' || session.status === 'stopped') Object.assign(session, resumedAt(session, at));
      }),
    },
    cookingStopped: {
      prepare: now<RecipeId>,
      reducer: change(byId, (session, at) => hold(session, 'stopped', at)),
    },
    /** The cook goes on: to the step alongside if it still runs, else to the next one. */
    stepDone: {
      prepare: now<RecipeId>,
      reducer: change(byId, finish),
    },
    /** Skip to or Repeat. A position beyond the last step completes the dish. */
    stepChosen: {
      prepare: now<{ recipeId: RecipeId; step: number }>,
      reducer: change(
        ({ recipeId }: { recipeId: RecipeId; step: number }) => recipeId,
        (session, at, { step }) => {
          const { steps, stepIndex, beside } = session;
          const isRunningBeside = step === stepIndex + 1 && beside !== null && !beside.isOver;
          if (step >= steps.length) {
            Object.assign(session, { stepIndex: steps.length - 1, beside: null });
            finish(session, at);
          } else if (isRunningBeside) finish(session, at);
          else Object.assign(session, begunAt(Math.max(0, step), steps, at));
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
    /** Removes a dish that is complete or stopped. */
    cookingDismissed(state, { payload }: PayloadAction<RecipeId>) {
      delete state.sessions[payload];
    },
    /** The recipe changed (servings or language). The countdown continues. */
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
  extraReducers: (builder) =>
    // The dish goes on under its new id, which its page has from now on.
    builder.addCase(recipeIdReplaced, ({ sessions }, { payload: { from, to } }) => {
      const session = sessions[from];
      if (!session) return;
      delete sessions[from];
      sessions[to] = { ...session, recipeId: to };
    }),
  selectors: {
    selectSessions: ({ sessions }) => sessions,
    selectSession: ({ sessions }, id: RecipeId): CookingSession | undefined => sessions[id],
    selectCookingSettings: ({ settings }) => settings,
    selectNow: (state) => state.now,
    /** Whether any session is shown on every page. Stopped ones are not. */
    selectIsCooking: ({ sessions }) => Object.values(sessions).some(({ status }) => status !== 'stopped'),
    /** The time that the seconds are counted from: the next end, or else the end of a step that waits for the cook. */
    selectNextEnd: ({ sessions }): number | null => {
      const running = Object.values(sessions).filter(({ status }) => status === 'running');
      const counting = running.flatMap((session) => Object.values(endsOf(session)));
      const ends = counting.length > 0 ? counting : running.map(({ endsAt }) => endsAt!);
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
  stepDone,
  stepChosen,
  minuteAdded,
  cookingDismissed,
  cookedRecipeChanged,
  settingChosen,
  timersArrived,
} = cookingTimerSlice.actions;

export const { selectSessions, selectSession, selectCookingSettings, selectNow, selectIsCooking, selectNextEnd } =
  cookingTimerSlice.selectors;
