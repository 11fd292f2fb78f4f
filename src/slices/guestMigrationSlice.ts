import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RETRY_WAITS_MS } from '@contracts/limits';
import type { RecipeId } from '@contracts/recipe';

/** How often moving a recipe has failed, and when it is retried, in ms since 1970; null while it is being sent. */
export interface Move {
  tries: number;
  retryAt: number | null;
}

export interface GuestMigrationState {
  /** When the next round begins, in ms since 1970; null when none is planned. */
  startAt: number | null;
  /** The round follows a sign-in, not a failure. */
  isFirst: boolean;
  /** A round is running. */
  isMoving: boolean;
  /** The recipes of the current round. */
  moves: Record<RecipeId, Move>;
  /** Another round was requested while one was running. */
  isCalledAgain: boolean;
  /** Automatic rounds since the last sign-in or reconnection. */
  tries: number;
}

const initialState: GuestMigrationState = {
  startAt: null,
  isFirst: false,
  isMoving: false,
  moves: {},
  isCalledAgain: false,
  tries: 0,
};

/** Plans the next round after a wait, unless the limit of automatic rounds is reached. */
const planRetry = (state: GuestMigrationState, at: number) => {
  const wait = RETRY_WAITS_MS[state.tries];
  state.tries += 1;
  state.isFirst = false;
  state.startAt = wait === undefined ? null : at + wait;
};

type Timed = PayloadAction<{ at: number }>;

/** Moves a guest's recipes to the account. It works in rounds, and each round sends several recipes at a time. */
export const guestMigrationSlice = createSlice({
  name: 'guestMigration',
  initialState,
  reducers: {
    /** A user with guest recipes signed in, or the connection is back. */
    migrationCalled(state, { payload: { at, isFirst } }: PayloadAction<{ at: number; isFirst: boolean }>) {
      state.tries = 0;
      if (state.isMoving) state.isCalledAgain = true;
      else Object.assign(state, { startAt: at, isFirst });
    },
    /** A call failed, but the server can be reached again. */
    serverFoundAgain(state, { payload: { at } }: Timed) {
      if (state.isMoving) state.isCalledAgain = true;
      else if (state.startAt === null) planRetry(state, at);
    },
    roundBegan(state) {
      Object.assign(state, { startAt: null, isMoving: true, moves: {}, isCalledAgain: false });
    },
    moveBegan({ moves }, { payload: id }: PayloadAction<RecipeId>) {
      moves[id] = { tries: moves[id]?.tries ?? 0, retryAt: null };
    },
    moveFailed({ moves }, { payload: { id, retryAt } }: PayloadAction<{ id: RecipeId; retryAt: number }>) {
      moves[id] = { tries: (moves[id]?.tries ?? 0) + 1, retryAt };
    },
    moveEnded({ moves }, { payload: id }: PayloadAction<RecipeId>) {
      delete moves[id];
    },
    roundEnded(state, { payload: { at } }: Timed) {
      Object.assign(state, { startAt: null, isMoving: false, moves: {} });
      if (state.isCalledAgain) planRetry(state, at);
      state.isCalledAgain = false;
    },
  },
});

export const { migrationCalled, serverFoundAgain, roundBegan, moveBegan, moveFailed, moveEnded, roundEnded } =
  guestMigrationSlice.actions;
