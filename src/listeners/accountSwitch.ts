import { accountLeft } from '@/api/accountLeft';
import { apiSlice } from '@/api/apiSlice';
import { accountListLeft } from '@/api/accountListLeft';
import { accountAttended } from '@/slices/accountEvents';
import { formsAdopted } from '@/slices/formDraftsSlice';
import { GUEST, listForgotten, listOwnerChanged, savedListArrived, selectListOwner } from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import { addAccountReadingListeners } from './accountReading';
import { isSessionOver, sessionOwner } from './sessionOwner';

const { getMe } = apiSlice.endpoints;

/** Shows the list of the session's owner, and removes the previous one after sign-out. */
const switchOwner = ({ dispatch, getState }: AppListenerApi, page: AccountEffects) => {
  const left = selectListOwner(getState());
  const owner = sessionOwner(getState()) ?? left;
  // The guest's list is needed under an account too, because it is moved there with the edits of its recipes.
  if (!getState().savedRecipes.byOwner[GUEST]) dispatch(savedListArrived({ owner: GUEST, ...page.readSaved(GUEST) }));
  if (owner === left) return;
  const isLeftForGood = left !== GUEST && (owner !== GUEST || isSessionOver(getState()));
  dispatch(listOwnerChanged({ owner, ...page.readSaved(owner) }));
  if (owner !== GUEST) dispatch(formsAdopted(owner));
  if (!isLeftForGood) return;
  dispatch(accountListLeft(left));
  if (owner !== GUEST) dispatch(accountLeft());

  // Changes that the account has not taken yet wait here for the next sign-in, so that signing out loses nothing.
  if ((getState().savedRecipes.unsent[left] ?? []).length === 0) {
    dispatch(listForgotten(left));
    page.forgetBodies(left);
  }
  const me = getMe.select()(getState()).data;
  dispatch(apiSlice.util.resetApiState());
  if (me?.uid !== owner) return;
  void dispatch(apiSlice.util.upsertQueryData('getMe', undefined, me));
  void dispatch(getMe.initiate(undefined, { subscriptionOptions: { refetchOnReconnect: true } }));
};

/** Makes the saved list follow the session: its owner, the account's contents, and its removal after sign-out. */
export const addAccountSwitchListeners = (startListening: AppStartListening, page: AccountEffects) => {
  startListening({
    predicate: (action, now) =>
      accountAttended.match(action) || (sessionOwner(now) !== null && sessionOwner(now) !== selectListOwner(now)),
    effect: (_action, api) => switchOwner(api, page),
  });

  addAccountReadingListeners(startListening, page);
};
