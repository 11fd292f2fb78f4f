import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Worker as Thread } from 'node:worker_threads';
import type { Worker as Reader } from 'tesseract.js';
import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import type { PreparedPhoto, Recogniser } from './recogniser';
import { wordsToChips, type PrintedLine } from './wordsToChips';

type Alphabet = 'eng' | 'spa' | 'fra';

/** Many packages are in English, wherever they are sold. */
const ALPHABETS: Readonly<Record<Language, readonly Alphabet[]>> = {
  'en-GB': ['eng'],
  'en-US': ['eng'],
  es: ['eng', 'spa'],
  fr: ['eng', 'fra'],
};

/** A page of small print takes three seconds; what takes longer than this is a pattern without end. */
const READING_MS = 30_000;
/** Its memory is given back when nobody has sent a photo for so long. */
const IDLE_MS = 5 * 60_000;

const fileOf = (alphabet: Alphabet) => `${alphabet}.traineddata.gz`;

/** The reader's own files are in three packages, and it wants them in one folder. */
const gatherAlphabets = async (folder: string, root: string) => {
  const { resolve } = createRequire(join(root, 'package.json'));
  await mkdir(folder, { recursive: true });
  for (const alphabet of ['eng', 'spa', 'fra'] as const) {
    const home = dirname(resolve(`@tesseract.js-data/${alphabet}/package.json`));
    await copyFile(join(home, '4.0.0_best_int', fileOf(alphabet)), join(folder, fileOf(alphabet)));
  }
};

const NAME = 'printed words';

interface Needs {
  /** Where the reader's files are gathered. */
  folder: string;
  /** The project's folder, which has the packages. */
  root: string;
  idleMs?: number;
  readingMs?: number;
}

/** Reads what is printed on packages and receipts, in a thread of its own that starts with the first photo. */
export const createPrintedWords = ({
  folder,
  root,
  idleMs = IDLE_MS,
  readingMs = READING_MS,
}: Needs): Recogniser & { lines: (photo: PreparedPhoto, language: Language) => Promise<PrintedLine[]> } => {
  let reader: Promise<Reader> | undefined;
  let knows = '';
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const dismiss = async () => {
    const leaving = reader;
    reader = undefined;
    // What it was just asked has to be with its thread first: the library sends that without looking whether there is one.
    await leaving?.then((one) => setImmediate().then(() => one.terminate())).catch(() => undefined);
  };

  const start = async (alphabets: string): Promise<Reader> => {
    await gatherAlphabets(folder, root);
    const { createWorker, OEM } = await import('tesseract.js');
    const started = await createWorker(alphabets, OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      // Without one, a failure of the thread would end the whole server; the call that waits is told anyway.
      errorHandler: () => undefined,
    });
    // The same for a thread that dies, of too little memory for one.
    (started as unknown as { worker: Thread }).worker.on('error', () => void dismiss());
    return started;
  };

  const readerOf = async (alphabets: string): Promise<Reader> => {
    if (knows !== alphabets) await dismiss();
    knows = alphabets;
    reader ??= start(alphabets);
    return reader;
  };

  const read = async ({ detail }: PreparedPhoto, language: Language): Promise<PrintedLine[]> => {
    clearTimeout(idle);
    let tooLong: NodeJS.Timeout | undefined;
    let isGivenUp = false;
    try {
      const reading = readerOf(ALPHABETS[language].join('+')).then((one) => {
        if (isGivenUp) throw new Error('given up');
        return one.recognize(Buffer.from(detail), {}, { text: false, blocks: true });
      });
      // Given up, it may fail for itself later on, when nobody waits any more.
      reading.catch(() => undefined);
      const { data } = await Promise.race([
        reading,
        new Promise<never>((_, reject) => {
          tooLong = setTimeout(
            () => reject(new ModelFailure('AI_TIMEOUT_ERROR', 'reading the printed words took too long')),
            readingMs,
          );
        }),
      ]);
      return (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => [
          ...lines.map(({ text, confidence }) => ({ text, confidence })),
          { text: '', confidence: 0 },
        ]),
      );
    } catch (error) {
      isGivenUp = true;
      // It may be stuck: the next photo gets a new one.
      await dismiss();
      throw error;
    } finally {
      clearTimeout(tooLong);
      idle = setTimeout(() => void dismiss(), idleMs).unref();
    }
  };

  /** One picture at a time: a reader has one pair of eyes. */
  const lines = (photo: PreparedPhoto, language: Language, signal?: AbortSignal): Promise<PrintedLine[]> => {
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return read(photo, language);
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    name: NAME,
    sees: 'words',
    lines,
    async recognise(photo, language, signal) {
      return { chips: wordsToChips(await lines(photo, language, signal), language), by: NAME };
    },
    async close() {
      clearTimeout(idle);
      await dismiss();
    },
  };
};
