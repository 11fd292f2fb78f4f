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
import type { AppStartListening } from '@/store/listening';

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

/** Whoever listens from the beginning. */
export const addAllListeners = (startListening: AppStartListening) => {
  for (const addListeners of ALL_LISTENERS) addListeners(startListening);
};
