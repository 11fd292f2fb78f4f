import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { PostedRecipe, Recipe, RecipeId } from '@contracts/recipe';
import { savedApi } from '@/api/savedApi';
import type { ApiFailure } from '@/lib/apiFailure';
import type { UnsentChange } from '@/lib/unsentChanges';
import type { AppDispatch, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { whenPresent } from '@/store/timeTravel';

const { saveRecipe, rateRecipe, removeRecipe } = savedApi.endpoints;

interface Ending {
  /** Under which the account knows the recipe. */
  id: RecipeId;
  failure?: ApiFailure;
  /** What is left of the change where the account took a part of it. */
  left?: 'rate';
  /** What there is to say if the failure is final. */
  toast: 'savingFailed' | 'ratingFailed' | 'removingFailed';
}

/** What the server can make a recipe of where it does not know it. */
const posted = ({
  id,
  title,
  description,
  imageUrl,
  category,
  subcategory,
  language,
  servings,
  prepTime,
  allergens,
  ingredients,
  instructions,
  originalRecipeSource,
}: Recipe): PostedRecipe => ({
  id,
  title,
  description,
  imageUrl,
  category,
  subcategory,
  language,
  servings,
  prepTime,
  allergens,
  ingredients,
  instructions,
  originalRecipeSource,
});

interface Delivery extends Omit<UnsentChange, 'status'> {
  /** Where the stars are of another time. */
  ratedAt?: number;
}

/** Tells the account of one change, once: by which id it knows the recipe, or what it refused. */
export const deliver = async (
  { dispatch, delay }: Pick<ListenerEffectAPI<RootState, AppDispatch, PageEffects>, 'dispatch' | 'delay'>,
  { recipeId, kind, rating, at, ratedAt = at }: Delivery,
  recipe: Recipe | undefined,
): Promise<Ending> => {
  let id = recipeId;
  if (kind === 'remove') {
    const { error } = await dispatch(removeRecipe.initiate({ id, at }, { track: false }));
    return { id, failure: error as ApiFailure | undefined, toast: 'removingFailed' };
  }
  if (kind === 'save') {
    const body = { recipeId, recipe: recipe && posted(recipe), at };
    const { data, error } = await dispatch(saveRecipe.initiate(body, { track: false }));
    if (error) return { id, failure: error as ApiFailure, toast: 'savingFailed' };
    id = Number.isSafeInteger(data?.id) ? data!.id : id;
  }
  if (rating === undefined) return { id, toast: 'savingFailed' };
  await whenPresent(dispatch, delay);
  const { error } = await dispatch(rateRecipe.initiate({ recipeId: id, rating, at: ratedAt }, { track: false }));
  return { id, failure: error as ApiFailure | undefined, left: 'rate', toast: 'ratingFailed' };
};

/** Too early, too often or too slow: another time the answer may be another. */
const PASSING_STATUSES: readonly unknown[] = [408, 425, 429];

/** Whether trying again can only come to the same. */
export const isFinal = ({ status }: ApiFailure): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && status !== 401 && !PASSING_STATUSES.includes(status);
