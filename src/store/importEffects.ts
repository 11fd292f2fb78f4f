import type { FileLine } from '@contracts/fileImport';
import type { NumberedRecipe } from '@/lib/recipe/importBatches';

/** A recipe of a file that waits to be imported. */
export type WaitingRecipe = NumberedRecipe;

/** What an import keeps on this device until it is done: the file, then the recipes that were read from it. */
export interface ImportEffects {
  /** Replaces what an earlier import left. */
  keepFile: (file: Blob) => Promise<void>;
  file: () => Promise<Blob | undefined>;
  /** Replaces the file by its recipes, and by what else its cook has written. */
  keepBatches: (batches: readonly (readonly WaitingRecipe[])[], lines: readonly FileLine[]) => Promise<void>;
  batch: (index: number) => Promise<readonly WaitingRecipe[] | undefined>;
  lines: () => Promise<readonly FileLine[]>;
  forget: () => Promise<void>;
  /** Runs the work in one tab at a time. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Lets the page answer the cook between two pieces of work. */
  breathe: () => Promise<void>;
  /** Keeps the photos of own recipes that an export of Larder contains on this device. */
  keepPhotos: (file: Blob) => Promise<void>;
  /** The file without the pictures in it, where it is an archive. */
  slim: (file: Blob) => Promise<Blob>;
}
