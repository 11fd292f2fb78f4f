import { SHOPPING_CHANGES_MAX } from '@contracts/limits';
import type { ShoppingChanges } from '@contracts/shopping';
import { shoppingApi } from '@/api/shoppingApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { hasUnsent, unsentChanges } from '@kitchen/lines/lineList';
import {
  guestListMoved,
  listOpened,
  selectOpenCount,
  selectOpenList,
  selectShoppingList,
  shoppingAnswered,
  shareOfKey,
  type ListKey,
} from '@/slices/shoppingSlice';
import {
  linkLost,
  readWanted,
  selectDueTime,
  selectIsLinkLost,
  selectIsStale,
  linesAttended,
  syncBegan,
  syncFailed,
  syncSucceeded,
} from '@/slices/lineSyncSlice';
import { GUEST } from '@/slices/savedRecipesSlice';
import { toastRaised } from '@/slices/uiSlice';
import { attendedUid } from '@/store/accountOwner';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import type { LineEffects } from '@/store/lineEffects';
import { addGuestHandOver } from './guestHandOver';
import { createDelivery, isWakeUp } from './lineDelivery';
import { addShoppingShareListeners } from './shoppingShare';

const { getShopping, changeShopping, getShoppingNews, getSharedList, changeSharedList, getSharedListNews } =
  shoppingApi.endpoints;

/** The lists that this page delivers: the account's, and the one that was opened by a link. */
const deliveredLists = (state: RootState): ListKey[] => {
  const uid = attendedUid(state);
  const open = selectOpenList(state);
  const link = open !== null && shareOfKey(open) !== undefined ? [open] : [];
  return uid === null ? link : [uid, ...link];
};

const needsServer = (state: RootState, list: ListKey): boolean =>
  !selectIsLinkLost(state, list) && (selectIsStale(state, list) || hasUnsent(selectShoppingList(state, list)));

/** The lists that can be delivered now or at a known time. */
const dueLists = (state: RootState): ListKey[] =>
  deliveredLists(state).filter((list) => needsServer(state, list) && selectDueTime(state, list) < Infinity);

const call = (
  { dispatch }: Pick<AppListenerApi, 'dispatch'>,
  list: ListKey,
  body: ShoppingChanges,
): Promise<{ data?: Parameters<typeof shoppingAnswered>[0]['answer']; error?: unknown }> => {
  const share = shareOfKey(list);
  const isRead = body.changes.length === 0 && body.order === undefined;
  const { since } = body;
  if (share === undefined)
    return isRead
      ? dispatch(getShopping.initiate({ since }, { track: false }))
      : dispatch(changeShopping.initiate(body, { track: false }));
  return isRead
    ? dispatch(getSharedList.initiate({ share, since }, { track: false }))
    : dispatch(changeSharedList.initiate({ share, ...body }, { track: false }));
};

/** Sends what the server lacks, reads what is new there, and records the outcome. */
const syncOnce = async (api: AppListenerApi, list: ListKey) => {
  const { dispatch, getState } = api;
  const known = selectShoppingList(getState(), list);
  const sent = unsentChanges(known, SHOPPING_CHANGES_MAX);
  dispatch(syncBegan(list));
  const { data, error } = await call(api, list, { ...sent, since: known.revision });
  if (data) {
    dispatch(shoppingAnswered({ list, answer: data, sent }));
    dispatch(syncSucceeded(list));
    if (data.refused.length > 0) dispatch(toastRaised('shoppingListCut'));
    return;
  }
  const { status, retryAfter } = error as ApiFailure;
  if (status === 404 && shareOfKey(list) !== undefined) dispatch(linkLost(list));
  else dispatch(syncFailed({ list, status, retryAfter, failedAt: Date.now() }));
};

/** Follows a list on the server; returns how to stop. */
const followList = (page: LineEffects, { dispatch, getState }: AppListenerApi, list: ListKey): (() => void) => {
  const share = shareOfKey(list);
  const onRevision = (revision: number) => {
    const { revision: known } = selectShoppingList(getState(), list);
    if (known === undefined || revision > known) dispatch(readWanted(list));
  };
  const onPoll = async () => {
    const { data } =
      share === undefined
        ? await dispatch(getShoppingNews.initiate(undefined, { track: false }))
        : await dispatch(getSharedListNews.initiate({ share }, { track: false }));
    if (data) onRevision(data.revision);
  };
  return page.follow(share, { onRevision, onPoll: () => void onPoll() });
};

/** The open list, unless only this device has it or its link leads nowhere any more. */
const followable = (state: RootState): ListKey | undefined =>
  deliveredLists(state).find((list) => list === selectOpenList(state) && !selectIsLinkLost(state, list));

/**
 * Delivers shopping lists to the server and follows what others do there. A guest's list moves to the account with the
 * first sign of one.
 */
export const addShoppingSyncListeners = (startListening: AppStartListening, page: LineEffects) => {
  const deliver = createDelivery(page, {
    isDue: (state, list) => dueLists(state).includes(list),
    needsServer,
    isHere: (state, list) =>
      deliveredLists(state).includes(list) && (shareOfKey(list) !== undefined || page.isStillHere(list)),
    syncOnce,
  });

  addGuestHandOver(startListening, page, {
    hasLines: (state) => hasLines(state, GUEST),
    moved: guestListMoved,
  });

  startListening({
    predicate: (action, now, before) => listOpened.match(action) || isWakeUp(action, now, before),
    effect: (_action, { dispatch, getState }) => {
      for (const list of deliveredLists(getState())) dispatch(readWanted(list));
    },
  });

  startListening({
    predicate: (_action, now, before) => now.shopping !== before.shopping || now.lineSync !== before.lineSync,
    effect: async (_action, api) => {
      await Promise.all(dueLists(api.getState()).map((list) => deliver(api, list)));
    },
  });

  startListening({
    predicate: (action, now, before) => linesAttended.match(action) || followable(now) !== followable(before),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const list = followable(api.getState());
      if (list === undefined) return;
      const stop = followList(page, api, list);
      try {
        // Until there is another list to follow, which cancels this.
        await api.condition(() => false);
      } finally {
        stop();
      }
    },
  });

  addShoppingShareListeners(startListening);
};

const hasLines = (state: RootState, list: ListKey): boolean =>
  selectOpenCount(state, list) > 0 ||
  Object.values(selectShoppingList(state, list).entries).some((entry) => entry.state === 'ticked');
