import type { FileFault, FileItem, FileRecipe } from '@contracts/fileImport';
import { CLIENT_RECIPE_ID_BASE, IMPORT_BATCH_LETTERS, IMPORT_BATCH_MAX } from '@contracts/limits';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { createDuplicates } from './duplicates';

/** A recipe of a file that waits to be imported. */
export interface NumberedRecipe extends FileRecipe {
  /** Its number on this device, the same after every reload. */
  id: RecipeId;
  at: number;
  /** It seems to be on the saved list. */
  isDuplicate?: true;
}

export interface ImportPlan {
  batches: NumberedRecipe[][];
  total: number;
  repeated: number;
  duplicates: { title: string; savedId: RecipeId }[];
  faults: FileFault[];
}

/** Room for the recipes of many files, each chosen in another millisecond. */
const IDS_PER_MS = 1_000;

/** Lists of at most 50 recipes that fit into one call. */
const divided = (recipes: readonly NumberedRecipe[]): NumberedRecipe[][] => {
  const batches: NumberedRecipe[][] = [];
  let letters = 0;
  for (const recipe of recipes) {
    const size = JSON.stringify(recipe).length;
    const last = batches.at(-1);
    if (last && last.length < IMPORT_BATCH_MAX && letters + size <= IMPORT_BATCH_LETTERS) {
      last.push(recipe);
      letters += size;
    } else {
      batches.push([recipe]);
      letters = size;
    }
  }
  return batches;
};

/**
 * What there is to import from the items of a file. The first recipe of the file becomes the newest of the list.
 * @param startedAt when the file was chosen; the same moment gives the same ids
 */
export const planImport = (items: readonly FileItem[], saved: readonly Recipe[], startedAt: number): ImportPlan => {
  const known = createDuplicates(saved);
  const seen = new Set<string>();
  const faults: FileFault[] = [];
  const duplicates: ImportPlan['duplicates'] = [];
  const recipes: NumberedRecipe[] = [];
  let repeated = 0;
  for (const item of items) {
    if ('fault' in item) {
      faults.push(item);
      continue;
    }
    const text = JSON.stringify([item.words.title, item.words.ingredients, item.words.steps]);
    if (seen.has(text)) {
      repeated += 1;
      continue;
    }
    seen.add(text);
    const same = known.ofWords(item.words);
    if (same) duplicates.push({ title: item.words.title, savedId: same.id });
    const index = recipes.length;
    recipes.push({
      ...item,
      id: CLIENT_RECIPE_ID_BASE + startedAt * IDS_PER_MS + index,
      at: startedAt - index,
      ...(same && { isDuplicate: true }),
    });
  }
  return { batches: divided(recipes), total: recipes.length, repeated, duplicates, faults };
};
