import { persistStore } from 'redux-persist';
import type { AppStore } from './bareStore';

/** Writes every change to storage from here on, and what is left of it when the page is closed. */
export const startPersisting = (store: AppStore, page: Window) => {
  const persistor = persistStore(store);
  page.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
};
