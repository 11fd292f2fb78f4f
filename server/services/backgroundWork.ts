/** What the log is told; never an address, a link or a name. */
export type Complain = (error: unknown, what: string) => void;

/** Work that no answer waits for, so that how long an answer takes says nothing of it. */
export const createBackgroundWork = (complain: Complain) => {
  const running = new Set<Promise<void>>();

  return {
    /** Begins after the answer that is being made has gone out. */
    begin(what: string, work: () => Promise<void>): void {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => complain(error, what))
        .finally(() => running.delete(done));
      running.add(done);
    },

    /** Resolves when nothing is under way. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

export type BackgroundWork = ReturnType<typeof createBackgroundWork>;
