import { addCachedResultsListeners } from '@/listeners/cachedResults';
import { addCookingTimerListeners } from '@/listeners/cookingTimer';
import { addFurtherMatchesListeners } from '@/listeners/furtherMatches';
import { addLanguageSwitchListeners } from '@/listeners/languageSwitch';
import { addPhotoListeners } from '@/listeners/photo';
import { addPreferenceFeedbackListeners } from '@/listeners/preferenceFeedback';
import { addReplacedImagesListeners } from '@/listeners/replacedImages';
import { addKeepRecipesListeners } from '@/listeners/keepRecipes';
import { addSearchListeners } from '@/listeners/search';
import { addSearchFeedbackListeners } from '@/listeners/searchFeedback';
import { addAwaitLinesListeners } from '@/listeners/awaitLines';
import { addAwaitImportListeners } from '@/listeners/awaitImport';
import { addAwaitSessionListeners } from '@/listeners/awaitSession';
import { addShareRecipeListeners } from '@/listeners/shareRecipe';
import { addCookbookFeedbackListeners } from '@/listeners/cookbookFeedback';
import { addShoppingListListeners } from '@/listeners/shoppingList';
import { addSuggestionListeners } from '@/listeners/suggestions';
import { addToastRemovalListeners } from '@/listeners/toastRemoval';
import type { AppStartListening } from '@/store/listening';

const ALL_LISTENERS: readonly ((startListening: AppStartListening) => void)[] = [
  addSearchListeners,
  addSearchFeedbackListeners,
  addSuggestionListeners,
  addFurtherMatchesListeners,
  addCachedResultsListeners,
  addLanguageSwitchListeners,
  addReplacedImagesListeners,
  addKeepRecipesListeners,
  addPreferenceFeedbackListeners,
  addShareRecipeListeners,
  addPhotoListeners,
  addShoppingListListeners,
  addCookbookFeedbackListeners,
  addAwaitLinesListeners,
  addAwaitImportListeners,
  addToastRemovalListeners,
  addCookingTimerListeners,
  addAwaitSessionListeners,
];

/** The listeners that run from the start. */
export const addAllListeners = (startListening: AppStartListening) => {
  for (const addListeners of ALL_LISTENERS) addListeners(startListening);
};
