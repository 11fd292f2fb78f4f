import { isAnyOf } from '@reduxjs/toolkit';
import { PREFERENCES_SAVE_DELAY_MS } from '@contracts/limits';
import type { Preferences } from '@contracts/preferences';
import { accountApi, PREFERENCES_SAVE } from '@/api/accountApi';
import { pageHidden } from '@/slices/accountEvents';
import { isPreferenceEdit, preferencesArrived, preferencesReset, preferencesRestored } from '@/slices/preferencesSlice';
import {
  accountChanged,
  allergensUnited,
  copyRead,
  editsTaken,
  fieldsEdited,
  postBegan,
  postEnded,
  postWanted,
  PREFERENCES_FIELDS,
  unionUndone,
  type PreferencesField,
} from '@/slices/preferencesSyncSlice';
import { signOutChosen } from '@/slices/sessionSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import { attendedUid } from '@/store/accountOwner';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import { selectPreferences } from '@/store/selectors';
import { isArrivalOfUser, isReconnect, isSessionOver } from './sessionOwner';

const { getPreferences, savePreferences } = accountApi.endpoints;

const isEdit = isAnyOf(isPreferenceEdit, preferencesReset);

const differing = (one: Preferences, other: Preferences): PreferencesField[] =>
  PREFERENCES_FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/**
 * Fields that the cook changed here win, all others come from the account. On the first meeting of the two, the
 * allergens become the union.
 */
const merged = (
  here: Preferences,
  there: Preferences,
  edited: readonly PreferencesField[],
  isFirst: boolean,
): Preferences => {
  const of = <F extends PreferencesField>(field: F) => (edited.includes(field) ? here : there)[field];
  return {
    language: of('language'),
    measurementSystem: of('measurementSystem'),
    excludedAllergens: isFirst
      ? [...new Set([...there.excludedAllergens, ...here.excludedAllergens])]
      : of('excludedAllergens'),
    dietTypes: of('dietTypes'),
  };
};

const isMine = ({ getState }: AppListenerApi, uid: string, page: AccountEffects) =>
  attendedUid(getState()) === uid && page.isStillHere(uid);

/** Reads the account's copy, if there is one, once per account and merges it. Resolves to false on failure. */
const load = async (api: AppListenerApi, page: AccountEffects): Promise<boolean> => {
  const { dispatch, getState } = api;
  const uid = attendedUid(getState());
  if (uid === null || getState().preferencesSync.readFor === uid) return true;
  const { data } = await dispatch(getPreferences.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (!data || !isMine(api, uid, page)) return false;

  const { record, edited } = getState().preferencesSync;
  const isFirst = record?.uid !== uid;
  const here = selectPreferences(getState());
  const ours = isFirst ? edited : [...record.edited, ...edited];
  const wanted = data.isStored === false ? here : merged(here, data, ours, isFirst);
  dispatch(copyRead({ uid, edited: data.isStored === false ? [...PREFERENCES_FIELDS] : differing(wanted, data) }));
  if (differing(wanted, here).length > 0) dispatch(preferencesArrived(wanted));
  const count = wanted.excludedAllergens.length - data.excludedAllergens.length;
  if (isFirst && data.isStored !== false && count > 0) {
    dispatch(allergensUnited(data.excludedAllergens));
    dispatch(toastRaised('allergensUnited', { count }));
  }
  return true;
};

/** Sends the fields that the account lacks. Resolves to false on failure. Posts never overtake each other. */
const post = async (api: AppListenerApi, page: AccountEffects, isUrgent = false): Promise<boolean> => {
  const { dispatch, getState } = api;
  const sync = () => getState().preferencesSync;
  if (sync().posts > 0 && !isUrgent) {
    dispatch(postWanted());
    return true;
  }
  const uid = sync().readFor;
  do {
    if (uid === null || sync().edited.length === 0 || !isMine(api, uid, page)) return true;
    const sent = selectPreferences(getState());
    dispatch(postBegan());
    const { error } = await dispatch(savePreferences.initiate(sent, { fixedCacheKey: PREFERENCES_SAVE }));
    dispatch(postEnded());
    if (error) return false;
    void dispatch(accountApi.util.upsertQueryData('getPreferences', undefined, { ...sent, isStored: true }));
    if (sync().readFor === uid && differing(sent, selectPreferences(getState())).length === 0)
      dispatch(editsTaken(uid));
  } while (sync().isPostWanted);
  return true;
};

/**
 * Keeps the preferences of this device and of the account in step. No screen waits for a read or a save, so a failure
 * is only logged in the DevTools; a failed reset also raises a toast. `preferencesSync` in the state holds which
 * account was read and what is still to be sent.
 */
export const addPreferencesSyncListeners = (startListening: AppStartListening, page: AccountEffects) => {
  startListening({
    predicate: (action, now, before) => isArrivalOfUser(action, now, before) || isReconnect(action, now, before),
    effect: async (_action, api) => {
      // A user who follows another one arrives before the calls of the account that is left are given up.
      await Promise.resolve();
      if (await load(api, page)) await post(api, page);
    },
  });

  startListening({
    matcher: isEdit,
    effect: async (action, api) => {
      const { cancelActiveListeners, delay, dispatch, getOriginalState, getState } = api;
      const uid = attendedUid(getState());
      if (uid === null) return;
      const isReset = preferencesReset.match(action);
      const changed = differing(selectPreferences(getOriginalState()), selectPreferences(getState()));
      dispatch(fieldsEdited({ uid, fields: isReset ? PREFERENCES_FIELDS : changed }));
      cancelActiveListeners();
      if (!isReset) await delay(PREFERENCES_SAVE_DELAY_MS);
      const isDone = (await load(api, page)) && (await post(api, page));
      if (isReset && !isDone && attendedUid(getState()) === uid) dispatch(toastRaised('preferencesResetFailed'));
    },
  });

  startListening({
    matcher: isAnyOf(pageHidden, signOutChosen),
    effect: async (_action, api) => void (await post(api, page, true)),
  });

  startListening({
    actionCreator: toastActionChosen,
    effect: ({ payload: { kind } }, { dispatch, getState }) => {
      const { allergensBefore } = getState().preferencesSync;
      if (kind !== 'allergensUnited' || !allergensBefore) return;
      dispatch(preferencesRestored({ ...selectPreferences(getState()), excludedAllergens: allergensBefore }));
      dispatch(unionUndone());
    },
  });

  // Merge changes made as a guest like those of a first sign-in.
  startListening({
    predicate: (_action, now, before) => attendedUid(now) !== attendedUid(before),
    effect: (_action, { dispatch, getState }) =>
      void dispatch(accountChanged({ isOver: attendedUid(getState()) === null && isSessionOver(getState()) })),
  });
};
