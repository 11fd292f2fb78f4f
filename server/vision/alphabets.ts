import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Alphabet = 'eng' | 'spa' | 'fra';

const fileOf = (alphabet: Alphabet) => `${alphabet}.traineddata.gz`;

/** The reader needs its own files in one folder, but they come in three packages. */
const gatherAlphabets = async (folder: string, root: string) => {
  const { resolve } = createRequire(join(root, 'package.json'));
  await mkdir(folder, { recursive: true });
  for (const alphabet of ['eng', 'spa', 'fra'] as const) {
    const home = dirname(resolve(`@tesseract.js-data/${alphabet}/package.json`));
    await copyFile(join(home, '4.0.0_best_int', fileOf(alphabet)), join(folder, fileOf(alphabet)));
  }
};

/** Where the reader's files are. */
export interface ReaderPlaces {
  /** Folder for the reader's files. */
  folder: string;
  /** The project's folder, which contains the packages. */
  root: string;
}

/** Gathers the reader's files once, however many processes read them. */
export const createAlphabetFolder = ({ folder, root }: ReaderPlaces) => {
  let gathered: Promise<void> | undefined;
  return async (): Promise<string> => {
    gathered ??= gatherAlphabets(folder, root);
    try {
      await gathered;
    } catch (error) {
      gathered = undefined;
      throw error;
    }
    return folder;
  };
};
