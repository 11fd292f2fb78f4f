import { apiSlice } from '@/api/apiSlice';
import { selectIsOffline } from '@/slices/deviceSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { savedRecipeRead, selectIsGuest, selectSavedById, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import type { AppStartListening } from '@/store/listening';

const { getRecipe } = apiSlice.endpoints;

/** How many saved recipes are read at the same time in a new language. */
const READ_AT_ONCE = 4;

/** Keeps the text of saved recipes up to date: as they are read, and in the language of the interface. */
export const addSavedReadingListeners = (startListening: AppStartListening) => {
  // When a saved recipe is read, the list takes the new body, but only in the interface language.
  startListening({
    matcher: getRecipe.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const isCurrent = meta.arg.originalArgs.language === selectLanguage(getState());
      if (isCurrent && selectSavedById(getState()).has(payload.id)) dispatch(savedRecipeRead(payload));
    },
  });

  // Re-reads saved recipes in the new language. One that the server lacks, or has in one language only, keeps its text.
  startListening({
    predicate: (_action, now, before) =>
      // An account's list is read as a whole while its server is reachable.
      selectLanguage(now) !== selectLanguage(before) && (selectIsGuest(now) || selectIsOffline(now)),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      const language = selectLanguage(getState());
      const foreign = selectSavedRecipes(getState()).filter((recipe) => recipe.language !== language);
      for (let i = 0; i < foreign.length && !signal.aborted; i += READ_AT_ONCE)
        await Promise.all(
          foreign
            .slice(i, i + READ_AT_ONCE)
            .map(({ id }) => dispatch(getRecipe.initiate({ id, language }, { subscribe: false }))),
        );
    },
  });
};
