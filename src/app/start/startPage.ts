import { inTasks } from '@/lib/browser/inTasks';
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

/** What must run before the user can interact (listeners, persistence, page observers), in this order. */
const parts = ({ store, startListening }: ReturnType<typeof createBareStore>, page: Window): (() => void)[] => [
  () => addAllListeners(startListening),
  () => void startPersisting(store, page),
  () => {
    followOtherTabs(store.dispatch, page);
    followSavedList(store, page);
    followBack(page);
    followTimers(store.dispatch, page);
  },
  () => {
    awaitAccount(store, page);
    startSession(store.dispatch, page);
    store.dispatch(appStarted());
  },
];

/** Starts them in tasks of their own, so that none blocks a slow phone for long. */
export const startPage = (bare: ReturnType<typeof createBareStore>, page: Window): Promise<void> =>
  inTasks(parts(bare, page));
