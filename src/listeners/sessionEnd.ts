import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { accountApi, PREFERENCES_SAVE } from '@/api/accountApi';
import { accountLeft } from '@/api/accountLeft';
import { refusalToast } from '@/i18n/refusalToast';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { selectHasLimits } from '@/slices/preferencesSlice';
import { formsForgotten } from '@/slices/formDraftsSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { accountDeleted, selectIsSignedIn, sessionEnded, sessionExpired, signOutChosen } from '@/slices/sessionSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { SessionEffects } from '@/store/sessionEffects';

const { logout, savePreferences } = accountApi.endpoints;

/** Calls whose 401 refers to the typed credentials, not to the session. */
const JUDGES_CREDENTIALS = new Set([
  'login',
  'finishSignIn',
  'register',
  'forgotPassword',
  'resetPassword',
  'logout',
  'getMe',
]);

/** How long sign-out waits for the last change to be stored. */
const LAST_CHANGE_MS = 3_000;

const selectLastChange = savePreferences.select(PREFERENCES_SAVE);

interface Refusal extends UnknownAction {
  payload?: Partial<ApiFailure>;
  meta?: { arg?: { endpointName?: string } };
}

const isSignedOutAnswer = (action: UnknownAction): boolean => {
  const { payload, meta } = action as Refusal;
  return (
    isRejectedWithValue(action) && payload?.status === 401 && !JUDGES_CREDENTIALS.has(meta?.arg?.endpointName ?? '')
  );
};

/** Signs out on the server, and leaves the page unless the server refuses. */
const signOut = async (
  { cancelActiveListeners, condition, dispatch, getState }: AppListenerApi,
  leaveForRoot: SessionEffects['leaveForRoot'],
) => {
  cancelActiveListeners();
  // Let the preferences listener send the last change now, because the server refuses it after sign-out.
  await Promise.resolve();
  if (selectLastChange(getState()).isLoading)
    await condition((_next, now) => !selectLastChange(now).isLoading, LAST_CHANGE_MS);
  const { error } = await dispatch(logout.initiate(undefined, { track: false }));
  const failure = error as ApiFailure | undefined;
  // A 401 means signed out, which is the goal.
  if (failure && failure.status !== 401) {
    const { kind, values } = refusalToast('logout', failure);
    dispatch(toastRaised(kind, values));
    return;
  }
  // Recipes hidden until now will be shown, so tell the cook.
  const farewell = selectHasLimits(getState()) ? 'loggedOutOfLimits' : 'loggedOut';
  dispatch(formsForgotten(selectListOwner(getState())));
  dispatch(sessionEnded());
  leaveForRoot(farewell);
};

/** Ends the session when the user signs out or deletes the account, or when the server says that it is over. */
export const addSessionEndListeners = (
  startListening: AppStartListening,
  { rememberUser, forgetOpenedRecipes, leaveForRoot }: SessionEffects,
) => {
  startListening({
    predicate: (action, now) => isSignedOutAnswer(action) && selectIsSignedIn(now),
    effect: (_action, { dispatch }) => void dispatch(sessionExpired()),
  });

  startListening({
    actionCreator: signOutChosen,
    effect: (_action, api) => signOut(api, leaveForRoot),
  });

  startListening({
    actionCreator: accountDeleted,
    effect: (_action, { dispatch, getState }) => {
      dispatch(formsForgotten(selectListOwner(getState())));
      dispatch(sessionEnded());
      leaveForRoot('accountDeleted');
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: (_action, { dispatch }) => {
      rememberUser(null);
      dispatch(accountLeft());
      forgetOpenedRecipes();
    },
  });
};
