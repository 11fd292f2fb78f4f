import { DomainError } from '../../errors/domainError';
import type { Events } from '../../events/events';

/** How many readers may wait for news at the same time: of one address, of one list, and in all on this server. */
export interface StreamLimits {
  perAddress: number;
  perList: number;
  inAll: number;
  /** After this long the reader has to ask again, in milliseconds. */
  lifeMs: number;
}

export const STREAM_LIMITS: StreamLimits = { perAddress: 12, perList: 60, inAll: 2_000, lifeMs: 15 * 60_000 };

/** When a reader who was refused may try again, in seconds; meanwhile it reads the list at intervals. */
const TRY_AGAIN_S = 60;

interface Reader {
  listId: string;
  wake: () => void;
}

/** Counts of what is held open, by key. */
const createCounts = () => {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: 1 | -1) {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

/** Bounded streams of revisions for readers who have a list open. */
export const createNewsStreams = (events: Pick<Events, 'listen'>, limits: StreamLimits = STREAM_LIMITS) => {
  const readers = new Set<Reader>();
  const addresses = createCounts();
  const lists = createCounts();
  let isOver = false;
  const stopListening = events.listen('shopping', (listId) => {
    for (const reader of readers) if (listId === undefined || reader.listId === listId) reader.wake();
  });

  const checkRoom = (address: string, listId: string) => {
    const isFull =
      isOver ||
      readers.size >= limits.inAll ||
      addresses.of(address) >= limits.perAddress ||
      lists.of(listId) >= limits.perList;
    if (isFull) throw new DomainError('tooManyRequests', { seconds: TRY_AGAIN_S });
  };

  /** Each new revision; ends with the time, the signal, the server, or when the list is gone. */
  async function* follow(
    reader: Reader & { isAwake: boolean },
    leave: () => void,
    revisionOf: () => Promise<number | undefined>,
    signal: AbortSignal,
  ): AsyncGenerator<number, void> {
    let isLate = false;
    const life = setTimeout(() => {
      isLate = true;
      reader.wake();
    }, limits.lifeMs).unref();
    let last: number | undefined;
    try {
      while (!isOver && !isLate && !signal.aborted) {
        reader.isAwake = false;
        const revision = await revisionOf();
        if (revision === undefined) return;
        if (revision !== last) yield (last = revision);
        else if (!reader.isAwake) await new Promise<void>((resolve) => Object.assign(reader, { resolve }));
      }
    } finally {
      clearTimeout(life);
      leave();
    }
  }

  return {
    /**
     * Opens a stream that begins with the current revision.
     * @param revisionOf undefined: the reader may no longer read the list
     * @throws DomainError tooManyRequests when too many are open
     */
    open(
      { address, listId, signal }: { address: string; listId: string; signal: AbortSignal },
      revisionOf: () => Promise<number | undefined>,
    ): AsyncGenerator<number, void> {
      checkRoom(address, listId);
      const reader = {
        listId,
        isAwake: false,
        resolve: () => undefined as void,
        wake() {
          reader.isAwake = true;
          reader.resolve();
        },
      };
      const leave = () => {
        if (!readers.delete(reader)) return;
        addresses.add(address, -1);
        lists.add(listId, -1);
      };
      readers.add(reader);
      addresses.add(address, 1);
      lists.add(listId, 1);
      // A stream that has not been read yet would not notice by itself that its reader left.
      signal.addEventListener('abort', () => {
        leave();
        reader.wake();
      });
      if (signal.aborted) leave();
      return follow(reader, leave, revisionOf, signal);
    },

    count: () => readers.size,

    /** Ends all streams, so that the server can stop. */
    stop() {
      isOver = true;
      stopListening();
      for (const reader of readers) reader.wake();
    },
  };
};

export type NewsStreams = ReturnType<typeof createNewsStreams>;
