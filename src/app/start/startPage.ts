import { appStarted } from '@/slices/uiSlice';
import { addAllListeners } from '../store/allListeners';
import { awaitAccount } from './awaitAccount';
import type { createBareStore } from '../store/bareStore';
import { followBack } from './followBack';
import { followOtherTabs } from './crossTab';
import { followTimers } from './followTimers';
import { startPersisting } from '../store/startPersisting';
import { startSession } from './startSession';
import { followSavedList } from './windowEvents';

/** Starts what must run before the user can interact: listeners, persistence, page observers. */
export const startPage = ({ store, startListening }: ReturnType<typeof createBareStore>, page: Window) => {
  addAllListeners(startListening);
  startPersisting(store, page);
  followOtherTabs(store.dispatch, page);
  followSavedList(store, page);
  followBack(page);
  followTimers(store.dispatch, page);
  awaitAccount(store, page);
  startSession(store.dispatch, page);
  store.dispatch(appStarted());
};
