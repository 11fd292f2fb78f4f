import { isAnyOf } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { imageReplaced, withReplacedImage } from '@/api/imageReplaced';
import { imageJudged, selectImageVotes } from '@/slices/recipePageSlice';
import { savedRecipeRead, selectSavedById } from '@/slices/savedRecipesSlice';
import { furtherMatchesArrived, resultsTranslated, selectResults } from '@/slices/searchSlice';
import type { AppStartListening } from '@/store/listening';

const { analyze, getRecipe } = apiSlice.endpoints;

/**
 * Who said that a picture is wrong sees another one everywhere on this device, at once and in whatever comes later: the
 * server gives it to everybody only after more reports (DECISIONS 35).
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
        if (args.id === payload.recipeId)
          dispatch(apiSlice.util.updateQueryData('getRecipe', args, (recipe) => withReplacedImage(recipe, payload)));
    },
  });

  startListening({
    matcher: isAnyOf(
      analyze.matchFulfilled,
      getRecipe.matchFulfilled,
      furtherMatchesArrived,
      resultsTranslated,
      savedRecipeRead,
    ),
    effect: (action, { dispatch, getState }) => {
      const shown =
        getRecipe.matchFulfilled(action) || savedRecipeRead.match(action)
          ? [action.payload]
          : selectResults(getState());
      const ids = new Set(shown.map(({ id }) => id));
      // The oldest first: a picture that was replaced twice goes through both.
      for (const { newImageUrl, ...judged } of [...selectImageVotes(getState())].reverse())
        if (newImageUrl !== undefined && ids.has(judged.recipeId)) dispatch(imageReplaced({ ...judged, newImageUrl }));
    },
  });
};
