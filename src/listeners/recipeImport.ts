import { RETRY_AFTER_MAX_MS, RETRY_WAITS_MS } from '@contracts/limits';
import type { FileFault } from '@contracts/fileImport';
import { ownRecipe, withTimers } from '@kitchen/recipes/ownRecipe';
import { addRecipeApi } from '@/api/addRecipeApi';
import { savedApi } from '@/api/savedApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { planImport } from '@/lib/recipe/importBatches';
import {
  IMPORT_LISTED_MAX,
  importAttended,
  importBatchSaved,
  importFileRead,
  importFinished,
  importStopped,
  selectImport,
  type ImportFailure,
  type RecipeImport,
} from '@/slices/recipeImportSlice';
import {
  GUEST,
  recipesImported,
  selectListOwner,
  selectSavedRecipes,
  type SavedRecipe,
} from '@/slices/savedRecipesSlice';
import type { ImportEffects, WaitingRecipe } from '@/store/importEffects';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { deliverPhotos } from './photoDelivery';

const { readFile, saveImported } = addRecipeApi.endpoints;
const { getSavedRecipes } = savedApi.endpoints;

/** Recipes read on this device before the page may answer the cook. */
const READ_AT_ONCE = 5;

const isRunning = (state: RootState) => selectImport(state)?.isRunning === true;

/** Whether the same call may succeed shortly. */
const isPassing = ({ status }: ApiFailure) => typeof status === 'string' || status === 429 || status >= 500;

const failureFor = ({ status, text }: ApiFailure): ImportFailure => {
  if (status === 401) return { kind: 'signedOut' };
  return { kind: status === 'OFFLINE' ? 'offline' : 'refused', ...(text !== undefined && { text }) };
};

/** Calls until it succeeds, three times more at most. The import stops with the last failure. */
const insistently = async <T>(
  { delay, dispatch, getState }: AppListenerApi,
  call: () => PromiseLike<{ data?: T; error?: unknown }>,
): Promise<T | undefined> => {
  for (let tries = 0; isRunning(getState()); tries += 1) {
    const { data, error } = await call();
    if (data !== undefined) return data;
    const failure = error as ApiFailure;
    const wait = RETRY_WAITS_MS[tries];
    if (wait === undefined || !isPassing(failure)) {
      dispatch(importStopped(failureFor(failure)));
      return undefined;
    }
    await delay(failure.retryAfter ? Math.min(failure.retryAfter * 1_000, RETRY_AFTER_MAX_MS) : wait);
  }
  return undefined;
};

/** Has the server read the file, and keeps its recipes on this device. */
const readAll = async (api: AppListenerApi, effects: ImportEffects, { name, startedAt }: RecipeImport) => {
  const { dispatch, getState } = api;
  const file = await effects.file();
  if (!file) {
    dispatch(importStopped({ kind: 'noFile' }));
    return;
  }
  const items = await insistently(api, () => dispatch(readFile.initiate({ file, name }, { track: false })));
  if (!items || !isRunning(getState())) return;
  const { batches, total, repeated, duplicates, faults } = planImport(items, selectSavedRecipes(getState()), startedAt);
  await effects.keepBatches(batches);
  dispatch(
    importFileRead({
      total,
      batches: batches.length,
      repeated,
      duplicates: { count: duplicates.length, first: duplicates.slice(0, IMPORT_LISTED_MAX) },
      faults: { count: faults.length, first: faults.slice(0, IMPORT_LISTED_MAX) },
    }),
  );
};

const savedOf = ({ words, cuisine, times, id, at, savedAt, rating = 0 }: WaitingRecipe): SavedRecipe => {
  const { language = 'en-GB', ...written } = words;
  const recipe = ownRecipe(written, { language });
  return {
    ...recipe,
    instructions: withTimers(recipe.instructions, { language }, times),
    ...(cuisine !== undefined && { cuisine }),
    id,
    isSaved: true,
    userRating: rating,
    savedAt: savedAt ?? at,
  };
};

/** Reads the recipes on this device and puts them on the guest's list. */
const saveHere = async ({ dispatch }: AppListenerApi, effects: ImportEffects, wanted: readonly WaitingRecipe[]) => {
  const recipes: SavedRecipe[] = [];
  for (const [i, one] of wanted.entries()) {
    if (i % READ_AT_ONCE === 0) await effects.breathe();
    recipes.push(savedOf(one));
  }
  dispatch(recipesImported({ owner: GUEST, recipes }));
  return { added: recipes.length, faults: [] };
};

const saveOnAccount = async (
  api: AppListenerApi,
  account: string,
  wanted: readonly WaitingRecipe[],
): Promise<{ added: number; faults: FileFault[] } | undefined> => {
  const recipes = wanted.map(({ isDuplicate: _known, ...recipe }) => recipe);
  const names = recipes.flatMap(({ words, versions = [] }) =>
    [words, ...versions.map((version) => version.words)].flatMap(({ photo }) => photo ?? []),
  );
  const data = await insistently(api, async () => {
    const error = await deliverPhotos(api, account, { names, isNew: true });
    return error ? { error } : api.dispatch(saveImported.initiate({ recipes }, { track: false }));
  });
  if (!data) return undefined;
  const faults = data.results.flatMap((result, i) =>
    'fault' in result ? [{ fault: result.fault, where: '', title: recipes[i]!.words.title }] : [],
  );
  // Also what an earlier try of the same call has stored.
  return { added: data.results.filter((result) => 'id' in result).length, faults };
};

/** Saves batch after batch, and notes each one that is on the list. A batch that is saved twice is there once. */
const saveAll = async (api: AppListenerApi, effects: ImportEffects) => {
  const { dispatch, getState } = api;
  for (let now = selectImport(getState()); now?.isRunning; now = selectImport(getState())) {
    if (now.next >= now.batches) {
      dispatch(importFinished());
      if (now.owner !== GUEST)
        await dispatch(getSavedRecipes.initiate(undefined, { forceRefetch: true, subscribe: false }));
      await effects.forget();
      return;
    }
    if (selectListOwner(getState()) !== now.owner) {
      dispatch(importStopped({ kind: 'signedOut' }));
      return;
    }
    const batch = await effects.batch(now.next);
    if (!batch) {
      dispatch(importStopped({ kind: 'noFile' }));
      return;
    }
    const { takesDuplicates, next, owner } = now;
    const wanted = takesDuplicates ? batch : batch.filter(({ isDuplicate }) => !isDuplicate);
    const saved =
      wanted.length === 0
        ? { added: 0, faults: [] }
        : await (owner === GUEST ? saveHere(api, effects, wanted) : saveOnAccount(api, owner, wanted));
    if (!saved) return;
    dispatch(importBatchSaved({ batch: next, recipes: batch.length, ...saved }));
  }
};

/**
 * Reads a file of recipes and saves them, in one tab at a time. The cook can stop it; it goes on where it was, also
 * after a reload or a lost connection.
 */
export const addRecipeImportListeners = (startListening: AppStartListening, effects: ImportEffects) => {
  startListening({
    predicate: (action, now, before) => isRunning(now) && (!isRunning(before) || importAttended.match(action)),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await effects.withLock('larder.import', async () => {
        api.throwIfCancelled();
        const current = selectImport(api.getState());
        if (!current?.isRunning) return;
        if (current.phase === 'reading') await readAll(api, effects, current);
        else await saveAll(api, effects);
      });
    },
  });
};
