/** Writes to the log; never an address, a link or a name. */
export type Complain = (error: unknown, what: string) => void;

/** Work after the response, so that the response time reveals nothing about it. */
export const createBackgroundWork = (complain: Complain) => {
  const running = new Set<Promise<void>>();

  return {
    /** Starts once the current response has been sent. */
    begin(what: string, work: () => Promise<void>): void {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
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
