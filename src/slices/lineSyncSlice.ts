import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RETRY_AFTER_MAX_MS, RETRY_AFTER_SECONDS, RETRY_WAITS_MS } from '@contracts/limits';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { mayPass } from '@/lib/failures/retrying';

/** A key of `shoppingSlice`, or `cookbook:` and a uid. */
type ListKey = string;

interface Retry {
  tries: number;
  /** In ms since 1970; null when only a sign of the server allows the next try. */
  retryAt: number | null;
}

export interface LineSyncState {
  /** Lists of which something may have changed on the server since they were read. */
  stale: Record<ListKey, true>;
  retries: Record<ListKey, Retry>;
  /** Links that lead nowhere any more. */
  lost: Record<ListKey, true>;
}

const initialState: LineSyncState = { stale: {}, retries: {}, lost: {} };

interface Failed extends Pick<ApiFailure, 'status' | 'retryAfter'> {
  list: ListKey;
  failedAt: number;
}

/** Delivery of shopping lists and of the cookbook: what is to be read, what waits for another try, and what is lost. */
export const lineSyncSlice = createSlice({
  name: 'lineSync',
  initialState,
  reducers: {
    /** The code that delivers has been loaded. */
    linesAttended: () => undefined,
    /** Something may have changed: the page was shown, the connection is back, or the server said so. */
    readWanted(state, { payload: list }: PayloadAction<ListKey>) {
      state.stale[list] = true;
      delete state.retries[list];
    },
    syncBegan(state, { payload: list }: PayloadAction<ListKey>) {
      delete state.stale[list];
    },
    syncSucceeded(state, { payload: list }: PayloadAction<ListKey>) {
      delete state.retries[list];
      delete state.lost[list];
    },
    syncFailed(
      state,
      { payload: { list, status, retryAfter = RETRY_AFTER_SECONDS, failedAt } }: PayloadAction<Failed>,
    ) {
      const tries = state.retries[list]?.tries ?? 0;
      const wait = status === 429 ? Math.min(retryAfter * 1_000, RETRY_AFTER_MAX_MS) : RETRY_WAITS_MS[tries];
      state.stale[list] = true;
      state.retries[list] = {
        tries: tries + 1,
        retryAt: mayPass({ status }) && wait !== undefined ? failedAt + wait : null,
      };
    },
    linkLost(state, { payload: list }: PayloadAction<ListKey>) {
      delete state.stale[list];
      delete state.retries[list];
      state.lost[list] = true;
    },
  },
  selectors: {
    selectIsLinkLost: ({ lost }, list: ListKey) => lost[list] ?? false,
    /** When a list may be sent or read, in ms since 1970; Infinity when it must wait for a sign of the server. */
    selectDueTime: ({ retries }, list: ListKey) => {
      const retry = retries[list];
      return retry ? (retry.retryAt ?? Infinity) : 0;
    },
    /** How often the last delivery of a list failed. */
    selectRetries: ({ retries }, list: ListKey) => retries[list]?.tries ?? 0,
    selectIsStale: ({ stale }, list: ListKey) => stale[list] ?? false,
  },
});

export const { linesAttended, readWanted, syncBegan, syncSucceeded, syncFailed, linkLost } = lineSyncSlice.actions;
export const { selectIsLinkLost, selectDueTime, selectRetries, selectIsStale } = lineSyncSlice.selectors;
