import { CLIENT_RECIPE_ID_BASE } from '@contracts/limits';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { savedApi } from '@/api/savedApi';
import type { EditClash, UnsentEdit } from '@/lib/account/unsentChanges';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { postedBody } from '@/lib/recipe/postedBody';
import type { AppListenerApi } from '@/store/listening';

const { saveRecipe, editRecipe } = savedApi.endpoints;

/** How the delivery of edits ended. */
export interface EditsEnding {
  /** The account's id of the recipe. */
  id: RecipeId;
  failure?: ApiFailure;
  /** What is left of the change when the account took part of it. */
  left?: 'rate' | 'edit';
  /** The versions that the account has now, and the recipe as it is there. */
  taken?: { versions: string[]; recipe: Recipe };
  /** Another device changed the same words. */
  clash?: EditClash;
}

export type Dispatching = Pick<AppListenerApi, 'dispatch'>;

/** The recipe is not the account's own, or is no longer there: an edit of it is then saved as a new recipe. */
const isNotOurs = ({ status }: ApiFailure) => status === 403 || status === 404;

const copyOf = async ({ dispatch }: Dispatching, { recipe, at }: UnsentEdit) => {
  const body = {
    recipeId: CLIENT_RECIPE_ID_BASE + at,
    recipe: { ...postedBody(recipe), id: CLIENT_RECIPE_ID_BASE + at },
    at,
  };
  return dispatch(saveRecipe.initiate(body, { track: false }));
};

/** Sends saves of an own recipe one after the other. */
export const deliverEdits = async (
  api: Dispatching,
  id: RecipeId,
  edits: readonly UnsentEdit[],
): Promise<EditsEnding> => {
  let taken: EditsEnding['taken'];
  for (const { version, base, at, recipe } of edits) {
    const { data, error } = await api.dispatch(
      editRecipe.initiate({ id, version, base, at, recipe: postedBody(recipe) }, { track: false }),
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
