import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { addCachedResultsListeners } from '@/listeners/cachedResults';
import { addFurtherMatchesListeners } from '@/listeners/furtherMatches';
import { addLanguageSwitchListeners } from '@/listeners/languageSwitch';
import { addSearchListeners } from '@/listeners/search';
import { addSearchFeedbackListeners } from '@/listeners/searchFeedback';
import { addShareRecipeListeners } from '@/listeners/shareRecipe';
import { addToastRemovalListeners } from '@/listeners/toastRemoval';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening, PageEffects } from '@/store/listening';
import { createRootReducer, type RootState } from '@/store/rootReducer';
import { devToolsSanitizers } from './devToolsSanitizers';

const ALL_LISTENERS: readonly ((startListening: AppStartListening) => void)[] = [
  addSearchListeners,
  addSearchFeedbackListeners,
  addFurtherMatchesListeners,
  addCachedResultsListeners,
  addLanguageSwitchListeners,
  addShareRecipeListeners,
  addToastRemovalListeners,
];

/** Makes a store with everything that belongs to it: a test makes its own, the page makes one. */
export const createAppStore = (effects: PageEffects, preloadedState?: Partial<RootState>) => {
  const listening = createListenerMiddleware({ extra: effects });
  for (const addListeners of ALL_LISTENERS) addListeners(listening.startListening as AppStartListening);

  // Once: a full storage refuses every change from here on, and one toast says it all.
  let hasFailedToStore = false;
  const onWriteFailed = () => {
    if (hasFailedToStore) return;
    hasFailedToStore = true;
    store.dispatch(toastRaised('storageFailed'));
  };

  const store = configureStore({
    reducer: createRootReducer(onWriteFailed),
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listening.middleware)
        .concat(apiSlice.middleware),
    devTools: devToolsSanitizers,
  });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
