import type { Page, Worker as Reader } from 'tesseract.js';
import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import { createReaderThread, type Alphabet, type ReaderPlaces } from './readerThread';
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
const READING_MS = 30_000;
/** Its memory is released when no photo has arrived for this long. */
const IDLE_MS = 5 * 60_000;

const NAME = 'printed words';

interface Dependencies extends ReaderPlaces {
  idleMs?: number;
  readingMs?: number;
}

/** The lines of a page, with an empty one after each paragraph. */
const linesOf = ({ blocks }: Page): PrintedLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => [
      ...lines.map(({ text, confidence }) => ({ text, confidence })),
      { text: '', confidence: 0 },
    ]),
  );

/**
 * Reads one picture, or gives up after the time limit.
 * @throws ModelFailure AI_TIMEOUT_ERROR
 */
const recogniseInTime = async (reader: Promise<Reader>, picture: Uint8Array, ms: number): Promise<Page> => {
  let isGivenUp = false;
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
  }
};

/** Reads print on packages and receipts, in a separate thread that starts with the first photo. */
export const createPrintedWords = ({
  idleMs = IDLE_MS,
  readingMs = READING_MS,
  ...places
}: Dependencies): Recogniser & { lines: (photo: PreparedPhoto, language: Language) => Promise<PrintedLine[]> } => {
  const thread = createReaderThread(places);
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const read = async ({ detail }: PreparedPhoto, language: Language): Promise<PrintedLine[]> => {
    clearTimeout(idle);
    try {
      return linesOf(await recogniseInTime(thread.get(ALPHABETS[language]), detail, readingMs));
    } catch (error) {
      // It may be stuck, so the next photo gets a new one.
      await thread.dismiss();
      throw error;
    } finally {
      idle = setTimeout(() => void thread.dismiss(), idleMs).unref();
    }
  };

  /** One picture at a time, because a reader cannot work in parallel. */
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
      await thread.dismiss();
    },
  };
};
