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

/** Readers of open streams, within the limits. */
const createReaders = ({ inAll, perAddress, perList }: StreamLimits) => {
  const readers = new Set<Reader>();
  const addresses = createCounts();
  const lists = createCounts();
  return {
    hasRoom: (address: string, listId: string) =>
      readers.size < inAll && addresses.of(address) < perAddress && lists.of(listId) < perList,

    /** @returns how the reader leaves, which counts once */
    add(reader: Reader, address: string): () => void {
      readers.add(reader);
      addresses.add(address, 1);
      lists.add(reader.listId, 1);
      return () => {
        if (!readers.delete(reader)) return;
        addresses.add(address, -1);
        lists.add(reader.listId, -1);
      };
    },

    /** Wakes those of a list; without one, all. */
    wake(listId?: string) {
      for (const reader of readers) if (listId === undefined || reader.listId === listId) reader.wake();
    },

    count: () => readers.size,
  };
};

/** A reader who is woken by news, or by the end. News that come while it reads are not lost. */
const createReader = (listId: string) => {
  const reader = {
    listId,
    isAwake: false,
    resolve: () => undefined as void,
    wake() {
      reader.isAwake = true;
      reader.resolve();
    },
    /** Resolves at once when it was woken since it fell asleep. */
    woken: async (): Promise<void> => {
      if (!reader.isAwake) await new Promise<void>((resolve) => Object.assign(reader, { resolve }));
    },
  };
  return reader;
};

interface Following {
  reader: ReturnType<typeof createReader>;
  leave: () => void;
  /** Undefined: the reader may no longer read the list. */
  revisionOf: () => Promise<number | undefined>;
  signal: AbortSignal;
  lifeMs: number;
  isOver: () => boolean;
}

/** Each new revision; ends with the time, the signal, the server, or when the list is gone. */
async function* follow({ reader, leave, revisionOf, signal, lifeMs, isOver }: Following): AsyncGenerator<number, void> {
  let isLate = false;
  const life = setTimeout(() => {
    isLate = true;
    reader.wake();
  }, lifeMs).unref();
  let last: number | undefined;
  try {
    while (!isOver() && !isLate && !signal.aborted) {
      reader.isAwake = false;
      const revision = await revisionOf();
      if (revision === undefined) return;
      if (revision !== last) yield (last = revision);
      else await reader.woken();
    }
  } finally {
    clearTimeout(life);
    leave();
  }
}

/** Bounded streams of revisions for readers who have a list open. */
export const createNewsStreams = (events: Pick<Events, 'listen'>, limits: StreamLimits = STREAM_LIMITS) => {
  const readers = createReaders(limits);
  let isOver = false;
  const stopListening = events.listen('shopping', (listId) => readers.wake(listId));

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
      if (isOver || !readers.hasRoom(address, listId))
        throw new DomainError('tooManyRequests', { seconds: TRY_AGAIN_S });
      const reader = createReader(listId);
      const leave = readers.add(reader, address);
      // A stream that has not been read yet would not notice by itself that its reader left.
      signal.addEventListener('abort', () => {
        leave();
        reader.wake();
      });
      if (signal.aborted) leave();
      return follow({ reader, leave, revisionOf, signal, lifeMs: limits.lifeMs, isOver: () => isOver });
    },

    count: readers.count,

    /** Ends all streams, so that the server can stop. */
    stop() {
      isOver = true;
      stopListening();
      readers.wake();
    },
  };
};

export type NewsStreams = ReturnType<typeof createNewsStreams>;
