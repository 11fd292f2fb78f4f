import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Worker as Thread } from 'node:worker_threads';
import type { Worker as Reader } from 'tesseract.js';

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

/** Gathers the reader's files once, however many threads read them. */
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

/** The library's reader in a separate thread, started when it is first needed and again after it was dismissed. */
export const createReaderThread = (alphabetFolder: () => Promise<string>) => {
  let reader: Promise<Reader> | undefined;
  let knows = '';

  const dismiss = async (): Promise<void> => {
    const leaving = reader;
    reader = undefined;
    // The pending message must reach the thread first, because the library sends it without checking whether the thread
    // still exists.
    await leaving?.then((one) => setImmediate().then(() => one.terminate())).catch(() => undefined);
  };

  const start = async (alphabets: string): Promise<Reader> => {
    const folder = await alphabetFolder();
    const { createWorker, OEM } = await import('tesseract.js');
    const started = await createWorker(alphabets, OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      // Without a handler, a failure of the thread would end the whole server; the waiting call is told anyway.
      errorHandler: () => undefined,
    });
    // The same for a thread that dies, for example of too little memory.
    (started as unknown as { worker: Thread }).worker.on('error', () => void dismiss());
    return started;
  };

  return {
    dismiss,

    /** The reader for these alphabets. */
    async get(alphabets: readonly Alphabet[]): Promise<Reader> {
      const wanted = alphabets.join('+');
      if (knows !== wanted) await dismiss();
      knows = wanted;
      reader ??= start(wanted);
      return reader;
    },
  };
};

export type ReaderThread = ReturnType<typeof createReaderThread>;
