import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import { chipsOfReadings, isUnconfirmed } from './severalReadings';
import { createFairQueue } from './fairQueue';
import { NO_SENDER, type PhotoSender } from './turns';
import { createAlphabetFolder, type Alphabet, type ReaderPlaces } from './alphabets';
import { createReaderProcess, type ReaderProcess } from './readerProcess';
import { isArticle } from './receiptLine';
import type { PreparedPhoto, Recogniser } from './recogniser';
import type { PrintedLine } from './printedLine';
import { wordsToChips } from './wordsToChips';

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
const PROCESSES = 2;
const WAITING_MAX = 40;
const WAITING_PER_ADDRESS = 20;
const WAITING_MS = 20_000;
/** A process ends when no photo has arrived for this long, and gives its memory back. */
const IDLE_MS = 60_000;

/** The size in which a receipt is read the third time: enough for the letters to fall on other pixels. */
const SMALLER = 0.8;

/** How a photo is read: as it is, with its light made even, or so and smaller. */
type Look = 'asItIs' | 'even' | 'smaller';

/** A photo that names fewer foods is read again in even light, and so is every receipt, which may lie half in the shade. */
const FEW = 2;

const NAME = 'printed words';

interface Dependencies extends ReaderPlaces {
  /** The program of the processes that read. */
  program: URL;
  idleMs?: number;
  readingMs?: number;
  waitingMs?: number;
}

/** Who waits for a photo to be read. */
interface Reader {
  signal: AbortSignal;
  sender: PhotoSender;
}

interface Limits {
  ms: number;
  /** Aborted when no one waits for it any more. */
  signal: AbortSignal;
}

/**
 * The lines, unless reading takes longer than the time limit.
 * @throws ModelFailure AI_TIMEOUT_ERROR; the signal's reason when it is aborted
 */
const inTime = async (reading: Promise<PrintedLine[]>, { ms, signal }: Limits): Promise<PrintedLine[]> => {
  let stop = () => {};
  let tooLong: NodeJS.Timeout | undefined;
  const giveUp = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    tooLong = setTimeout(
      () => reject(new ModelFailure('AI_TIMEOUT_ERROR', 'reading the printed words took too long')),
      ms,
    );
  });
  // After we gave up, it fails when no caller is waiting.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, giveUp]);
  } finally {
    clearTimeout(tooLong);
    signal.removeEventListener('abort', stop);
  }
};

/** The processes that read, each with one photo at a time. They start with the first photos and end when idle. */
const createReaders = ({ program, idleMs, readingMs, ...places }: Required<Omit<Dependencies, 'waitingMs'>>) => {
  const alphabetFolder = createAlphabetFolder(places);
  const processes = Array.from({ length: PROCESSES }, () => createReaderProcess(program));
  const free = [...processes];
  const idle = new Map<ReaderProcess, NodeJS.Timeout>();

  return {
    /** The lines of a photo. Called for no more photos at once than there are processes. */
    async read({ detail }: PreparedPhoto, language: Language, signal: AbortSignal, look: Look): Promise<PrintedLine[]> {
      // The one used last, so that the other ends when one is enough.
      const reader = free.pop()!;
      clearTimeout(idle.get(reader));
      try {
        const folder = await alphabetFolder();
        const page = look !== 'asItIs' && { isPage: true, ...(look === 'smaller' && { scale: SMALLER }) };
        const reading = reader.read({ folder, alphabets: ALPHABETS[language], picture: detail, ...page });
        return await inTime(reading, { ms: readingMs, signal });
      } catch (error) {
        // It may be stuck, so the next photo gets a new one.
        await reader.end();
        throw error;
      } finally {
        free.push(reader);
        idle.set(reader, setTimeout(() => void reader.end(), idleMs).unref());
      }
    },
    pids: () => processes.flatMap((reader) => reader.pid() ?? []),
    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all(processes.map((reader) => reader.end()));
    },
  };
};

/** Reads print on packages and receipts, in separate processes. */
export const createPrintedWords = ({
  idleMs = IDLE_MS,
  readingMs = READING_MS,
  waitingMs = WAITING_MS,
  ...program
}: Dependencies): Recogniser & {
  lines: NonNullable<Recogniser['lines']>;
  /** The lines of each reading of a photo that it needs: as it is, in even light, smaller. */
  readings: (photo: PreparedPhoto, language: Language, signal: AbortSignal) => AsyncIterable<readonly PrintedLine[]>;
  /** The processes that run. */
  pids: () => number[];
} => {
  const readers = createReaders({ ...program, idleMs, readingMs });
  const queue = createFairQueue({
    waitingMax: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    atOnce: PROCESSES,
    waitingMs,
  });

  /** One picture of an address at a time; senders take turns. */
  const read = (photo: PreparedPhoto, language: Language, look: Look, { signal, sender }: Reader) =>
    queue.run(sender, signal, () => readers.read(photo, language, signal, look));

  /** All readings of a photo that it needs, and that succeed. */
  async function* readings(photo: PreparedPhoto, language: Language, reader: Reader) {
    const plain = await read(photo, language, 'asItIs', reader);
    yield plain;
    const hasPrices = plain.some(({ text }) => isArticle(text));
    if (wordsToChips(plain, language).length >= FEW && !hasPrices) return;
    // Paper that is half in the shade loses its print; even light costs the print on coloured packages.
    const even = await read(photo, language, 'even', reader);
    yield even;
    if (isUnconfirmed([plain, even], language)) yield await read(photo, language, 'smaller', reader);
  }

  return {
    name: NAME,
    sees: 'words',
    waiting: queue.waiting,
    readings: (photo, language, signal) => readings(photo, language, { signal, sender: NO_SENDER }),
    lines: (photo, language, signal = new AbortController().signal, sender = NO_SENDER, isPage = false) =>
      read(photo, language, isPage ? 'even' : 'asItIs', { signal, sender }),
    pids: readers.pids,
    async recognise(photo, language, signal, sender = NO_SENDER) {
      const reading = readings(photo, language, { signal, sender });
      return { chips: await chipsOfReadings(reading, language, signal), by: NAME };
    },
    close: readers.close,
  };
};
