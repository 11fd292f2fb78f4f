import { Readable } from 'node:stream';
import { DomainError } from '../errors/domainError';
import { createBoundedQueue } from './boundedQueue';

interface Bounds {
  /** How many long answers are open, in total and for one caller. */
  atOnce?: number;
  atOncePerCaller?: number;
  /** A reader that takes nothing for this long is cut off. */
  idleMs?: number;
  /** No answer takes longer than this. */
  totalMs?: number;
}

/** When a refused caller should try again. */
const RETRY_SECONDS = 10;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Counts the open answers, in total and for each caller. */
const createPlaces = (atOnce: number, atOncePerCaller: number) => {
  const places = new Map<string, number>();
  let all = 0;
  return {
    take(caller: string): void {
      const own = places.get(caller) ?? 0;
      if (all >= atOnce || own >= atOncePerCaller) throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
      places.set(caller, own + 1);
      all += 1;
    },
    giveBack(caller: string): void {
      const own = places.get(caller)! - 1;
      if (own === 0) places.delete(caller);
      else places.set(caller, own);
      all -= 1;
    },
  };
};

/**
 * Sends answers that are too long to be in memory as a whole, such as the export of an account. A piece is made only
 * when the reader has taken the one before, and for all answers together one at a time, so that everything else is
 * answered in between.
 */
export const createLongAnswers = ({
  atOnce = 32,
  atOncePerCaller = 4,
  idleMs = 30_000,
  totalMs = 900_000,
}: Bounds = {}) => {
  const places = createPlaces(atOnce, atOncePerCaller);
  const makers = createBoundedQueue({ atOnce: 1, waiting: Infinity, waitingPerCaller: Infinity });

  return {
    /**
     * The body of an answer.
     * @param caller the account that reads it
     * @throws DomainError tooBusy
     */
    send(caller: string, pieces: AsyncGenerator<string | Uint8Array, void>): Readable {
      places.take(caller);
      const makePiece = () =>
        makers.run(caller, async () => {
          const piece = await pieces.next();
          await nextTurn();
          return piece;
        });
      async function* paced() {
        let patience: NodeJS.Timeout | undefined;
        try {
          for (let piece = await makePiece(); !piece.done; piece = await makePiece()) {
            patience = setTimeout(() => stream.destroy(), idleMs).unref();
            yield piece.value;
            clearTimeout(patience);
          }
        } finally {
          clearTimeout(patience);
          await pieces.return();
        }
      }
      const stream: Readable = Readable.from(paced(), { objectMode: false });
      const deadline = setTimeout(() => stream.destroy(), totalMs).unref();
      stream.once('close', () => {
        clearTimeout(deadline);
        places.giveBack(caller);
      });
      return stream;
    },
  };
};

export type LongAnswers = ReturnType<typeof createLongAnswers>;
