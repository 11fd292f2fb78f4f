import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { pageShown } from '@/slices/accountEvents';
import { selectDueTime, linesAttended } from '@/slices/lineSyncSlice';
import type { AppListenerApi } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import type { LineEffects } from '@/store/lineEffects';
import { isArrivalOfUser, isReconnect } from './sessionOwner';

/** A key of `lineSyncSlice`. */
type ListKey = string;

interface Delivered {
  /** Whether it can be delivered, now or at a known time. */
  isDue: (state: RootState, list: ListKey) => boolean;
  /** Whether the server lacks something of it, or may have news. */
  needsServer: (state: RootState, list: ListKey) => boolean;
  /** Whether it is still a list of this page. */
  isHere: (state: RootState, list: ListKey) => boolean;
  /** Sends what the server lacks, reads what is new there, and records the outcome. */
  syncOnce: (api: AppListenerApi, list: ListKey) => Promise<void>;
}

const isSignOfLife = isAnyOf(linesAttended, pageShown);

/** Lists may have changed on the server: the page is new or shown again, a user arrived, or the connection is back. */
export const isWakeUp = (action: UnknownAction, now: RootState, before: RootState): boolean =>
  isSignOfLife(action) || isArrivalOfUser(action, now, before) || isReconnect(action, now, before);

/** Delivers a list until the server has everything, one call at a time, under a lock of all tabs. */
export const createDelivery = (
  page: Pick<LineEffects, 'withLock'>,
  { isDue, needsServer, isHere, syncOnce }: Delivered,
) => {
  // A lock of this page, not state: a replayed session or the past in the DevTools must neither take nor free it.
  const running = new Set<ListKey>();
  /** The name of the lock is that of earlier releases, of which a tab may still be open. */
  const syncUnderLock = (api: AppListenerApi, list: ListKey): Promise<void> =>
    page.withLock(`larder.shopping.${list}`, async () => {
      // A child task begins in the present, also while the DevTools show the past.
      const task = api.fork(async () => {
        const state = api.getState();
        if (needsServer(state, list) && isHere(state, list)) await syncOnce(api, list);
      });
      const ending = await task.result;
      if (ending.status === 'rejected') throw ending.error;
    });
  return async (api: AppListenerApi, list: ListKey): Promise<void> => {
    if (running.has(list)) return;
    running.add(list);
    try {
      while (isDue(api.getState(), list) && isHere(api.getState(), list)) {
        const wait = selectDueTime(api.getState(), list) - Date.now();
        // A sign of life of the server ends the wait.
        if (wait > 0) await api.condition((_action, now) => selectDueTime(now, list) <= Date.now(), wait);
        await syncUnderLock(api, list);
      }
    } finally {
      running.delete(list);
    }
  };
};
