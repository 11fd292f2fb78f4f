import { COOKBOOK_CHANGES_MAX } from '@contracts/limits';
import type { CookbookChanges } from '@contracts/cookbook';
import { cookbookApi } from '@/api/cookbookApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { hasUnsent, unsentChanges } from '@kitchen/lines/lineList';
import { cookbookAnswered, guestCookbookMoved, selectCookbook, selectCookbookLines } from '@/slices/cookbookSlice';
import { GUEST } from '@/slices/savedRecipesSlice';
import { readWanted, selectDueTime, selectIsStale, syncBegan, syncFailed, syncSucceeded } from '@/slices/lineSyncSlice';
import { toastRaised } from '@/slices/uiSlice';
import { attendedUid } from '@/store/accountOwner';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import type { LineEffects } from '@/store/lineEffects';
import { addGuestHandOver } from './guestHandOver';
import { createDelivery, isWakeUp } from './lineDelivery';

const { getCookbook, changeCookbook } = cookbookApi.endpoints;

/** The key of a cookbook among the lists that are delivered. */
const keyOf = (uid: string) => `cookbook:${uid}`;
const uidOf = (key: string) => key.slice('cookbook:'.length);

const needsServer = (state: RootState, key: string): boolean =>
  selectIsStale(state, key) || hasUnsent(selectCookbook(state, uidOf(key)));

/** The cookbook of the account while it can be delivered, now or at a known time. */
const dueKey = (state: RootState): string | null => {
  const uid = attendedUid(state);
  if (uid === null) return null;
  const key = keyOf(uid);
  return needsServer(state, key) && selectDueTime(state, key) < Infinity ? key : null;
};

const syncOnce = async ({ dispatch, getState }: AppListenerApi, key: string) => {
  const owner = uidOf(key);
  const known = selectCookbook(getState(), owner);
  const sent = unsentChanges(known, COOKBOOK_CHANGES_MAX) as Pick<CookbookChanges, 'changes'>;
  const since = { since: known.revision };
  dispatch(syncBegan(key));
  const { data, error } =
    sent.changes.length === 0
      ? await dispatch(getCookbook.initiate(since, { track: false }))
      : await dispatch(changeCookbook.initiate({ ...sent, ...since }, { track: false }));
  if (data) {
    dispatch(cookbookAnswered({ owner, answer: data, sent }));
    dispatch(syncSucceeded(key));
    if (data.refused.length > 0) dispatch(toastRaised('cookbookFull'));
    return;
  }
  const { status, retryAfter } = error as ApiFailure;
  dispatch(syncFailed({ list: key, status, retryAfter, failedAt: Date.now() }));
};

const hasLines = (state: RootState) => selectCookbookLines(state, GUEST).length > 0;

/** Delivers the cookbook to the account and reads what is new there. A guest's moves to the account at sign-in. */
export const addCookbookSyncListeners = (startListening: AppStartListening, page: LineEffects) => {
  const deliver = createDelivery(page, {
    isDue: (state, key) => dueKey(state) === key,
    needsServer,
    isHere: (state, key) => attendedUid(state) === uidOf(key) && page.isStillHere(uidOf(key)),
    syncOnce,
  });

  addGuestHandOver(startListening, page, { hasLines, moved: guestCookbookMoved });

  startListening({
    predicate: isWakeUp,
    effect: (_action, { dispatch, getState }) => {
      const uid = attendedUid(getState());
      if (uid !== null) dispatch(readWanted(keyOf(uid)));
    },
  });

  startListening({
    predicate: (_action, now, before) => now.cookbook !== before.cookbook || now.lineSync !== before.lineSync,
    effect: async (_action, api) => {
      const key = dueKey(api.getState());
      if (key !== null) await deliver(api, key);
    },
  });
};
