import { setTimeout as pause } from 'node:timers/promises';

/** Writes to the log; never an address, a link or a name. */
export type Complain = (error: unknown, what: string) => void;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that no response waits for. */
export const createBackgroundWork = (complain: Complain) => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  return {
    /** @param after the work starts then; by default in the next turn of the event loop */
    begin(what: string, work: () => Promise<void>, after: Promise<unknown> = nextTurn()): void {
      const done = after
        .then(work)
        .catch((error: unknown) => complain(error, what))
        .finally(() => running.delete(done));
      running.add(done);
    },

    /** Resolves after this time, or at once when the server stops. */
    pause: (ms: number): Promise<void> => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined),

    running: (): number => running.size,

    /** Ends all pauses, and resolves when no work is running. */
    async settled(): Promise<void> {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
};

export type BackgroundWork = ReturnType<typeof createBackgroundWork>;
