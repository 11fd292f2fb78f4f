import type { Recipe } from '@contracts/recipe';
import { savedApi } from '@/api/savedApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { postedBody } from '@/lib/recipe/postedBody';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import { deliverEdits, type Dispatching, type EditsEnding } from './editDelivery';
import { deliverPhotos, photosOf } from './photoDelivery';

const { saveRecipe, rateRecipe, removeRecipe } = savedApi.endpoints;

interface Ending extends EditsEnding {
  /** Whether the account has the recipe itself, which was part of the change. */
  isStored?: boolean;
  /** The toast if the failure is final. */
  toast: 'savingFailed' | 'accountFull' | 'ratingFailed' | 'removingFailed';
}

interface Delivery extends Omit<UnsentChange, 'status' | 'clash'> {
  /** Set when the rating was given at another time. */
  ratedAt?: number;
}

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
    const body = { recipeId, recipe: first && postedBody(first), at };
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
