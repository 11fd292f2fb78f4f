import { configureStore, createListenerMiddleware, isAnyOf, isFulfilled, isRejected } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { preferencesArrived } from '@/slices/preferencesSlice';
import { savedListArrived, unsentArrived } from '@/slices/savedRecipesSlice';
import { newsArrived } from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening, PageEffects } from '@/store/listening';
import { createRootReducer, type RootState } from '@/store/rootReducer';
import { createTimeTravel } from '@/store/timeTravel';
import { devToolsSanitizers } from '@/store/devToolsSanitizers';

/** What was on its way before the DevTools jumped, and what another tab has chosen. */
const isArrival = isAnyOf(isFulfilled, isRejected, newsArrived, preferencesArrived, savedListArrived, unsentArrived);

/** RTK Query's hooks ask its middleware which subscriptions there are. */
const isQuestion = apiSlice.internalActions.internal_getRTKQSubscriptions.match;

/** Makes a store to which nobody listens yet: the page fetches its listeners beside its words, before anything happens. */
export const createBareStore = (effects: PageEffects, preloadedState?: Partial<RootState>) => {
  const listening = createListenerMiddleware({ extra: effects });

  const travel = createTimeTravel<RootState>(isArrival, isQuestion);

  // Once: a full storage refuses every change from here on, and one toast says it all.
  let hasFailedToStore = false;
  const onWriteFailed = () => {
    if (hasFailedToStore) return;
    hasFailedToStore = true;
    store.dispatch(toastRaised('storageFailed'));
  };

  const store = configureStore({
    reducer: createRootReducer(onWriteFailed, travel.isLive),
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: effects },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(travel.middleware, listening.middleware)
        .concat(apiSlice.middleware),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(travel.enhancer),
    devTools: devToolsSanitizers,
  });
  setupListeners(store.dispatch);
  return { store, startListening: listening.startListening as AppStartListening };
};

export type AppStore = ReturnType<typeof createBareStore>['store'];
