import type { Page, Worker as Reader } from 'tesseract.js';
import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import { createFairQueue } from './fairQueue';
import { NO_SENDER } from './turns';
import {
  createAlphabetFolder,
  createReaderThread,
  type Alphabet,
  type ReaderPlaces,
  type ReaderThread,
} from './readerThread';
import type { PreparedPhoto, Recogniser } from './recogniser';
import { wordsToChips, type PrintedLine } from './wordsToChips';

/** Many packages are in English, wherever they are sold. */
const ALPHABETS: Readonly<Record<Language, readonly Alphabet[]>> = {
  'en-GB': ['eng'],
  'en-US': ['eng'],
  es: ['eng', 'spa'],
  fr: ['eng', 'fra'],
};

/** A page of small print takes three seconds; anything longer than this is an endless pattern. */
const READING_MS = 15_000;
/** One of them is free for another address while a sender of many photos keeps the other busy. */
const THREADS = 2;
const WAITING_MAX = 40;
const WAITING_PER_ADDRESS = 20;
const WAITING_MS = 20_000;
/** Its memory is released when no photo has arrived for this long. */
const IDLE_MS = 5 * 60_000;

const NAME = 'printed words';

interface Dependencies extends ReaderPlaces {
  idleMs?: number;
  readingMs?: number;
  waitingMs?: number;
}

/** The lines of a page, with an empty one after each paragraph. */
const linesOf = ({ blocks }: Page): PrintedLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => [
      ...lines.map(({ text, confidence }) => ({ text, confidence })),
      { text: '', confidence: 0 },
    ]),
  );

interface Limits {
  ms: number;
  /** Aborted when no one waits for it any more. */
  signal: AbortSignal;
}

/**
 * Reads one picture, or gives up after the time limit.
 * @throws ModelFailure AI_TIMEOUT_ERROR; the signal's reason when it is aborted
 */
const recogniseInTime = async (reader: Promise<Reader>, picture: Uint8Array, { ms, signal }: Limits): Promise<Page> => {
  let isGivenUp = false;
  let stop = () => {};
  let tooLong: NodeJS.Timeout | undefined;
  const reading = reader.then((one) => {
    if (isGivenUp) throw new Error('given up');
    return one.recognize(Buffer.from(picture), {}, { text: false, blocks: true });
  });
  // After we gave up, it may still fail when no caller is waiting.
  reading.catch(() => undefined);
  try {
    const { data } = await Promise.race([
      reading,
      new Promise<never>((_, reject) => {
        stop = () => reject(signal.reason as Error);
        signal.addEventListener('abort', stop, { once: true });
        tooLong = setTimeout(
          () => reject(new ModelFailure('AI_TIMEOUT_ERROR', 'reading the printed words took too long')),
          ms,
        );
      }),
    ]);
    return data;
  } catch (error) {
    isGivenUp = true;
    throw error;
  } finally {
    clearTimeout(tooLong);
    signal.removeEventListener('abort', stop);
  }
};

/** Reads print on packages and receipts, in separate threads that start with the first photos. */
export const createPrintedWords = ({
  idleMs = IDLE_MS,
  readingMs = READING_MS,
  waitingMs = WAITING_MS,
  ...places
}: Dependencies): Recogniser & {
  lines: (photo: PreparedPhoto, language: Language, signal?: AbortSignal) => Promise<PrintedLine[]>;
} => {
  const alphabetFolder = createAlphabetFolder(places);
  const threads = Array.from({ length: THREADS }, () => createReaderThread(alphabetFolder));
  const free = [...threads];
  const queue = createFairQueue({
    waitingMax: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    atOnce: THREADS,
    waitingMs,
  });
  const idle = new Map<ReaderThread, NodeJS.Timeout>();

  const read = async ({ detail }: PreparedPhoto, language: Language, signal: AbortSignal): Promise<PrintedLine[]> => {
    // The one used last, so that the other ends when one is enough.
    const thread = free.pop()!;
    clearTimeout(idle.get(thread));
    try {
      return linesOf(await recogniseInTime(thread.get(ALPHABETS[language]), detail, { ms: readingMs, signal }));
    } catch (error) {
      // It may be stuck, so the next photo gets a new one.
      await thread.dismiss();
      throw error;
    } finally {
      free.push(thread);
      idle.set(thread, setTimeout(() => void thread.dismiss(), idleMs).unref());
    }
  };

  /** One picture of an address at a time; senders take turns. */
  const lines = (
    photo: PreparedPhoto,
    language: Language,
    signal = new AbortController().signal,
    sender = NO_SENDER,
  ): Promise<PrintedLine[]> => queue.run(sender, signal, () => read(photo, language, signal));

  return {
    name: NAME,
    sees: 'words',
    waiting: queue.waiting,
    lines,
    async recognise(photo, language, signal, sender) {
      return { chips: wordsToChips(await lines(photo, language, signal, sender), language), by: NAME };
    },
    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all(threads.map((thread) => thread.dismiss()));
    },
  };
};
