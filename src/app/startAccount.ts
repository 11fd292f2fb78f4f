import { addListener } from '@reduxjs/toolkit';
import { addAccountListeners } from '@/listeners/account';
import { accountAttended, pageHidden, pageShown } from '@/slices/accountEvents';
import { selectListOwner, unsentArrived } from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppStartListening } from '@/store/listening';
import { readUnsentChange } from '@/store/persist/storedSavedRecipes';
import { createAccountEffects } from './accountEffects';
import type { AppStore } from './bareStore';

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/** What other tabs have still to tell the account, or have told it; and what is stored while this page lay in the back-forward cache. */
const followUnsent = ({ dispatch, getState }: Store, page: Window, { readSaved }: AccountEffects) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const found = readUnsentChange(key, newValue);
    if (found?.owner === selectListOwner(getState())) dispatch(unsentArrived(found));
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const owner = selectListOwner(getState());
    const stored = new Map(readSaved(owner).unsent.map((change) => [change.recipeId, change]));
    const known = getState().savedRecipes.unsent[owner] ?? [];
    for (const recipeId of new Set([...known.map((change) => change.recipeId), ...stored.keys()]))
      dispatch(unsentArrived({ owner, recipeId, change: stored.get(recipeId) }));
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
};

/** Everything that only those need who are signed in, or whose list is long: fetched with the first sign of it. */
export const startAccount = (store: Store, page: Window, effects = createAccountEffects(page)) => {
  addAccountListeners(
    ((options: Parameters<typeof addListener>[0]) =>
      store.dispatch(addListener(options))) as unknown as AppStartListening,
    effects,
  );
  const stopFollowing = followUnsent(store, page, effects);

  const onVisibility = () => store.dispatch(page.document.visibilityState === 'hidden' ? pageHidden() : pageShown());
  page.document.addEventListener('visibilitychange', onVisibility);
  const onHide = () => store.dispatch(pageHidden());
  page.addEventListener('pagehide', onHide);
  store.dispatch(accountAttended());
  return () => {
    stopFollowing();
    page.document.removeEventListener('visibilitychange', onVisibility);
    page.removeEventListener('pagehide', onHide);
  };
};
