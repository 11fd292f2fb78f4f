import { persistStore } from 'redux-persist';
import type { AppStore } from './bareStore';

/** Persists every change from here on, and flushes pending writes when the page is closed. */
export const startPersisting = (store: AppStore, page: Window) => {
  const persistor = persistStore(store);
  page.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
};
