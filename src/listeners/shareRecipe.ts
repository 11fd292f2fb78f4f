import type { Recipe } from '@contracts/recipe';
import { photoNameIn } from '@contracts/photoPaths';
import { apiSlice } from '@/api/apiSlice';
import { selectIsGuest } from '@/slices/savedRecipesSlice';
import { recipeShareRequested, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening, ShareOutcome } from '@/store/listening';

const { shareRecipe } = apiSlice.endpoints;

/** The recipe without personal fields: the match with a search, the rating, the saved state. */
const withoutThePersonal = ({
  matchedIngredients: _matched,
  totalIngredients: _total,
  has: _has,
  needs: _needs,
  userRating: _rating,
  isSaved: _isSaved,
  _devData,
  ...recipe
}: Recipe) => recipe;

const OUTCOME_TOASTS = {
  shared: 'sharedSuccessfully',
  copied: 'linkCopied',
  copyFailed: 'copyFailed',
  dismissed: null,
} as const satisfies Record<ShareOutcome, string | null>;

/** Stores the recipe under a public link, then hands the link to the device's share sheet or the clipboard. */
export const addShareRecipeListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: recipeShareRequested,
    effect: async ({ payload }, { dispatch, extra, getState }) => {
      // The photos of an account are on the server already.
      if (selectIsGuest(getState()) && photoNameIn(payload.imageUrl) !== undefined)
        await import('./sharedPhoto')
          .then(({ sendSharedPhoto }) => sendSharedPhoto(dispatch, payload))
          .catch(() => undefined);
      const { data } = await dispatch(shareRecipe.initiate(withoutThePersonal(payload), { track: false }));
      if (!data) {
        dispatch(toastRaised('sharingFailed'));
        return;
      }
      const kind = OUTCOME_TOASTS[await extra.shareLink({ title: payload.title, path: `/recipe/${data.id}` })];
      if (kind) dispatch(toastRaised(kind, { title: payload.title, url: data.url }));
    },
  });
};
