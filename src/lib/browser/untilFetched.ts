const FIRST_PAUSES_MS = [1_000, 5_000];
const LATER_PAUSE_MS = 30_000;

/** Resolves after the pause, or as soon as the network is back. */
const pause = (milliseconds?: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : window.setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
  });

/**
 * Loads a chunk and retries on failure: after 1, 5 and then every 30 seconds, and as soon as the network is back. It
 * makes no request while the browser reports being offline.
 * With `givesUp` it rejects after the third failure with a network. The user then sees the error and can reload, which
 * also helps if a newer version has replaced the files.
 */
export const untilFetched = async <T>(load: () => Promise<T>, { givesUp }: { givesUp: boolean }): Promise<T> => {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (!window.navigator.onLine) {
        await pause();
        continue;
      }
      if (givesUp && failures >= FIRST_PAUSES_MS.length) throw error;
      await pause(FIRST_PAUSES_MS[failures] ?? LATER_PAUSE_MS);
      failures += 1;
    }
  }
};
