import { addListener } from '@reduxjs/toolkit';
import { addAccountListeners } from '@/listeners/account';
import { accountAttended, pageHidden, pageShown } from '@/slices/accountEvents';
import { recordArrived } from '@/slices/preferencesSyncSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppStartListening } from '@/store/listening';
import { PREFERENCES_RECORD_KEY, readPreferencesRecord } from '@/store/persist/storedPreferencesRecord';
import { readUnsentChange } from '@/store/persist/storedUnsentChanges';
import { createAccountEffects } from '../effects/createAccountEffects';
import type { AppStore } from '../store/bareStore';
import { takeUnsentOfTab } from './takeUnsentOfTab';

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/** Follows unsent changes of other tabs, and what was stored while this page was in the back-forward cache. */
const followUnsent = (store: Store, page: Window, { readSaved }: AccountEffects) => {
  const { getState } = store;
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    const found = readUnsentChange(key, newValue);
    const former = readUnsentChange(key, oldValue)?.change;
    if (found?.owner === selectListOwner(getState())) void takeUnsentOfTab(store, { ...found, former });
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const owner = selectListOwner(getState());
    const stored = new Map(readSaved(owner).unsent.map((change) => [change.recipeId, change]));
    const known = getState().savedRecipes.unsent[owner] ?? [];
    for (const recipeId of new Set([...known.map((change) => change.recipeId), ...stored.keys()]))
      void takeUnsentOfTab(store, { owner, recipeId, change: stored.get(recipeId) });
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
};

/** Which preferences another tab has still to send, or has sent. */
const followRecord = ({ dispatch }: Store, page: Window) => {
  const read = () => {
    try {
      dispatch(recordArrived(readPreferencesRecord(page.localStorage.getItem(PREFERENCES_RECORD_KEY))));
    } catch {
      // Nothing can be stored in this browser, so no other tab has written.
    }
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === PREFERENCES_RECORD_KEY) dispatch(recordArrived(readPreferencesRecord(newValue)));
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  read();
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
};

/** Starts everything that only signed-in users and long lists need. Loaded at the first sign of one. */
export const startAccount = (store: Store, page: Window, effects = createAccountEffects(page)) => {
  addAccountListeners(
    ((options: Parameters<typeof addListener>[0]) =>
      store.dispatch(addListener(options))) as unknown as AppStartListening,
    effects,
  );
  const stopFollowing = followUnsent(store, page, effects);
  const stopFollowingRecord = followRecord(store, page);

  const onVisibility = () => store.dispatch(page.document.visibilityState === 'hidden' ? pageHidden() : pageShown());
  page.document.addEventListener('visibilitychange', onVisibility);
  const onHide = () => store.dispatch(pageHidden());
  page.addEventListener('pagehide', onHide);
  store.dispatch(accountAttended());
  return () => {
    stopFollowing();
    stopFollowingRecord();
    page.document.removeEventListener('visibilitychange', onVisibility);
    page.removeEventListener('pagehide', onHide);
  };
};
