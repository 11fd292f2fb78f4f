import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { pageShown } from '@/slices/accountEvents';
import {
  changeAnswered,
  changeRetried,
  editClashed,
  editsTaken,
  recipeStored,
  selectSavedById,
  selectUnsent,
  unsentArrived,
} from '@/slices/savedRecipesSlice';
import { sendingBegan, sendingEnded, sendingFailed, signOfLifeSeen } from '@/slices/savedSyncSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import { attendedUid } from '@/store/accountOwner';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectNextDelivery, type NextDelivery } from '@/store/selectNextDelivery';
import { isFinal } from '@/lib/failures/retrying';
import { deliver } from './recipeDelivery';
import { isArrivalOfUser, isReconnect } from './sessionOwner';

/** A successful response of any of these shows that the server works again. */
const { getMe, analyze, getRecipe } = apiSlice.endpoints;
const isSignOfLife = isAnyOf(
  changeRetried,
  pageShown,
  getMe.matchFulfilled,
  analyze.matchFulfilled,
  getRecipe.matchFulfilled,
);

const isNewChange = (action: UnknownAction, now: RootState, before: RootState) =>
  // The other tab sends its own changes.
  !unsentArrived.match(action) &&
  selectUnsent(now) !== selectUnsent(before) &&
  selectUnsent(now).some((change) => change.status === 'new' && !selectUnsent(before).includes(change));

const isWakeUp = (action: UnknownAction, now: RootState, before: RootState) =>
  attendedUid(now) !== null &&
  (isArrivalOfUser(action, now, before) ||
    isReconnect(action, now, before) ||
    isSignOfLife(action) ||
    isNewChange(action, now, before));

/** Sends one change to the account and records the outcome. */
const send = async (api: AppListenerApi, { owner, change }: NextDelivery) => {
  const { dispatch, getState } = api;
  const { recipeId, at } = change;
  dispatch(sendingBegan(change));
  try {
    const known = selectSavedById(getState()).get(recipeId);
    const { failure, id, left, toast, isStored, taken, clash } = await deliver(api, change, known, owner);
    if (id !== recipeId) dispatch(recipeIdReplaced({ from: recipeId, to: id }));
    if (isStored) dispatch(recipeStored({ owner, recipeId: id }));
    if (taken) dispatch(editsTaken({ owner, recipeId: id, ...taken }));
    if (clash) {
      dispatch(editClashed({ owner, recipeId: id, versions: taken?.versions ?? [], clash }));
      dispatch(toastRaised('recipeDiffers', { title: clash.theirs.title }));
      return;
    }
    const isRefused = failure !== undefined && isFinal(failure);
    if (failure && !isRefused) {
      const { status, retryAfter } = failure;
      dispatch(sendingFailed({ recipeId: id, at, status, retryAfter, failedAt: Date.now() }));
    }
    const outcome = failure ? (isRefused ? 'refused' : 'late') : 'taken';
    dispatch(changeAnswered({ owner, recipeId: id, at, outcome, kind: left }));
    if (isRefused) dispatch(toastRaised(toast));
  } finally {
    dispatch(sendingEnded());
  }
};

/**
 * Delivers saves, removals and ratings to the account, one after the other. A change that fails temporarily waits for
 * a retry, a connection, the next change or the next visit. A change that is permanently refused is reported and stays
 * on the local list. `savedSync` in the state holds what waits, and until when.
 */
export const addSavedSyncListeners = (startListening: AppStartListening, page: AccountEffects) => {
  startListening({
    predicate: isWakeUp,
    effect: (_action, { dispatch }) => void dispatch(signOfLifeSeen()),
  });

  startListening({
    predicate: (action, now, before) => {
      const next = selectNextDelivery(now);
      if (next === null || (unsentArrived.match(action) && action.payload.change)) return false;
      return signOfLifeSeen.match(action) || next !== selectNextDelivery(before);
    },
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const next = selectNextDelivery(api.getState())!;
      const wait = next.dueAt - Date.now();
      if (wait > 0) await api.delay(wait);
      await page.withLock(`larder.unsent.${next.owner}`, async () => {
        const task = api.fork(async () => {
          // Another tab may have delivered it while this one waited.
          if (selectNextDelivery(api.getState()) === next && page.isStillHere(next.owner)) await send(api, next);
        });
        const ending = await task.result;
        if (ending.status === 'rejected') throw ending.error;
      });
    },
  });
};
