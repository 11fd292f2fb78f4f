import type { RecipeId } from '@contracts/recipe';
import { addRecipeApi } from '@/api/addRecipeApi';
import { savedApi } from '@/api/savedApi';
import { importBatchSaved, importFinished, importStopped, selectImport } from '@/slices/recipeImportSlice';
import { GUEST, recipesImported, selectListOwner, type ImportedRecipe } from '@/slices/savedRecipesSlice';
import type { ImportEffects, WaitingRecipe } from '@/store/importEffects';
import type { AppListenerApi } from '@/store/listening';
import { insistently } from './importCalls';
import { withHistory } from './importedRecipe';
import { takeLines } from './importedLines';
import { deliverPhotos } from './photoDelivery';

/** Recipes read on this device before the page may answer the cook. */
const READ_AT_ONCE = 5;

const { saveImported } = addRecipeApi.endpoints;
const { getSavedRecipes } = savedApi.endpoints;

/** What became of a batch; undefined when the import had to stop. */
type Saved = Omit<Parameters<typeof importBatchSaved>[0], 'batch' | 'recipes' | 'unwanted'>;

const idsOf = (recipes: readonly WaitingRecipe[], idOf: (recipe: WaitingRecipe, i: number) => RecipeId | undefined) =>
  recipes.flatMap((recipe, i) => {
    const id = idOf(recipe, i);
    return id === undefined ? [] : (recipe.numbers ?? []).map((number) => [number, id] as const);
  });

/** The recipes that match, and the rest. */
const partition = (
  recipes: readonly WaitingRecipe[],
  matches: (recipe: WaitingRecipe, i: number) => boolean,
): [matching: WaitingRecipe[], rest: WaitingRecipe[]] => [
  recipes.filter(matches),
  recipes.filter((recipe, i) => !matches(recipe, i)),
];

/** Reads the recipes on this device and puts them on the guest's list. */
const saveHere = async (
  { dispatch }: AppListenerApi,
  effects: ImportEffects,
  wanted: readonly WaitingRecipe[],
): Promise<Saved> => {
  const recipes: ImportedRecipe[] = [];
  for (const [i, one] of wanted.entries()) {
    if (i % READ_AT_ONCE === 0) await effects.breathe();
    recipes.push(withHistory(one));
  }
  dispatch(recipesImported({ owner: GUEST, recipes }));
  return { added: recipes.length, faults: [], ids: idsOf(wanted, ({ id }) => id) };
};

const saveOnAccount = async (
  api: AppListenerApi,
  account: string,
  wanted: readonly WaitingRecipe[],
): Promise<Saved | undefined> => {
  const recipes = wanted.map(({ savedId: _known, numbers: _named, ...recipe }) => recipe);
  const names = recipes.flatMap(({ words, versions = [] }) =>
    [words, ...versions.map((version) => version.words)].flatMap(({ photo }) => photo ?? []),
  );
  const data = await insistently(api, async () => {
    const error = await deliverPhotos(api, account, { names, isNew: true });
    return error ? { error } : api.dispatch(saveImported.initiate({ recipes }, { track: false }));
  });
  if (!data) return undefined;
  const { results } = data;
  const faults = results.flatMap((result, i) =>
    'fault' in result ? [{ fault: result.fault, where: '', title: recipes[i]!.words.title }] : [],
  );
  const stored = results.map((result) => ('id' in result ? result.id : undefined));
  // Also what an earlier try of the same call has stored.
  return { added: results.length - faults.length, faults, ids: idsOf(wanted, (_recipe, i) => stored[i]) };
};

/** Saves batch after batch, and notes each one that is on the list. A batch that is saved twice is there once. */
export const saveAll = async (api: AppListenerApi, effects: ImportEffects) => {
  const { dispatch, getState } = api;
  for (let now = selectImport(getState()); now?.isRunning; now = selectImport(getState())) {
    if (selectListOwner(getState()) !== now.owner) {
      dispatch(importStopped({ kind: 'signedOut' }));
      return;
    }
    if (now.next >= now.batches) {
      dispatch(importFinished(await takeLines(api, effects, now)));
      if (now.owner !== GUEST)
        await dispatch(getSavedRecipes.initiate(undefined, { forceRefetch: true, subscribe: false }));
      await effects.forget();
      return;
    }
    const batch = await effects.batch(now.next);
    if (!batch) {
      dispatch(importStopped({ kind: 'noFile' }));
      return;
    }
    const { takesDuplicates, leftOut = [], handled, next, owner } = now;
    // The batches before this one had as many recipes as were handled.
    const [unwanted, chosen] = partition(batch, (_recipe, i) => leftOut.includes(handled + i));
    const [known, wanted] = partition(chosen, ({ savedId }) => savedId !== undefined && !takesDuplicates);
    const saved =
      wanted.length === 0
        ? { added: 0, faults: [], ids: [] }
        : await (owner === GUEST ? saveHere(api, effects, wanted) : saveOnAccount(api, owner, wanted));
    if (!saved) return;
    const ids = [...saved.ids, ...idsOf([...known, ...unwanted], ({ savedId }) => savedId)];
    dispatch(
      importBatchSaved({
        ...saved,
        batch: next,
        recipes: batch.length,
        ids,
        unwanted: unwanted.flatMap(({ savedId, numbers = [] }) => (savedId === undefined ? numbers : [])),
      }),
    );
  }
};
