import type { Topic } from '../db/notifyServers';
import type { Events } from '../events/events';

interface Dependencies {
  events: Pick<Events, 'listen'>;
  topic: Topic;
  /** Adds what is new; costs one row when nothing is. */
  catchUp: () => Promise<void>;
  /** Called once for a series of failures, because every attempt fails while the database cannot be reached. */
  failed: (error: unknown) => void;
  /** How long after a failure it tries again. */
  againMs?: number;
}

/** What a failed attempt left out is news that will not be announced again. */
const AGAIN_MS = 1_000;

/**
 * Takes in what other servers and programs have changed, never twice at once, and again after a failure until it works.
 * @returns what ends it; the promise resolves when nothing is running any more
 */
export const followChanges = (dependencies: Dependencies): (() => Promise<void>) => {
  const { events, topic, catchUp, failed, againMs = AGAIN_MS } = dependencies;
  let running: Promise<void> | undefined;
  let isCalled = false;
  let isFailing = false;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  const look = async () => {
    while (isCalled) {
      isCalled = false;
      clearTimeout(again);
      try {
        await catchUp();
        isFailing = false;
      } catch (error) {
        if (!isFailing) failed(error);
        isFailing = true;
        if (!isStopped) again = setTimeout(call, againMs).unref();
      }
    }
    running = undefined;
  };
  const call = () => {
    isCalled = true;
    running ??= look();
  };
  const stop = events.listen(topic, call);
  return async () => {
    stop();
    isStopped = true;
    isCalled = false;
    clearTimeout(again);
    await running;
  };
};
