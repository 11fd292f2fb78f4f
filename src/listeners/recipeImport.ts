import { RETRY_AFTER_MAX_MS, RETRY_WAITS_MS } from '@contracts/limits';
import type { RecipeVersion } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import { takenLines } from '@kitchen/giving/takenLines';
import { ownRecipe, withTimers } from '@kitchen/recipes/ownRecipe';
import { addRecipeApi } from '@/api/addRecipeApi';
import { savedApi } from '@/api/savedApi';
import type { UnsentEdit } from '@/lib/account/unsentChanges';
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
  type ImportedRecipe,
  type SavedRecipe,
} from '@/slices/savedRecipesSlice';
import { cookbookImported, selectCookbook } from '@/slices/cookbookSlice';
import { listImported, selectShoppingList } from '@/slices/shoppingSlice';
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
  const plan = planImport(items, selectSavedRecipes(getState()), startedAt);
  const { batches, total, repeated, duplicates, faults, lines, isOwnExport } = plan;
  await effects.keepBatches(batches, lines);
  dispatch(
    importFileRead({
      total,
      batches: batches.length,
      repeated,
      lines: lines.length,
      isOwnExport,
      duplicates: { count: duplicates.length, first: duplicates.slice(0, IMPORT_LISTED_MAX) },
      faults: { count: faults.length, first: faults.slice(0, IMPORT_LISTED_MAX) },
    }),
  );
};

type Waiting = Omit<WaitingRecipe, 'versions' | 'savedId' | 'numbers'>;

const savedOf = ({ words, cuisine, times, id, at, savedAt, rating = 0 }: Waiting): SavedRecipe => {
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

/** A recipe with its history, which a guest has as saves that wait for an account. */
const withHistory = ({ versions = [], ...waiting }: WaitingRecipe): ImportedRecipe => {
  const recipe = savedOf(waiting);
  const [first, ...later] = versions.filter(({ kind }) => kind !== 'refused').reverse();
  if (!first || later.length === 0) return { recipe };
  const bodyOf = ({ words }: RecipeVersion) => savedOf({ ...waiting, times: undefined, words });
  const edits = later.flatMap((one, i): UnsentEdit[] => {
    const base = later[i - 1]?.version;
    if (one.version === null) return [];
    const body = { ...bodyOf(one), version: one.version };
    return [{ version: one.version, ...(base && { base }), at: Date.parse(one.savedAt), recipe: body }];
  });
  const version = edits.at(-1)?.version;
  const created = { ...bodyOf(first), savedAt: Date.parse(first.savedAt) };
  return { recipe: { ...recipe, ...(version !== undefined && { version }) }, history: { created, edits } };
};

/** What became of a batch; undefined when the import had to stop. */
type Saved = Omit<Parameters<typeof importBatchSaved>[0], 'batch' | 'recipes'>;

const idsOf = (recipes: readonly WaitingRecipe[], idOf: (recipe: WaitingRecipe, i: number) => RecipeId | undefined) =>
  recipes.flatMap((recipe, i) => {
    const id = idOf(recipe, i);
    return id === undefined ? [] : (recipe.numbers ?? []).map((number) => [number, id] as const);
  });

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

/**
 * Puts the other lines of the file on the cookbook and the shopping list, those that are there already only once.
 * @returns how many were left out, and why
 */
const takeLines = async (
  { dispatch, getState }: AppListenerApi,
  effects: ImportEffects,
  now: RecipeImport,
): Promise<Pick<RecipeImport, 'orphans' | 'unlisted'>> => {
  const lines = await effects.lines();
  if (lines.length === 0) return { orphans: 0, unlisted: 0 };
  const owner = now.owner!;
  const { entries, order } = selectShoppingList(getState(), owner);
  const taken = takenLines(lines, {
    ids: new Map(Object.entries(now.ids).map(([number, id]) => [Number(number), id])),
    known: {
      cookbook: Object.values(selectCookbook(getState(), owner).entries),
      shopping: Object.values(entries),
      ...(order && { order }),
    },
    newId: (place) => `import-${now.startedAt.toString(36)}-${place}`,
    now: Date.now(),
  });
  dispatch(cookbookImported({ owner, lines: taken.cookbook }));
  dispatch(listImported({ list: owner, lines: taken.shopping, ...(taken.order && { order: taken.order }) }));
  const listed = selectShoppingList(getState(), owner).entries;
  return { orphans: taken.orphans, unlisted: taken.shopping.filter(({ id }) => !listed[id]).length };
};

/** Saves batch after batch, and notes each one that is on the list. A batch that is saved twice is there once. */
const saveAll = async (api: AppListenerApi, effects: ImportEffects) => {
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
    const { takesDuplicates, next, owner } = now;
    const isLeft = ({ savedId }: WaitingRecipe) => savedId !== undefined && !takesDuplicates;
    const wanted = batch.filter((recipe) => !isLeft(recipe));
    const saved =
      wanted.length === 0
        ? { added: 0, faults: [], ids: [] }
        : await (owner === GUEST ? saveHere(api, effects, wanted) : saveOnAccount(api, owner, wanted));
    if (!saved) return;
    const ids = [...saved.ids, ...idsOf(batch.filter(isLeft), ({ savedId }) => savedId)];
    dispatch(importBatchSaved({ ...saved, batch: next, recipes: batch.length, ids }));
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
