import {
  heartPressed,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  removalUndone,
  selectIsGuest,
  selectIsKeptOnDevice,
  selectSavedById,
  starsChosen,
  wishBlocked,
} from '@/slices/savedRecipesSlice';
import { toastActionChosen } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { addSavedFeedbackListeners } from './savedFeedback';
import { addSavedReadingListeners } from './savedReading';

/** A guest is asked first, until they choose "Keep on this device". */
const mayKeep = (state: RootState) => !selectIsGuest(state) || selectIsKeptOnDevice(state);

/** Handles hearts, stars and undo, and everything that follows from a change of the saved list. */
export const addKeepRecipesListeners = (startListening: AppStartListening) => {
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
      // The cook agreed to keep recipes when this one was saved.
      if (selectSavedById(getState()).has(recipe.id) || mayKeep(getState())) dispatch(recipeRated(recipe, rating));
      else dispatch(wishBlocked({ reason: 'rate', recipe, rating }));
    },
  });

  startListening({
    actionCreator: toastActionChosen,
    effect: ({ payload: { kind } }, { dispatch }) => {
      if (kind === 'recipeRemoved' || kind === 'savedListCleared') dispatch(removalUndone());
    },
  });

  addSavedFeedbackListeners(startListening);
  addSavedReadingListeners(startListening);
};
