import type { FileFault, FileItem, FileLine, FileRecipe } from '@contracts/fileImport';
import { CLIENT_RECIPE_ID_BASE, IMPORT_BATCH_LETTERS, IMPORT_BATCH_MAX } from '@contracts/limits';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { createDuplicates } from './duplicates';

/** A recipe of a file that waits to be imported. */
export interface NumberedRecipe extends Omit<FileRecipe, 'number'> {
  /** Its number on this device, the same after every reload. */
  id: RecipeId;
  at: number;
  /** The recipe on the saved list that it seems to be. */
  savedId?: RecipeId;
  /** Its numbers in the file: several where it is there more than once. */
  numbers?: number[];
}

export interface ImportPlan {
  batches: NumberedRecipe[][];
  total: number;
  repeated: number;
  duplicates: { title: string; savedId: RecipeId }[];
  faults: FileFault[];
  /** Notes, cooked dishes, collections and lines of the shopping list. */
  lines: FileLine[];
  /** It has what a draft of one recipe would lose: lines, earlier versions, stars. */
  isOwnExport: boolean;
}

/** Room for the recipes of many files, each chosen in another millisecond. */
const IDS_PER_MS = 1_000;

/** Lists of at most 50 recipes that fit into one call. */
const inBatches = (recipes: readonly NumberedRecipe[]): NumberedRecipe[][] => {
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

/** Numbers the recipes of a file, each once, and looks for those that are on the saved list. */
const createNumbering = (saved: readonly Recipe[], startedAt: number) => {
  const known = createDuplicates(saved);
  const seen = new Map<string, NumberedRecipe>();
  const duplicates: ImportPlan['duplicates'] = [];
  const recipes: NumberedRecipe[] = [];
  let repeated = 0;

  const add = ({ number, ...written }: FileRecipe): void => {
    const { title, ingredients, steps } = written.words;
    const text = JSON.stringify([title, ingredients, steps]);
    const first = seen.get(text);
    if (first) {
      repeated += 1;
      if (number !== undefined) (first.numbers ??= []).push(number);
      return;
    }
    const same = known.ofWords(written.words);
    if (same) duplicates.push({ title, savedId: same.id });
    const index = recipes.length;
    const recipe: NumberedRecipe = {
      ...written,
      id: CLIENT_RECIPE_ID_BASE + startedAt * IDS_PER_MS + index,
      at: startedAt - index,
      ...(same && { savedId: same.id }),
      ...(number !== undefined && { numbers: [number] }),
    };
    seen.set(text, recipe);
    recipes.push(recipe);
  };

  return { add, numbered: () => ({ recipes, duplicates, repeated }) };
};

/**
 * What there is to import from the items of a file. The first recipe of the file becomes the newest of the list.
 * @param startedAt when the file was chosen; the same moment gives the same ids
 */
export const planImport = (items: readonly FileItem[], saved: readonly Recipe[], startedAt: number): ImportPlan => {
  const { add, numbered } = createNumbering(saved, startedAt);
  const faults: FileFault[] = [];
  const lines: FileLine[] = [];
  for (const item of items) {
    if ('fault' in item) faults.push(item);
    else if ('line' in item) lines.push(item.line);
    else add(item);
  }
  const { recipes, duplicates, repeated } = numbered();
  const isOwnExport = lines.length > 0 || recipes.some(({ savedAt, versions }) => savedAt !== undefined || versions);
  return { batches: inBatches(recipes), total: recipes.length, repeated, duplicates, faults, lines, isOwnExport };
};
