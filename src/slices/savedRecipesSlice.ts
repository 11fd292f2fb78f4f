import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { frozen } from '@/lib/values/frozen';
import { arrivalReducers } from './savedRecipes/arrivalReducers';
import { editReducers } from './savedRecipes/editReducers';
import { listBefore } from './savedRecipes/lists';
import { outboxReducers } from './savedRecipes/outboxReducers';
import { readingReducers } from './savedRecipes/readingReducers';
import { savedRecipesSelectors } from './savedRecipes/savedRecipesSelectors';
import { initialState } from './savedRecipes/savedRecipesState';
import { wishReducers } from './savedRecipes/wishReducers';

export {
  GUEST,
  type BlockedWish,
  type ImportedRecipe,
  type ListOwner,
  type SavedRecipe,
  type SavedRecipesState,
  type StoredList,
  type UnreadRecipe,
} from './savedRecipes/savedRecipesState';

/**
 * The saved recipes of this browser, one list per owner. Rating a recipe saves it too. Each concern has its reducers
 * in a file of `savedRecipes/`.
 */
export const savedRecipesSlice = createSlice({
  name: 'savedRecipes',
  initialState,
  reducers: { ...editReducers, ...arrivalReducers, ...outboxReducers, ...readingReducers, ...wishReducers },
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
      for (const owner of Object.keys(state.byOwner)) {
        const list = listBefore(state, owner);
        const isKnown = list.some(({ id }) => id === to);
        state.byOwner[owner] = frozen(
          list
            .filter(({ id }) => !isKnown || id !== from)
            .map((recipe) => (recipe.id === from ? frozen({ ...recipe, id: to }) : recipe)),
        );
      }
      for (const change of Object.values(state.unsent).flat()) if (change.recipeId === from) change.recipeId = to;
    }),
  selectors: savedRecipesSelectors,
});

export const {
  recipeSaved,
  recipeRated,
  recipeEdited,
  clashResolved,
  recipeStored,
  editsTaken,
  editClashed,
  recipeRemoved,
  listCleared,
  removalUndone,
  listOwnerChanged,
  listForgotten,
  savedListArrived,
  guestRecipeMoved,
  recipesImported,
  changeAnswered,
  changeRetried,
  unsentArrived,
  unsentRestored,
  readingBegan,
  readingEnded,
  savedCountAnnounced,
  savedRecipeRead,
  wishBlocked,
  wishDropped,
  keptOnDevice,
  signInChosen,
  keepingOnDeviceChanged,
} = savedRecipesSlice.actions;

export const {
  selectListOwner,
  selectIsGuest,
  selectIsKeptOnDevice,
  selectWish,
  selectSavedRecipes,
  selectSavedCount,
  selectSavedById,
  selectUnsent,
  selectReading,
  selectSyncMarks,
} = savedRecipesSlice.selectors;

/** The heart was pressed. Listeners save, remove or ask to sign in, depending on the session. */
export const heartPressed = createAction<Recipe>('savedRecipes/heartPressed');

/** Stars were chosen. */
export const starsChosen = createAction('savedRecipes/starsChosen', (recipe: Recipe, rating: number) => ({
  payload: { recipe, rating },
}));
