import {
  addListener,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  isFulfilled,
  isRejected,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { searchNewsArrived } from '@/api/searchNews';
import { createTimeTravel } from '@/devtools/timeTravel';
import { devToolsSanitizers } from '@/devtools/devToolsSanitizers';
import { cookbookAnswered, cookbookArrived } from '@/slices/cookbookSlice';
import { preferencesArrived } from '@/slices/preferencesSlice';
import { shoppingAnswered, shoppingListArrived } from '@/slices/shoppingSlice';
import { GUEST, savedListArrived, selectListOwner, unsentArrived } from '@/slices/savedRecipesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening, PageEffects } from '@/store/listening';
import { createRootReducer, type RootState } from '@/store/rootReducer';

/** Actions that arrive from outside: responses to requests sent before a DevTools jump, and choices of another tab. */
const isArrival = isAnyOf(
  isFulfilled,
  isRejected,
  searchNewsArrived,
  preferencesArrived,
  savedListArrived,
  unsentArrived,
  shoppingListArrived,
  shoppingAnswered,
  cookbookArrived,
  cookbookAnswered,
);

/**
 * Milliseconds that a development check of a dispatch may take before it warns. The default of 32 warns on a machine that
 * is merely busy.
 */
const CHECK_WARNS_AFTER = 500;

/** RTK Query's hooks ask its middleware for the current subscriptions. */
const isQuestion = apiSlice.internalActions.internal_getRTKQSubscriptions.match;

/** Makes a store without listeners. The page loads those alongside the translations, before the user can act. */
export const createBareStore = (effects: PageEffects, preloadedState?: Partial<RootState>) => {
  const listening = createListenerMiddleware({ extra: effects });

  const travel = createTimeTravel<RootState>(isArrival, isQuestion);

  const sayIsLost = () => store.dispatch(toastRaised('storageFailed'));
  // Only once: a full storage rejects every change from here on, and one toast is enough.
  let hasFailedToStore = false;
  const onWriteFailed = () => {
    if (hasFailedToStore) return;
    hasFailedToStore = true;
    sayIsLost();
  };
  // What a guest saves is nowhere else, and has just been called saved.
  const onListLost = () => {
    if (selectListOwner(store.getState()) === GUEST) sayIsLost();
    else onWriteFailed();
  };

  const store = configureStore({
    reducer: createRootReducer(onWriteFailed, travel.isLive, onListLost),
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: effects },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          warnAfter: CHECK_WARNS_AFTER,
        },
        immutableCheck: { warnAfter: CHECK_WARNS_AFTER },
      })
        .prepend(travel.middleware, listening.middleware)
        .concat(apiSlice.middleware),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(travel.enhancer),
    devTools: devToolsSanitizers,
  });
  setupListeners(store.dispatch);
  const startListening = (options: Parameters<typeof addListener>[0]) => store.dispatch(addListener(options));
  return { store, startListening: startListening as unknown as AppStartListening };
};

export type AppStore = ReturnType<typeof createBareStore>['store'];
