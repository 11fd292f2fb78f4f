import type { RecipeVersion } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { savedApi } from '@/api/savedApi';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import { recipeArchive, type ReadPicture } from '@/lib/recipe/giveRecipes';
import { selectIsGuest, selectUnsent } from '@/slices/savedRecipesSlice';
import type { AppDispatch } from './listening';
import type { RootState } from './rootReducer';

const { getRecipeHistory } = savedApi.endpoints;

/** The saves of a recipe on this device, the newest first. */
const versionsHere = ({ edits = [], created }: Pick<UnsentChange, 'edits' | 'created'>): RecipeVersion[] => {
  const version = (name: string | null, at: number, recipe: Recipe): RecipeVersion => ({
    version: name,
    savedAt: new Date(at).toISOString(),
    browser: null,
    system: null,
    kind: 'save',
    words: wordsOf(recipe),
  });
  const first = created ? [version(null, created.savedAt ?? edits[0]?.at ?? 0, created)] : [];
  return [...edits.map(({ version: name, at, recipe }) => version(name, at, recipe)).reverse(), ...first];
};

/**
 * Gives these recipes away as one file that Larder and other programs read, with their pictures, and with the history of
 * those that were edited where it can be had.
 */
export const archiveOfRecipes =
  (recipes: readonly Recipe[], read: ReadPicture) =>
  (dispatch: AppDispatch, getState: () => RootState): Promise<Blob> => {
    const isGuest = selectIsGuest(getState());
    const versionsOf = async ({ id, version }: Recipe): Promise<readonly RecipeVersion[]> => {
      if (version === undefined) return [];
      const here = selectUnsent(getState()).find(({ recipeId }) => recipeId === id);
      if (here?.edits || isGuest) return here ? versionsHere(here) : [];
      const { data } = await dispatch(getRecipeHistory.initiate(id, { subscribe: false, forceRefetch: true }));
      return data?.versions ?? [];
    };
    return recipeArchive(recipes, read, versionsOf);
  };
