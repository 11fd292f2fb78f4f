import { createHash, randomBytes } from 'node:crypto';
import type { Allergen } from '@contracts/vocabulary';
import {
  IMPORT_BATCH,
  type ImportedRecipesRepository,
  type NewImportedRecipe,
} from '../repositories/importedRecipesRepository';
import type { FileOutcome, ImportReport } from './importReport';
import { ImportError, type ImportedRecipe, type RawRecipe } from './importTypes';
import { inputFiles } from './inputFiles';
import { normalise } from './normalise';
import { readImportFile } from './readImportFile';
import { idsOfLines, toStored } from './toStored';
import { createUnknownLines } from './unknownLines';

const UNKNOWN_TOLD = 20;

interface Needs {
  recipes: ImportedRecipesRepository;
  now: () => Date;
  /** Called once for each file, in their order, when everything in it is stored. */
  onFile: (outcome: FileOutcome) => void;
}

const freeId = () => Number(randomBytes(8).readBigUInt64BE() >> 11n) || 1;

/** The same recipe is the same in whatever format it comes: only what the cook reads counts. */
const hashOf = ({ title, ingredients, steps }: ImportedRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([title, ingredients, steps.map(({ text }) => text)]))
    .digest('hex');

/** Reads all files and stores their recipes. What is wrong with a file or a recipe stops neither the rest nor throws. */
export const runImport = async (paths: readonly string[], { recipes, now, onFile }: Needs): Promise<ImportReport> => {
  const unknown = createUnknownLines();
  const report: Omit<ImportReport, 'unknown'> = { files: 0, imported: 0, duplicates: 0, faults: 0 };
  let finished: FileOutcome[] = [];
  let pending: { row: NewImportedRecipe; outcome: FileOutcome; unknown: string[] }[] = [];

  /** Stores what waits. The files that were read to their end are settled then. */
  const flush = async () => {
    const added = await recipes.add(pending.map(({ row }) => row));
    for (const { row, outcome, unknown: lines } of pending) {
      const isNew = added.has(row.id);
      outcome[isNew ? 'imported' : 'duplicates'] += 1;
      report[isNew ? 'imported' : 'duplicates'] += 1;
      if (isNew) lines.forEach(unknown.add);
    }
    pending = [];
    for (const outcome of finished) {
      report.files += 1;
      report.faults += outcome.faults.length;
      onFile(outcome);
    }
    finished = [];
  };

  const keep = (raw: RawRecipe, file: string, outcome: FileOutcome) => {
    const imported = normalise(raw, file, idsOfLines);
    const { recipe, ingredientIds, diets, unknown: lines } = toStored(imported);
    const { category, subcategory } = recipe;
    const row: NewImportedRecipe = {
      id: freeId(),
      contentHash: hashOf(imported),
      recipe,
      ingredientIds,
      facts: { category, subcategory, allergens: recipe.allergens as Allergen[], diets },
      createdAt: now(),
    };
    pending.push({ row, outcome, unknown: lines });
  };

  for await (const { name, read } of inputFiles(paths)) {
    const outcome: FileOutcome = { name, imported: 0, duplicates: 0, faults: [] };
    const blame = (error: unknown) => {
      if (!(error instanceof ImportError)) throw error;
      outcome.faults.push(error);
    };
    try {
      for await (const found of readImportFile(await read())) {
        if ('fault' in found) blame(found.fault);
        else
          try {
            keep(found.recipe, found.file, outcome);
          } catch (error) {
            blame(error);
          }
        if (pending.length >= IMPORT_BATCH) await flush();
      }
    } catch (error) {
      blame(error);
    }
    finished.push(outcome);
    // Small files wait for each other: a transaction for each would take hours for a million of them.
    if (finished.length >= IMPORT_BATCH) await flush();
  }
  await flush();
  return { ...report, unknown: unknown.top(UNKNOWN_TOLD) };
};
