import { CLIENT_RECIPE_ID_BASE } from '@contracts/limits';
import type { PostedRecipe, Recipe, RecipeId } from '@contracts/recipe';
import { savedApi } from '@/api/savedApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import type { EditClash, UnsentChange, UnsentEdit } from '@/lib/account/unsentChanges';
import type { AppListenerApi } from '@/store/listening';
import { deliverPhotos, photosOf } from './photoDelivery';

const { saveRecipe, editRecipe, rateRecipe, removeRecipe } = savedApi.endpoints;

interface Ending {
  /** The account's id of the recipe. */
  id: RecipeId;
  failure?: ApiFailure;
  /** What is left of the change when the account took part of it. */
  left?: 'rate' | 'edit';
  /** Whether the account has the recipe itself, which was part of the change. */
  isStored?: boolean;
  /** The versions that the account has now, and the recipe as it is there. */
  taken?: { versions: string[]; recipe: Recipe };
  /** Another device changed the same words. */
  clash?: EditClash;
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

interface Delivery extends Omit<UnsentChange, 'status' | 'clash'> {
  /** Set when the rating was given at another time. */
  ratedAt?: number;
}

type Dispatching = Pick<AppListenerApi, 'dispatch'>;

/** The recipe is not the account's own, or is no longer there: an edit of it is then saved as a new recipe. */
const isNotOurs = ({ status }: ApiFailure) => status === 403 || status === 404;

const copyOf = async ({ dispatch }: Dispatching, { recipe, at }: UnsentEdit) => {
  const body = {
    recipeId: CLIENT_RECIPE_ID_BASE + at,
    recipe: { ...posted(recipe), id: CLIENT_RECIPE_ID_BASE + at },
    at,
  };
  return dispatch(saveRecipe.initiate(body, { track: false }));
};

/** Sends saves of an own recipe one after the other. */
const deliverEdits = async (
  api: Dispatching,
  id: RecipeId,
  edits: readonly UnsentEdit[],
): Promise<Omit<Ending, 'toast'>> => {
  let taken: Ending['taken'];
  for (const { version, base, at, recipe } of edits) {
    const { data, error } = await api.dispatch(
      editRecipe.initiate({ id, version, base, at, recipe: posted(recipe) }, { track: false }),
    );
    if (error) {
      const failure = error as ApiFailure;
      if (!isNotOurs(failure)) return { id, failure, left: 'edit', taken };
      const copied = await copyOf(api, edits.at(-1)!);
      if (copied.error) return { id, failure: copied.error as ApiFailure, left: 'edit', taken };
      return {
        id: copied.data?.id ?? id,
        taken: { versions: edits.map((edit) => edit.version), recipe: edits.at(-1)!.recipe },
      };
    }
    const versions = [...(taken?.versions ?? []), version];
    if (data.outcome === 'differs')
      return { id, taken, clash: { theirs: data.recipe, ...(data.base && { base: data.base }) } };
    taken = { versions, recipe: data.recipe };
  }
  return { id, taken };
};

const toastFor = ({ code }: ApiFailure): Ending['toast'] => (code === 'ACCOUNT_FULL' ? 'accountFull' : 'savingFailed');

/**
 * Sends one change to the account, after the photos that its recipe shows.
 * @returns the account's id of the recipe, or the failure
 */
export const deliver = async (
  { dispatch }: Dispatching,
  { recipeId, kind, rating, edits, created, at, ratedAt = at }: Delivery,
  recipe: Recipe | undefined,
  account: string,
): Promise<Ending> => {
  const unsent = await deliverPhotos({ dispatch }, account, {
    names: photosOf([...(kind === 'save' ? [created ?? recipe] : []), ...(edits ?? []).map((edit) => edit.recipe)]),
    isNew: kind === 'save',
  });
  // Nothing is taken yet: a save that waits for its photo is still one.
  if (unsent) return { id: recipeId, failure: unsent, toast: toastFor(unsent) };
  let id = recipeId;
  let done: Partial<Ending> = {};
  if (kind === 'remove') {
    const { error } = await dispatch(removeRecipe.initiate({ id, at }, { track: false }));
    return { id, failure: error as ApiFailure | undefined, toast: 'removingFailed' };
  }
  if (kind === 'save') {
    const first = created ?? recipe;
    const body = { recipeId, recipe: first && posted(first), at };
    const { data, error } = await dispatch(saveRecipe.initiate(body, { track: false }));
    if (error) {
      const failure = error as ApiFailure;
      return { id, failure, toast: toastFor(failure) };
    }
    id = Number.isSafeInteger(data?.id) ? data!.id : id;
    done = { isStored: true };
  }
  if (edits) {
    // The account has just got the recipe as it was first, whatever version that was on this device.
    const [oldest, ...rest] = edits;
    const sent = id === recipeId ? edits : [{ ...oldest!, base: undefined }, ...rest];
    const edited = await deliverEdits({ dispatch }, id, sent);
    done = { ...done, ...edited };
    id = edited.id;
    if (edited.failure) return { ...done, id, toast: toastFor(edited.failure) };
    if (edited.clash) return { ...done, id, toast: 'savingFailed' };
  }
  if (rating === undefined) return { ...done, id, toast: 'savingFailed' };
  const { error } = await dispatch(rateRecipe.initiate({ recipeId: id, rating, at: ratedAt }, { track: false }));
  return { ...done, id, failure: error as ApiFailure | undefined, left: 'rate', toast: 'ratingFailed' };
};
