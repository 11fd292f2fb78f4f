import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { imageReplaced, withReplacedImage } from '@/api/imageReplaced';
import { imageJudged, selectImageVotes } from '@/slices/recipePageSlice';
import { savedRecipeRead, selectSavedById } from '@/slices/savedRecipesSlice';
import { furtherMatchesArrived, resultsTranslated, selectResults } from '@/slices/searchSlice';
import type { AppStartListening } from '@/store/listening';

const { analyze, getRecipe } = apiSlice.endpoints;
/** A page drawn by the server brings its recipe along. */
const isBroughtAlong = apiSlice.util.upsertQueryEntries.match;

/** The recipes that an action is about; undefined for the results of a search. */
const idsOf = (action: UnknownAction): RecipeId[] | undefined => {
  if (getRecipe.matchFulfilled(action) || savedRecipeRead.match(action)) return [action.payload.id];
  return isBroughtAlong(action) ? action.payload.map(({ value }) => (value as Recipe).id) : undefined;
};

/**
 * A user who reports a picture sees the new one everywhere on this device, at once and in later answers. The server
 * shows it to other users only after three independent reports.
 */
export const addReplacedImagesListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: imageJudged,
    effect: ({ payload: { newImageUrl, ...judged } }, { dispatch }) => {
      if (newImageUrl !== undefined) dispatch(imageReplaced({ ...judged, newImageUrl }));
    },
  });

  startListening({
    actionCreator: imageReplaced,
    effect: ({ payload }, { dispatch, getState }) => {
      const saved = selectSavedById(getState()).get(payload.recipeId);
      if (saved?.imageUrl === payload.imageUrl) dispatch(savedRecipeRead(withReplacedImage(saved, payload)));
      for (const args of apiSlice.util.selectCachedArgsForQuery(getState(), 'getRecipe'))
        dispatch(apiSlice.util.updateQueryData('getRecipe', args, (recipe) => withReplacedImage(recipe, payload)));
    },
  });

  startListening({
    matcher: isAnyOf(
      analyze.matchFulfilled,
      getRecipe.matchFulfilled,
      isBroughtAlong,
      furtherMatchesArrived,
      resultsTranslated,
      savedRecipeRead,
    ),
    effect: (action, { dispatch, getState }) => {
      const ids = new Set(idsOf(action) ?? selectResults(getState()).map(({ id }) => id));
      // Oldest first, so that a picture that was replaced twice passes through both votes.
      for (const { newImageUrl, ...judged } of [...selectImageVotes(getState())].reverse())
        if (newImageUrl !== undefined && ids.has(judged.recipeId)) dispatch(imageReplaced({ ...judged, newImageUrl }));
    },
  });
};
