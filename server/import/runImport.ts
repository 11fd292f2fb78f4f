import { createHash } from 'node:crypto';
import type { ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { idsOfLines, searchFactsOf } from '../services/facts/importedFacts';
import { loadTellLanguage } from '../services/textLanguage';
import { createImportBatch, type ImportBatch } from './importBatch';
import type { FileOutcome, ImportReport } from './importReport';
import { ImportError, type ImportedRecipe, type ImportFile, type RawRecipe } from './importTypes';
import { inputFiles } from './inputFiles';
import { normalise, type Understanding } from './normalise';
import { readImportFile } from './readImportFile';
import { toStored } from './toStored';
import { freeRecipeIds } from '../services/freeRecipeIds';

const UNKNOWN_TOLD = 20;

interface Dependencies {
  recipes: ImportedRecipesRepository;
  now: () => Date;
  /** Called once per file, in order, when everything in it is stored. */
  onFile: (outcome: FileOutcome) => void;
}

/** The database refuses an id that is taken, which two of 53 bits hardly ever are. */
const freeId = freeRecipeIds(() => false);

/** Identifies a recipe in whatever format: a hash of what the cook reads. */
const hashOf = ({ title, ingredients, steps }: ImportedRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([title, ingredients, steps.map(({ text }) => text)]))
    .digest('hex');

const notesOn = (
  { title, foreignLanguage }: ImportedRecipe,
  questioned: readonly string[],
  readers: readonly string[] = [],
): string[] => [
  ...readers.map((note) => `“${title}”: ${note}`),
  ...(foreignLanguage === undefined ? [] : [`“${title}” is in a language that we do not read (${foreignLanguage}): allergens and diets are unknown`]), // prettier-ignore
  ...questioned.map(
    (line) => `“${title}”: “${line}”: an amount out of all proportion, kept as written and not counted`,
  ),
];

/** A recipe as read from a file, ready to be stored. */
const prepare = (raw: RawRecipe, file: string, understanding: Understanding, createdAt: Date) => {
  const imported = normalise(raw, file, understanding);
  const { recipe, ingredientIds, unknown, questioned } = toStored(imported);
  const row = {
    id: freeId(),
    contentHash: hashOf(imported),
    recipe,
    ingredientIds,
    sourceLines: imported.ingredients,
    facts: searchFactsOf(recipe),
    createdAt,
  };
  return { row, unknown, notes: notesOn(imported, questioned, raw.notes) };
};

/** Notes the fault of a file or a recipe. Any other error is a bug of ours and is thrown. */
const blame = ({ faults }: FileOutcome, error: unknown): void => {
  if (!(error instanceof ImportError)) throw error;
  faults.push(error);
};

/** Reads one file into the batch; its faults go into the outcome. */
const importFile = async (
  file: ImportFile,
  outcome: FileOutcome,
  batch: ImportBatch,
  prepared: (raw: RawRecipe, file: string) => ReturnType<typeof prepare>,
): Promise<void> => {
  for await (const found of readImportFile(file)) {
    if ('fault' in found) blame(outcome, found.fault);
    // Notes and lists belong to a cook, not to the collection of all.
    else if ('recipe' in found)
      try {
        batch.add({ ...prepared(found.recipe, found.file), outcome });
      } catch (error) {
        blame(outcome, error);
      }
    await batch.flushIfFull();
  }
};

/** Reads all files and stores their recipes. A fault in a file or a recipe does not stop the rest and is not thrown. */
export const runImport = async (
  paths: readonly string[],
  { recipes, now, onFile }: Dependencies,
): Promise<ImportReport> => {
  const understanding = { tellLanguage: await loadTellLanguage(), idsOf: idsOfLines };
  const batch = createImportBatch(recipes, onFile);
  const passedOver: ImportReport['passedOver'] = [];
  for await (const input of inputFiles(paths)) {
    const { name } = input;
    if ('passedOver' in input) {
      passedOver.push({ name, reason: input.passedOver });
      continue;
    }
    const outcome: FileOutcome = { name, imported: 0, duplicates: 0, faults: [], notes: [] };
    try {
      await importFile(await input.read(), outcome, batch, (raw, file) => prepare(raw, file, understanding, now()));
    } catch (error) {
      blame(outcome, error);
    }
    batch.finish(outcome);
    await batch.flushIfFull();
  }
  await batch.flush();
  return { ...batch.totals, passedOver, unknown: batch.unknown.top(UNKNOWN_TOLD) };
};
