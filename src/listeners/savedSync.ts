import { isAnyOf, type ListenerEffectAPI, type UnknownAction } from '@reduxjs/toolkit';
import { RETRY_AFTER_SECONDS, RETRY_WAITS_MS } from '@contracts/limits';
import type { RecipeId } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import type { ApiFailure } from '@/lib/apiFailure';
import type { UnsentChange } from '@/lib/unsentChanges';
import { pageShown } from '@/slices/accountEvents';
import {
  changeAnswered,
  changeRetried,
  selectSavedById,
  selectUnsent,
  unsentArrived,
} from '@/slices/savedRecipesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppDispatch, AppStartListening, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { whenPresent } from '@/store/timeTravel';
import { deliver, isFinal } from './recipeDelivery';
import { attendedUid, isArrivalOfUser, isReconnect } from './sessionOwner';

type Api = ListenerEffectAPI<RootState, AppDispatch, PageEffects>;

/** When a change that failed may be tried again; never by itself once it was tried often enough. */
interface Rest {
  at: UnsentChange['at'];
  tries: number;
  until: number;
}

/** Any of these shows a server that works: what waited for one goes on. */
const { getMe, analyze, getRecipe } = apiSlice.endpoints;
const isSignOfLife = isAnyOf(
  changeRetried,
  pageShown,
  getMe.matchFulfilled,
  analyze.matchFulfilled,
  getRecipe.matchFulfilled,
);

const isNewChange = (action: UnknownAction, now: RootState, before: RootState) =>
  // What another tab notes is sent by that tab.
  !unsentArrived.match(action) &&
  selectUnsent(now) !== selectUnsent(before) &&
  selectUnsent(now).some((change) => change.status === 'new' && !selectUnsent(before).includes(change));

const isWakeUp = (action: UnknownAction, now: RootState, before: RootState) =>
  attendedUid(now) !== null &&
  (isArrivalOfUser(action, now, before) ||
    isReconnect(action, now, before) ||
    isSignOfLife(action) ||
    isNewChange(action, now, before));

/**
 * Stands behind save, remove and rate: tells the account what was changed here, one after the other, until it has taken
 * everything. What it cannot take now waits for another try, a connection, the next change or the next visit; what it
 * will never take is said, and stays here (DECISIONS 3).
 */
export const addSavedSyncListeners = (startListening: AppStartListening, page: AccountEffects) => {
  let isSending = false;
  const rests = new Map<RecipeId, Rest>();
  /** Nothing is sent before: nobody is there, or nobody is signed in any more. */
  let unreachableUntil = 0;
  /** Nothing is sent before: the server asked for it. */
  let unwelcomeUntil = 0;

  const dueTime = ({ recipeId, at }: UnsentChange) => {
    const rest = rests.get(recipeId);
    return Math.max(unreachableUntil, unwelcomeUntil, rest?.at === at ? rest.until : 0);
  };

  const waitingIn = (state: RootState) => selectUnsent(state).filter(({ status }) => status !== 'refused');

  const restAfter = ({ recipeId, at }: UnsentChange, { status, retryAfter = RETRY_AFTER_SECONDS }: ApiFailure) => {
    if (status === 429) {
      unwelcomeUntil = Date.now() + retryAfter * 1_000;
      return;
    }
    const before = rests.get(recipeId);
    const tries = before?.at === at ? before.tries : 0;
    const until = Date.now() + (RETRY_WAITS_MS[tries] ?? Infinity);
    rests.set(recipeId, { at, tries: tries + 1, until });
    // Nobody is there, or the session is over: nothing else would arrive either.
    if (status === 'OFFLINE') unreachableUntil = until;
    if (status === 401) unreachableUntil = Infinity;
  };

  const send = async (api: Api, owner: string, change: UnsentChange) => {
    const { dispatch, delay, getState } = api;
    const { recipeId, at } = change;
    const ending = await deliver(api, change, selectSavedById(getState()).get(recipeId));
    await whenPresent(dispatch, delay);
    const { failure, id } = ending;
    if (id !== recipeId) dispatch(recipeIdReplaced({ from: recipeId, to: id }));
    const isRefused = failure !== undefined && isFinal(failure);
    if (failure && !isRefused) restAfter({ ...change, recipeId: id }, failure);
    const outcome = failure ? (isRefused ? 'refused' : 'late') : 'taken';
    dispatch(changeAnswered({ owner, recipeId: id, at, outcome, kind: ending.left }));
    if (isRefused) dispatch(toastRaised(ending.toast));
  };

  const sendWhatIsDue = (api: Api, owner: string) =>
    page.withLock(`larder.unsent.${owner}`, async () => {
      for (;;) {
        await whenPresent(api.dispatch, api.delay);
        const due = waitingIn(api.getState()).find((change) => dueTime(change) <= Date.now());
        if (!due || attendedUid(api.getState()) !== owner || !page.isStillHere(owner)) return;
        await send(api, owner, due);
      }
    });

  const sendAll = async (api: Api) => {
    for (;;) {
      await whenPresent(api.dispatch, api.delay);
      const owner = attendedUid(api.getState());
      const next = Math.min(...waitingIn(api.getState()).map(dueTime));
      if (owner === null || next === Infinity || !page.isStillHere(owner)) return;
      if (next <= Date.now()) await sendWhatIsDue(api, owner);
      else await api.condition(isWakeUp, next - Date.now());
    }
  };

  startListening({
    predicate: isWakeUp,
    effect: async (_action, api) => {
      rests.clear();
      unreachableUntil = 0;
      if (isSending) return;
      isSending = true;
      try {
        await sendAll(api);
      } finally {
        isSending = false;
      }
    },
  });
};
