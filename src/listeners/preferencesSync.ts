import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { PREFERENCES_SAVE_DELAY_MS } from '@contracts/limits';
import type { Preferences } from '@contracts/preferences';
import { accountApi, PREFERENCES_SAVE } from '@/api/accountApi';
import { pageHidden } from '@/slices/accountEvents';
import { isPreferenceEdit, preferencesArrived, preferencesReset, preferencesRestored } from '@/slices/preferencesSlice';
import { signOutChosen } from '@/slices/sessionSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppDispatch, AppStartListening, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectPreferences } from '@/store/selectors';
import { whenPresent } from '@/store/timeTravel';
import { attendedUid, isArrivalOfUser, isReconnect, isSessionOver } from './sessionOwner';

type Api = ListenerEffectAPI<RootState, AppDispatch, PageEffects>;
type Field = keyof Preferences;

const { getPreferences, savePreferences } = accountApi.endpoints;

const FIELDS: readonly Field[] = ['language', 'measurementSystem', 'excludedAllergens', 'dietTypes'];

const isEdit = isAnyOf(isPreferenceEdit, preferencesReset);

const differing = (one: Preferences, other: Preferences): Field[] =>
  FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** What the cook has changed here wins, all else is the account's. Two lists of allergens that meet for the first time become one. */
const merged = (here: Preferences, there: Preferences, edited: ReadonlySet<Field>, isFirst: boolean): Preferences => {
  const of = <F extends Field>(field: F) => (edited.has(field) ? here : there)[field];
  return {
    language: of('language'),
    measurementSystem: of('measurementSystem'),
    excludedAllergens: isFirst
      ? [...new Set([...there.excludedAllergens, ...here.excludedAllergens])]
      : of('excludedAllergens'),
    dietTypes: of('dietTypes'),
  };
};

/**
 * Keeps the preferences here and those of the account in step, one with the other (SPEC §4, DECISIONS 6, 7). Nobody waits
 * for a reading or a change of them, so nobody is told of one that failed: the DevTools' log has it.
 */
export const addPreferencesSyncListeners = (startListening: AppStartListening, page: AccountEffects) => {
  /** Whose copy has been read: before that, nothing is posted. */
  let loadedFor: string | null = null;
  /** What the account does not have yet. */
  const edited = new Set<Field>();
  let isPosting = false;
  let isAskedAgain = false;
  /** What the account left out before this device's were added; for Undo. */
  let allergensBefore: string[] | null = null;

  const remember = (uid: string) => page.writePreferencesRecord({ uid, edited: [...edited] });

  const isMine = (api: Api, uid: string) => attendedUid(api.getState()) === uid && page.isStillHere(uid);

  const load = async (api: Api): Promise<boolean> => {
    const { delay, dispatch, getState } = api;
    const uid = attendedUid(getState());
    if (uid === null) return false;
    if (loadedFor === uid) return true;
    const { data } = await dispatch(getPreferences.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await whenPresent(dispatch, delay);
    if (!data || !isMine(api, uid)) return false;
    // Two readings at once: the first has done it.
    if (loadedFor === uid) return true;
    loadedFor = uid;

    const record = page.readPreferencesRecord();
    const isFirst = record?.uid !== uid;
    if (!isFirst) for (const field of record.edited) edited.add(field);
    const here = selectPreferences(getState());
    const wanted = data.isStored === false ? here : merged(here, data, edited, isFirst);
    edited.clear();
    for (const field of data.isStored === false ? FIELDS : differing(wanted, data)) edited.add(field);
    remember(uid);
    if (differing(wanted, here).length > 0) dispatch(preferencesArrived(wanted));
    const count = wanted.excludedAllergens.length - data.excludedAllergens.length;
    if (isFirst && data.isStored !== false && count > 0) {
      allergensBefore = data.excludedAllergens;
      dispatch(toastRaised('allergensUnited', { count }));
    }
    return true;
  };

  /** Whether the account has everything now. */
  const post = async (api: Api, isUrgent = false): Promise<boolean> => {
    const { delay, dispatch, getState } = api;
    // A second one could overtake the first.
    if (isPosting && !isUrgent) {
      isAskedAgain = true;
      return true;
    }
    const uid = loadedFor;
    isPosting = true;
    try {
      do {
        isAskedAgain = false;
        if (uid === null || edited.size === 0 || !isMine(api, uid)) return true;
        const sent = selectPreferences(getState());
        const { error } = await dispatch(savePreferences.initiate(sent, { fixedCacheKey: PREFERENCES_SAVE }));
        await whenPresent(dispatch, delay);
        if (error) return false;
        void dispatch(accountApi.util.upsertQueryData('getPreferences', undefined, { ...sent, isStored: true }));
        if (loadedFor === uid && differing(sent, selectPreferences(getState())).length === 0) {
          edited.clear();
          remember(uid);
        }
      } while (isAskedAgain);
      return true;
    } finally {
      isPosting = false;
    }
  };

  startListening({
    predicate: (action, now, before) => isArrivalOfUser(action, now, before) || isReconnect(action, now, before),
    effect: async (_action, api) => {
      if (await load(api)) await post(api);
    },
  });

  startListening({
    matcher: isEdit,
    effect: async (action, api) => {
      const { cancelActiveListeners, delay, dispatch, getOriginalState, getState } = api;
      const uid = attendedUid(getState());
      if (uid === null) return;
      for (const field of differing(selectPreferences(getOriginalState()), selectPreferences(getState())))
        edited.add(field);
      if (loadedFor === uid || page.readPreferencesRecord()?.uid === uid) remember(uid);
      cancelActiveListeners();
      const isReset = preferencesReset.match(action);
      if (isReset) FIELDS.forEach((field) => edited.add(field));
      else await delay(PREFERENCES_SAVE_DELAY_MS);
      await whenPresent(dispatch, delay);
      const isDone = (await load(api)) && (await post(api));
      if (isReset && !isDone && attendedUid(getState()) === uid) dispatch(toastRaised('preferencesResetFailed'));
    },
  });

  startListening({
    matcher: isAnyOf(pageHidden, signOutChosen),
    effect: async (_action, api) => {
      if (loadedFor !== null) await post(api, true);
    },
  });

  startListening({
    actionCreator: toastActionChosen,
    effect: ({ payload: { kind } }, { dispatch, getState }) => {
      if (kind !== 'allergensUnited' || !allergensBefore) return;
      dispatch(preferencesRestored({ ...selectPreferences(getState()), excludedAllergens: allergensBefore }));
      allergensBefore = null;
    },
  });

  startListening({
    predicate: (_action, now, before) => attendedUid(now) !== attendedUid(before),
    effect: (action, { getState }) => {
      loadedFor = null;
      edited.clear();
      allergensBefore = null;
      // What somebody changes here as a guest meets their account as if for the first time.
      if (attendedUid(getState()) === null && isSessionOver(action, getState())) page.writePreferencesRecord(null);
    },
  });
};
