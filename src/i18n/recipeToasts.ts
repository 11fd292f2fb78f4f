import { defineMessages } from 'react-intl';
import { failed, succeeded, type ToastSpec } from './toastSpec';

const titles = defineMessages({
  savingFailed: {
    id: 'toast.savingFailed.title',
    defaultMessage: 'Error saving recipe',
    description: 'Title: the account rejected a saved recipe',
  },
  accountFull: {
    id: 'toast.accountFull.title',
    defaultMessage: 'Your account is full',
    description: 'Title: the account can store no further recipe',
  },
  ratingFailed: {
    id: 'toast.ratingFailed.title',
    defaultMessage: 'Error rating recipe',
    description: 'Title: the account rejected a rating',
  },
  removingFailed: {
    id: 'toast.removingFailed.title',
    defaultMessage: 'Error removing recipe',
    description: 'Title: the account did not remove a saved recipe',
  },
  feedbackFailed: {
    id: 'toast.feedbackFailed.title',
    defaultMessage: 'Error submitting feedback',
    description: 'Title: feedback on a picture did not reach the server',
  },
  error: {
    id: 'toast.error.title',
    defaultMessage: 'Error',
    description: 'Title of a toast whose text says what failed',
  },
  recipeSaved: {
    id: 'toast.recipeSaved.title',
    defaultMessage: 'Recipe saved',
    description: 'Title of the toast after the heart was pressed',
  },
  recipeDiffers: {
    id: 'toast.recipeDiffers.title',
    defaultMessage: 'Changed on two devices',
    description: 'An own recipe was edited on two devices, in the same words',
  },
  recipeRemoved: {
    id: 'toast.recipeRemoved.title',
    defaultMessage: 'Recipe removed',
    description: 'Title of the toast after the heart was pressed a second time',
  },
  savedListCleared: {
    id: 'toast.savedListCleared.title',
    defaultMessage: 'Recipes removed',
    description: 'Title of the toast after all recipes kept on this device were removed',
  },
  recipeDeleted: {
    id: 'toast.recipeDeleted.title',
    defaultMessage: 'Recipe deleted',
    description: 'Title of the toast after a developer deleted a recipe',
  },
  ratingSaved: {
    id: 'toast.ratingSaved.title',
    defaultMessage: 'Rating saved',
    description: 'Title of the toast after stars were given',
  },
});

const bodies = defineMessages({
  accountFull: {
    id: 'toast.accountFull.body',
    defaultMessage:
      'This recipe stays on this device. Remove some of your own recipes from the saved list, then press Retry.',
    description: 'Retry is the button beside the recipe (sync.retry)',
  },
  savingFailed: {
    id: 'toast.savingFailed.body',
    defaultMessage: "We couldn't save this recipe. Please try again later.",
    description: 'The account rejected a saved recipe',
  },
  ratingFailed: {
    id: 'toast.ratingFailed.body',
    defaultMessage: "We couldn't update your rating. Please try again later.",
    description: 'The account rejected a rating',
  },
  removingFailed: {
    id: 'toast.removingFailed.body',
    defaultMessage: "We couldn't remove this recipe. Please try again later.",
    description: 'The account did not remove a saved recipe',
  },
  feedbackFailed: {
    id: 'toast.feedbackFailed.body',
    defaultMessage: 'Please try again later.',
    description: 'Feedback on a picture did not reach the server',
  },
  refreshFailed: {
    id: 'toast.refreshFailed.body',
    defaultMessage: 'The recipe could not be loaded again.',
    description: 'After "Refresh Recipe" of the developer tools',
  },
  deletingFailed: {
    id: 'toast.deletingFailed.body',
    defaultMessage: 'The recipe could not be deleted.',
    description: 'After "Delete Recipe" of the developer tools',
  },
  recipeSaved: {
    id: 'toast.recipeSaved.body',
    defaultMessage: '{title}',
    description: '{title} is the name of the recipe',
  },
  recipeDiffers: {
    id: 'toast.recipeDiffers.body',
    defaultMessage: '{title} was changed elsewhere too. Both versions are kept: compare them on its page.',
    description: '{title} is the name of the recipe',
  },
  recipeRemoved: {
    id: 'toast.recipeRemoved.body',
    defaultMessage: '{title}',
    description: '{title} is the name of the recipe',
  },
  savedListCleared: {
    id: 'toast.savedListCleared.body',
    defaultMessage: '{count, plural, one {# recipe is} other {# recipes are}} no longer kept on this device.',
    description: 'After all recipes kept on this device were removed',
  },
  recipeDeleted: {
    id: 'toast.recipeDeleted.body',
    defaultMessage: '{title} is gone for good.',
    description: '{title} is the name of the recipe',
  },
  ratingSaved: {
    id: 'toast.ratingSaved.body',
    defaultMessage: "You've rated {title} {rating} out of 5 stars.",
    description: '{title} is the name of the recipe, {rating} a whole number from 1 to 5',
  },
});

const actions = defineMessages({
  undo: {
    id: 'toast.undo',
    defaultMessage: 'Undo',
    description: 'Button on a toast that undoes the last action',
  },
});

/** Toasts about one recipe: saving, rating, its picture, the developer tools. */
export const RECIPE_TOASTS = {
  savingFailed: failed(titles.savingFailed, bodies.savingFailed),
  accountFull: failed(titles.accountFull, bodies.accountFull),
  ratingFailed: failed(titles.ratingFailed, bodies.ratingFailed),
  removingFailed: failed(titles.removingFailed, bodies.removingFailed),
  feedbackFailed: failed(titles.feedbackFailed, bodies.feedbackFailed),
  refreshFailed: failed(titles.error, bodies.refreshFailed),
  deletingFailed: failed(titles.error, bodies.deletingFailed),

  recipeSaved: succeeded(titles.recipeSaved, bodies.recipeSaved),
  recipeDiffers: failed(titles.recipeDiffers, bodies.recipeDiffers),
  recipeRemoved: { ...succeeded(titles.recipeRemoved, bodies.recipeRemoved), action: actions.undo },
  savedListCleared: { ...succeeded(titles.savedListCleared, bodies.savedListCleared), action: actions.undo },
  recipeDeleted: succeeded(titles.recipeDeleted, bodies.recipeDeleted),
  ratingSaved: succeeded(titles.ratingSaved, bodies.ratingSaved),
} as const satisfies Record<string, ToastSpec>;
