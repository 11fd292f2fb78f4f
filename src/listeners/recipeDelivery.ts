import type { PostedRecipe, Recipe, RecipeId } from '@contracts/recipe';
import { savedApi } from '@/api/savedApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import type { AppListenerApi } from '@/store/listening';

const { saveRecipe, rateRecipe, removeRecipe } = savedApi.endpoints;

interface Ending {
  /** The account's id of the recipe. */
  id: RecipeId;
  failure?: ApiFailure;
  /** What is left of the change when the account took part of it. */
  left?: 'rate';
  /** The toast if the failure is final. */
  toast: 'savingFailed' | 'accountFull' | 'ratingFailed' | 'removingFailed';
}

/** The body from which the server can create a recipe that it does not have. */
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
  /** Set when the rating was given at another time. */
  ratedAt?: number;
}

/** Sends one change to the account. Returns the account's id of the recipe, or the failure. */
export const deliver = async (
  { dispatch }: Pick<AppListenerApi, 'dispatch'>,
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
    if (error) {
      const failure = error as ApiFailure;
      return { id, failure, toast: failure.code === 'ACCOUNT_FULL' ? 'accountFull' : 'savingFailed' };
    }
    id = Number.isSafeInteger(data?.id) ? data!.id : id;
  }
  if (rating === undefined) return { id, toast: 'savingFailed' };
  const { error } = await dispatch(rateRecipe.initiate({ recipeId: id, rating, at: ratedAt }, { track: false }));
  return { id, failure: error as ApiFailure | undefined, left: 'rate', toast: 'ratingFailed' };
};

/** Too early, too many or too slow: a later try may succeed. */
const PASSING_STATUSES: readonly unknown[] = [408, 425, 429];

/** Whether a retry can only fail again. */
export const isFinal = ({ status }: ApiFailure): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && status !== 401 && !PASSING_STATUSES.includes(status);
