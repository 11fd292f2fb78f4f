import { IMPORT_BATCH, type ImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import type { NewImportedRecipe } from '../repositories/importedRows';
import type { FileOutcome } from './importReport';
import { createUnknownLines } from './unknownLines';

/** A recipe that is ready to be stored, and what to report about it once it is. */
export interface PendingRecipe {
  row: NewImportedRecipe;
  outcome: FileOutcome;
  unknown: string[];
  notes: string[];
}

/**
 * Collects recipes and stores many in one transaction: one for each file would take hours for a million small files.
 * @param onFile called once per file, in order, when everything in it is stored
 */
export const createImportBatch = (recipes: ImportedRecipesRepository, onFile: (outcome: FileOutcome) => void) => {
  const unknown = createUnknownLines();
  const totals = { files: 0, imported: 0, duplicates: 0, faults: 0 };
  let finished: FileOutcome[] = [];
  let pending: PendingRecipe[] = [];

  /** Counts a stored recipe, or one whose content exists already. */
  const settle = ({ outcome, unknown: lines, notes }: PendingRecipe, isNew: boolean) => {
    outcome[isNew ? 'imported' : 'duplicates'] += 1;
    totals[isNew ? 'imported' : 'duplicates'] += 1;
    if (!isNew) return;
    lines.forEach(unknown.add);
    outcome.notes.push(...notes);
  };

  /** Stores the pending recipes and settles the files that were read to their end. */
  const flush = async (): Promise<void> => {
    const added = await recipes.add(pending.map(({ row }) => row));
    for (const one of pending) settle(one, added.has(one.row.id));
    pending = [];
    for (const outcome of finished) {
      totals.files += 1;
      totals.faults += outcome.faults.length;
      onFile(outcome);
    }
    finished = [];
  };

  return {
    totals,
    unknown,
    flush,
    add: (recipe: PendingRecipe) => void pending.push(recipe),
    finish: (outcome: FileOutcome) => void finished.push(outcome),

    async flushIfFull(): Promise<void> {
      if (pending.length >= IMPORT_BATCH || finished.length >= IMPORT_BATCH) await flush();
    },
  };
};

export type ImportBatch = ReturnType<typeof createImportBatch>;
