import {
  editClashed,
  keptOnDevice,
  listCleared,
  recipeRated,
  recipeEdited,
  recipeRemoved,
  recipeSaved,
  selectListOwner,
  selectSavedCount,
  selectSavedRecipes,
  selectWish,
} from '@/slices/savedRecipesSlice';
import { selectToast, toastDismissed, toastRaised } from '@/slices/uiSlice';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

const listNow = (state: RootState) => state.savedRecipes.byOwner[selectListOwner(state)];

const sayItIsSaved = (
  { payload: { recipe } }: ReturnType<typeof recipeSaved | typeof recipeEdited>,
  { dispatch, extra }: Pick<AppListenerApi, 'dispatch' | 'extra'>,
) => {
  dispatch(toastRaised('recipeSaved', { title: recipe.title }));
  extra.announceSavedList({ name: 'recipe-saved', detail: { recipeId: recipe.id } });
};

/** What a cook still has to choose is not saved, and the page that asks for it needs its room. */
const takeItBack = ({ dispatch, getState }: Pick<AppListenerApi, 'dispatch' | 'getState'>) => {
  const toast = selectToast(getState());
  if (toast?.kind === 'recipeSaved') dispatch(toastDismissed(toast.id));
};

/** Toasts about the saved list, and its announcements to the page. */
export const addSavedFeedbackListeners = (startListening: AppStartListening) => {
  startListening({ actionCreator: recipeSaved, effect: sayItIsSaved });
  startListening({
    actionCreator: recipeEdited,
    // An edit that clashes with another is saved once the cook has chosen, and the page asks for that.
    effect: (action, api) => {
      if (action.payload.clash) takeItBack(api);
      else sayItIsSaved(action, api);
    },
  });
  startListening({ actionCreator: editClashed, effect: (_action, api) => takeItBack(api) });

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
    predicate: (_action, now, before) => listNow(now) !== listNow(before),
    effect: (_action, { extra, getState }) => {
      extra.announceSavedList({ name: 'recipe-list-updated' });
      extra.announceSavedList({
        name: 'saved-recipes-count-updated',
        detail: { count: selectSavedRecipes(getState()).length },
      });
    },
  });
};
