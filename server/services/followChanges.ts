/** What another server or program changes is seen here within two seconds: one until it is noticed, one to take it in. */
const EVERY_MS = 1_000;

interface Dependencies {
  /** Adds what is new; costs one row when nothing is. */
  catchUp: () => Promise<void>;
  /** Called once for a series of failures, because every attempt fails while the database cannot be reached. */
  failed: (error: unknown) => void;
  everyMs?: number;
}

/**
 * Looks for what others have changed again and again, never twice at once.
 * @returns what ends it; the promise resolves when nothing is running any more
 */
export const followChanges = ({ catchUp, failed, everyMs = EVERY_MS }: Dependencies): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isFailing = false;
  const look = async () => {
    try {
      await catchUp();
      isFailing = false;
    } catch (error) {
      if (!isFailing) failed(error);
      isFailing = true;
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= look();
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
