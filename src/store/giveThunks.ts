import { ARCHIVE_PATH } from '@contracts/routes';
import type { RecipeVersion } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import type { CookLines } from '@kitchen/giving/cookLines';
import { isPartlyHereOnly } from '@kitchen/lines/lineList';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { savedApi } from '@/api/savedApi';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import { recipeArchive, type ReadPicture } from '@/lib/recipe/giveRecipes';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectCookbook } from '@/slices/cookbookSlice';
import { selectIsGuest, selectListOwner, selectUnsent } from '@/slices/savedRecipesSlice';
import { selectShoppingList } from '@/slices/shoppingSlice';
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

/** The file as the server makes it, piece by piece; undefined when it cannot be had from there. */
const archiveOfAccount = async (which: 'own' | 'all', language: string): Promise<Blob | undefined> => {
  try {
    const response = await fetch(`${ARCHIVE_PATH}?which=${which}`, { headers: { 'accept-language': language } });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
};

/** Notes, cooked dishes, collections and the shopping list of the owner that is shown, as this device has them. */
const selectCookLines = (state: RootState): CookLines => {
  const owner = selectListOwner(state);
  const { entries, order } = selectShoppingList(state, owner);
  return {
    cookbook: Object.values(selectCookbook(state, owner).entries),
    shopping: Object.values(entries),
    ...(order && { order: { aisles: order.aisles, at: order.at } }),
  };
};

/** Whether there is any of them. */
export const selectHasLines = (state: RootState): boolean => {
  const { cookbook, shopping } = selectCookLines(state);
  return [...cookbook, ...shopping].some((line) => line.state !== 'gone');
};

const selectHasLinesHereOnly = (state: RootState): boolean => {
  const owner = selectListOwner(state);
  return isPartlyHereOnly(selectCookbook(state, owner)) || isPartlyHereOnly(selectShoppingList(state, owner));
};

/**
 * Gives these recipes away as one file that Larder and other programs read, with their pictures, with the history of
 * those that were edited where it can be had, and with what else their cook has written. The server makes the file of an
 * account, unless this device knows more or there is no connection.
 */
export const archiveOfRecipes =
  (which: 'own' | 'all', recipes: readonly Recipe[], read: ReadPicture) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<Blob> => {
    const isGuest = selectIsGuest(getState());
    const lines = selectCookLines(getState());
    const isKnownThere = !isGuest && selectUnsent(getState()).length === 0 && !selectHasLinesHereOnly(getState());
    const made = isKnownThere ? await archiveOfAccount(which, selectLanguage(getState())) : undefined;
    if (made) return made;
    const versionsOf = async ({ id, version }: Recipe): Promise<readonly RecipeVersion[]> => {
      if (version === undefined) return [];
      const here = selectUnsent(getState()).find(({ recipeId }) => recipeId === id);
      if (here?.edits || isGuest) return here ? versionsHere(here) : [];
      const { data } = await dispatch(getRecipeHistory.initiate(id, { subscribe: false, forceRefetch: true }));
      return data?.versions ?? [];
    };
    return recipeArchive(recipes, read, versionsOf, lines);
  };
