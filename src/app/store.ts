import { configureStore, createListenerMiddleware, isAnyOf, isFulfilled, isRejected } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { addCachedResultsListeners } from '@/listeners/cachedResults';
import { addCookingTimerListeners } from '@/listeners/cookingTimer';
import { addFurtherMatchesListeners } from '@/listeners/furtherMatches';
import { addLanguageSwitchListeners } from '@/listeners/languageSwitch';
import { addPhotoListeners } from '@/listeners/photo';
import { addPreferenceFeedbackListeners } from '@/listeners/preferenceFeedback';
import { addReplacedImagesListeners } from '@/listeners/replacedImages';
import { addSavedRecipesListeners } from '@/listeners/savedRecipes';
import { addSearchListeners } from '@/listeners/search';
import { addSearchFeedbackListeners } from '@/listeners/searchFeedback';
import { addSessionListeners } from '@/listeners/session';
import { addShareRecipeListeners } from '@/listeners/shareRecipe';
import { addShoppingListListeners } from '@/listeners/shoppingList';
import { addToastRemovalListeners } from '@/listeners/toastRemoval';
import { preferencesArrived } from '@/slices/preferencesSlice';
import { savedListArrived } from '@/slices/savedRecipesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening, PageEffects } from '@/store/listening';
import { createRootReducer, type RootState } from '@/store/rootReducer';
import { createTimeTravel } from '@/store/timeTravel';
import { devToolsSanitizers } from '@/store/devToolsSanitizers';

const ALL_LISTENERS: readonly ((startListening: AppStartListening) => void)[] = [
  addSearchListeners,
  addSearchFeedbackListeners,
  addFurtherMatchesListeners,
  addCachedResultsListeners,
  addLanguageSwitchListeners,
  addReplacedImagesListeners,
  addSavedRecipesListeners,
  addPreferenceFeedbackListeners,
  addShareRecipeListeners,
  addPhotoListeners,
  addShoppingListListeners,
  addToastRemovalListeners,
  addCookingTimerListeners,
  addSessionListeners,
];

/** What was on its way before the DevTools jumped, and what another tab has chosen. */
const isArrival = isAnyOf(isFulfilled, isRejected, preferencesArrived, savedListArrived);

/** RTK Query's hooks ask its middleware which subscriptions there are. */
const isQuestion = apiSlice.internalActions.internal_getRTKQSubscriptions.match;

/** Makes a store with everything that belongs to it: a test makes its own, the page makes one. */
export const createAppStore = (effects: PageEffects, preloadedState?: Partial<RootState>) => {
  const listening = createListenerMiddleware({ extra: effects });
  for (const addListeners of ALL_LISTENERS) addListeners(listening.startListening as AppStartListening);

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
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
