/** Writes to the log; never an address, a link or a name. */
export type Complain = (error: unknown, what: string) => void;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that no response waits for. */
export const createBackgroundWork = (complain: Complain) => {
  const running = new Set<Promise<void>>();

  return {
    /** @param after the work starts then; by default in the next turn of the event loop */
    begin(what: string, work: () => Promise<void>, after: Promise<unknown> = nextTurn()): void {
      const done = after
        .then(work)
        .catch((error: unknown) => complain(error, what))
        .finally(() => running.delete(done));
      running.add(done);
    },

    running: (): number => running.size,

    /** Resolves when no work is running. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

export type BackgroundWork = ReturnType<typeof createBackgroundWork>;
