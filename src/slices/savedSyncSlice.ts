import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RETRY_AFTER_MAX_MS, RETRY_AFTER_SECONDS, RETRY_WAITS_MS } from '@contracts/limits';
import type { RecipeId } from '@contracts/recipe';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import type { ApiFailure } from '@/lib/failures/apiFailure';

/** Identifies a change: the outbox has at most one per recipe, and its time tells it from earlier ones. */
type ChangeName = Pick<UnsentChange, 'recipeId' | 'at'>;

/** In ms since 1970; null when only a working server (see `signOfLifeSeen`) allows the next try. */
type RetryTime = number | null;

/** A change whose last try failed temporarily. */
export interface Retry {
  at: UnsentChange['at'];
  tries: number;
  retryAt: RetryTime;
}

export interface SavedSyncState {
  /** The change being sent; one at a time. */
  sending: ChangeName | null;
  retries: Record<RecipeId, Retry>;
  /** Nothing is sent before this time: the server is unreachable or the session is over. */
  unreachableUntil: RetryTime;
  /** Nothing is sent before this time, because the server asked for it (Retry-After). A reload keeps it. */
  unwelcomeUntil: number;
}

const initialState: SavedSyncState = { sending: null, retries: {}, unreachableUntil: 0, unwelcomeUntil: 0 };

interface FailedSending extends ChangeName, Pick<ApiFailure, 'status' | 'retryAfter'> {
  failedAt: number;
}

/** Delivery of the saved-recipes outbox: what is being sent, what is retried, and when. */
export const savedSyncSlice = createSlice({
  name: 'savedSync',
  initialState,
  reducers: {
    sendingBegan(state, { payload: { recipeId, at } }: PayloadAction<ChangeName>) {
      state.sending = { recipeId, at };
    },
    /** A temporary failure. The same change may succeed later. */
    sendingFailed(state, { payload }: PayloadAction<FailedSending>) {
      const { recipeId, at, status, retryAfter = RETRY_AFTER_SECONDS, failedAt } = payload;
      if (status === 429) {
        state.unwelcomeUntil = failedAt + Math.min(retryAfter * 1_000, RETRY_AFTER_MAX_MS);
        return;
      }
      const before = state.retries[recipeId];
      const tries = before?.at === at ? before.tries : 0;
      const wait = RETRY_WAITS_MS[tries];
      const retryAt = wait === undefined ? null : failedAt + wait;
      state.retries[recipeId] = { at, tries: tries + 1, retryAt };
      // The server is unreachable, so no other change would arrive either.
      if (status === 'OFFLINE') state.unreachableUntil = retryAt;
      if (status === 401) state.unreachableUntil = null;
    },
    sendingEnded(state) {
      state.sending = null;
    },
    /** The server responds again, or the cook asked for a retry. Earlier failures no longer count. */
    signOfLifeSeen(state) {
      state.retries = {};
      state.unreachableUntil = 0;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, ({ sending, retries }, { payload: { from, to } }) => {
      if (sending?.recipeId === from) sending.recipeId = to;
      const { [from]: retry } = retries;
      if (!retry) return;
      delete retries[from];
      retries[to] = retry;
    }),
});

export const { sendingBegan, sendingFailed, sendingEnded, signOfLifeSeen } = savedSyncSlice.actions;

/** When a change may be sent, in ms since 1970; Infinity when it must wait for `signOfLifeSeen`. */
export const dueTime = (
  { retries, unreachableUntil, unwelcomeUntil }: SavedSyncState,
  { recipeId, at }: ChangeName,
): number => {
  const retry = retries[recipeId];
  return Math.max(unreachableUntil ?? Infinity, unwelcomeUntil, retry?.at === at ? (retry.retryAt ?? Infinity) : 0);
};
