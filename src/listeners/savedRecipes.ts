import { apiSlice } from '@/api/apiSlice';
import { selectIsOffline } from '@/slices/deviceSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import {
  heartPressed,
  keptOnDevice,
  listCleared,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  removalUndone,
  savedRecipeRead,
  selectIsGuest,
  selectIsKeptOnDevice,
  selectListOwner,
  selectSavedById,
  selectSavedCount,
  selectSavedRecipes,
  selectWish,
  starsChosen,
  wishBlocked,
} from '@/slices/savedRecipesSlice';
import { toastActionChosen, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

const { getRecipe } = apiSlice.endpoints;

/** How many saved recipes are read at the same time in a new language. */
const READ_AT_ONCE = 4;

/** A guest is asked first, until they have chosen to keep recipes in this browser (SPEC §6, DECISIONS 1). */
const mayKeep = (state: RootState) => !selectIsGuest(state) || selectIsKeptOnDevice(state);

const listNow = (state: RootState) => state.savedRecipes.byOwner[selectListOwner(state)];

/** What hearts and stars do, and what the page is told of it. */
export const addSavedRecipesListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: heartPressed,
    effect: ({ payload: recipe }, { dispatch, getState }) => {
      if (selectSavedById(getState()).has(recipe.id)) dispatch(recipeRemoved(recipe));
      else if (mayKeep(getState())) dispatch(recipeSaved(recipe));
      else dispatch(wishBlocked({ reason: 'save', recipe }));
    },
  });

  startListening({
    actionCreator: starsChosen,
    effect: ({ payload: { recipe, rating } }, { dispatch, getState }) => {
      // What is on the list already has been kept with the cook's consent.
      if (selectSavedById(getState()).has(recipe.id) || mayKeep(getState())) dispatch(recipeRated(recipe, rating));
      else dispatch(wishBlocked({ reason: 'rate', recipe, rating }));
    },
  });

  startListening({
    actionCreator: recipeSaved,
    effect: ({ payload: { recipe } }, { dispatch, extra }) => {
      dispatch(toastRaised('recipeSaved', { title: recipe.title }));
      extra.announceSavedList({ name: 'recipe-saved', detail: { recipeId: recipe.id } });
    },
  });

  startListening({
    actionCreator: recipeRemoved,
    effect: ({ payload: { id, title } }, { dispatch, extra }) => {
      dispatch(toastRaised('recipeRemoved', { title }));
      extra.announceSavedList({ name: 'recipe-removed', detail: { recipeId: id } });
    },
  });

  startListening({
    actionCreator: recipeRated,
    effect: ({ payload: { recipe, rating } }, { dispatch }) => {
      dispatch(toastRaised('ratingSaved', { title: recipe.title, rating }));
    },
  });

  startListening({
    actionCreator: keptOnDevice,
    effect: (_action, { dispatch, extra, getOriginalState }) => {
      const { recipe, rating } = selectWish(getOriginalState()) ?? {};
      if (!recipe) return;
      const { id, title } = recipe;
      dispatch(
        rating === undefined ? toastRaised('recipeSaved', { title }) : toastRaised('ratingSaved', { title, rating }),
      );
      extra.announceSavedList({ name: 'recipe-saved', detail: { recipeId: id } });
    },
  });

  startListening({
    actionCreator: listCleared,
    effect: (_action, { dispatch, getOriginalState }) => {
      dispatch(toastRaised('savedListCleared', { count: selectSavedCount(getOriginalState()) }));
    },
  });

  startListening({
    actionCreator: toastActionChosen,
    effect: ({ payload: { kind } }, { dispatch }) => {
      if (kind === 'recipeRemoved' || kind === 'savedListCleared') dispatch(removalUndone());
    },
  });

  startListening({
    predicate: (_action, now, before) => listNow(now) !== listNow(before),
    effect: (_action, { extra, getState }) => {
      extra.announceSavedList({ name: 'recipe-list-updated' });
      extra.announceSavedList({
        name: 'saved-recipes-count-updated',
        detail: { count: selectSavedRecipes(getState()).length },
      });
    },
  });

  // Whoever reads a recipe that is on the list: the list follows, in the language of the interface only.
  startListening({
    matcher: getRecipe.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const isCurrent = meta.arg.originalArgs.language === selectLanguage(getState());
      if (isCurrent && selectSavedById(getState()).has(payload.id)) dispatch(savedRecipeRead(payload));
    },
  });

  // A recipe that the server has in no other language keeps its own words (DECISIONS 24), and so does one it does not know.
  startListening({
    predicate: (_action, now, before) =>
      // An account's list is read whole, where its server is there.
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
