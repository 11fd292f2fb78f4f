import type { UnknownAction } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { isSavedListRefused, savedApi } from '@/api/savedApi';
import { savedListDoubted } from '@/slices/accountEvents';
import { languageChosen, selectLanguage } from '@/slices/preferencesSlice';
import {
  changeAnswered,
  guestRecipeMoved,
  readingBegan,
  readingEnded,
  savedListArrived,
  selectListOwner,
  selectReading,
  selectSavedById,
  selectUnsent,
} from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import { attendedUid } from '@/store/accountOwner';
import { selectHasExpired } from '@/slices/sessionSlice';
import type { AppDispatch, AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { asList, stillUnread, unchangedOf } from './accountList';
import { isArrivalOfUser, isReconnect } from './sessionOwner';

const { getSavedRecipes } = savedApi.endpoints;

/** Delay before reading again, because more changes may follow. */
const READ_AGAIN_MS = 1_000;

/** Whether the account has taken a change whose recipe is not on the list here. */
const isTakenUnseen = (
  { owner, recipeId }: Pick<ReturnType<typeof changeAnswered>['payload'], 'owner' | 'recipeId'>,
  now: RootState,
  before: RootState,
) =>
  selectListOwner(now) === owner &&
  !selectSavedById(now).has(recipeId) &&
  selectUnsent(before).some((change) => change.recipeId === recipeId && change.kind !== 'remove');

/** A recipe that could not be removed is still on the account. */
const isRemovalRefused = (action: UnknownAction) =>
  changeAnswered.match(action) && action.payload.outcome === 'refused';

/** Reads the account's list again, unless a read is pending already. */
const readAgain = (dispatch: AppDispatch) =>
  void dispatch(getSavedRecipes.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** Reads the list and stays subscribed to it until another account, or none, is signed in. */
const keepReading = async ({
  cancelActiveListeners,
  condition,
  dispatch,
  getOriginalState,
  getState,
}: AppListenerApi) => {
  // The page has asked already. Only the cook or a reconnection repeats a failed read.
  if (isSavedListRefused(getState()) && !selectHasExpired(getOriginalState())) return;
  cancelActiveListeners();
  const owner = attendedUid(getState());
  const before = selectReading(getState());
  // The list of the account before, whose answer would stand in the way of this one's.
  if (before !== null && before.owner !== owner) {
    const running = dispatch(savedApi.util.getRunningQueryThunk('getSavedRecipes', undefined));
    running?.abort();
    await running;
  }
  const reading = dispatch(getSavedRecipes.initiate(undefined, { forceRefetch: true }));
  // The page may have asked before this listener was added. One read at a time is enough.
  const { isLoading, requestId } = getSavedRecipes.select()(getState());
  if (isLoading && requestId !== undefined && owner !== null && selectReading(getState())?.requestId !== requestId)
    dispatch(readingBegan({ requestId, owner }));
  try {
    await condition((_next, now, before) => attendedUid(now) !== attendedUid(before));
  } finally {
    reading.unsubscribe();
  }
};

/** Takes the list that the account answered, unless the session or a change has made it out of date. */
const takeAnswer = async (
  answer: readonly Recipe[],
  requestId: string,
  { delay, dispatch, getState }: AppListenerApi,
  page: AccountEffects,
) => {
  const owner = selectReading(getState())?.owner ?? '';
  const known = () => getState().savedRecipes.byOwner[owner] ?? [];
  const unchanged = await unchangedOf(answer, known(), () => delay(0));
  const reading = selectReading(getState());
  dispatch(readingEnded(requestId));
  if (reading?.requestId !== requestId || attendedUid(getState()) !== owner || !page.isStillHere(owner)) return;
  // The answer is older than a change that the account has taken meanwhile.
  if (reading.isOutdated) {
    await delay(READ_AGAIN_MS);
    if (attendedUid(getState()) === owner) readAgain(dispatch);
    return;
  }
  const recipes = asList(answer, known(), unchanged, Date.now());
  const unread = stillUnread(getState().savedRecipes, owner, recipes);
  dispatch(savedListArrived({ owner, recipes, unread }));
  dispatch(savedApi.util.updateQueryData('getSavedRecipes', undefined, () => null));
};

/** Reads the account's list: on arrival, and again whenever it may have changed there. */
export const addAccountReadingListeners = (startListening: AppStartListening, page: AccountEffects) => {
  // Read and subscribe to the list as long as the account is signed in.
  startListening({
    predicate: isArrivalOfUser,
    effect: (_action, api) => keepReading(api),
  });

  startListening({
    predicate: (action, now, before) =>
      attendedUid(now) !== null &&
      ((selectLanguage(now) !== selectLanguage(before) && (languageChosen.match(action) || !isSavedListRefused(now))) ||
        savedListDoubted.match(action) ||
        isRemovalRefused(action) ||
        isReconnect(action, now, before)),
    effect: (_action, { dispatch }) => readAgain(dispatch),
  });

  // When the account already had the recipe, its rating may differ from both lists. A recipe saved in another tab may
  // be missing from the list here.
  startListening({
    predicate: (action, now, before) =>
      guestRecipeMoved.match(action) ||
      (changeAnswered.match(action) &&
        action.payload.outcome === 'taken' &&
        isTakenUnseen(action.payload, now, before)),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      await delay(READ_AGAIN_MS);
      if (attendedUid(getState()) !== null) readAgain(dispatch);
    },
  });

  startListening({
    matcher: getSavedRecipes.matchPending,
    effect: ({ meta: { requestId } }, { dispatch, getState }) => {
      const owner = attendedUid(getState());
      if (owner !== null) dispatch(readingBegan({ requestId, owner }));
    },
  });

  startListening({
    matcher: getSavedRecipes.matchRejected,
    effect: ({ meta: { requestId } }, { dispatch }) => void dispatch(readingEnded(requestId)),
  });

  startListening({
    matcher: getSavedRecipes.matchFulfilled,
    // A server's answer is a list; only what is left of it in the cache is null.
    effect: ({ meta: { requestId }, payload }, api) => takeAnswer(payload!, requestId, api, page),
  });
};
