import { appStarted } from '@/slices/uiSlice';
import { addAllListeners } from './allListeners';
import { awaitAccount } from './awaitAccount';
import type { createBareStore } from './bareStore';
import { followOtherTabs } from './crossTab';
import { followTimers } from './followTimers';
import { startPersisting } from './startPersisting';
import { startSession } from './startSession';
import { followSavedList } from './windowEvents';

/** What begins before anything can happen on the page: whoever listens, whoever writes down, whoever looks around. */
export const startPage = ({ store, startListening }: ReturnType<typeof createBareStore>, page: Window) => {
  addAllListeners(startListening);
  startPersisting(store, page);
  followOtherTabs(store.dispatch, page);
  followSavedList(store, page);
  followTimers(store.dispatch, page);
  awaitAccount(store, page);
  startSession(store.dispatch, page);
  store.dispatch(appStarted());
};
