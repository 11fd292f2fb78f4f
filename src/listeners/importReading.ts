import { addRecipeApi } from '@/api/addRecipeApi';
import { planImport } from '@/lib/recipe/importBatches';
import { lineCounts } from '@/lib/recipe/recipeLines';
import { IMPORT_LISTED_MAX, importFileRead, importStopped, type RecipeImport } from '@/slices/recipeImportSlice';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import type { ImportEffects } from '@/store/importEffects';
import type { AppListenerApi } from '@/store/listening';
import { insistently, isRunning } from './importCalls';

const { readFile } = addRecipeApi.endpoints;

/** Has the server read the file, and keeps its recipes on this device. */
export const readAll = async (api: AppListenerApi, effects: ImportEffects, { name, startedAt }: RecipeImport) => {
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
  const listed = batches.flat().slice(0, IMPORT_LISTED_MAX);
  dispatch(
    importFileRead({
      total,
      batches: batches.length,
      titles: listed.map(({ words }) => words.title),
      known: listed.flatMap(({ savedId }, place) => (savedId === undefined ? [] : [place])),
      repeated,
      lines: lines.length,
      linesOf: lineCounts(listed, lines),
      isOwnExport,
      duplicates: { count: duplicates.length, first: duplicates.slice(0, IMPORT_LISTED_MAX) },
      faults: { count: faults.length, first: faults.slice(0, IMPORT_LISTED_MAX) },
    }),
  );
};
