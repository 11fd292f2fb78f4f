import type { Topic } from '../db/notifyServers';
import type { Events } from '../events/events';

interface Dependencies {
  events: Pick<Events, 'listen'>;
  topic: Topic;
  /** Adds what is new; costs one row when nothing is. */
  catchUp: () => Promise<void>;
  /** Called once for a series of failures, because every attempt fails while the database cannot be reached. */
  failed: (error: unknown) => void;
}

/**
 * Takes in what other servers and programs have changed, never twice at once.
 * @returns what ends it; the promise resolves when nothing is running any more
 */
export const followChanges = ({ events, topic, catchUp, failed }: Dependencies): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isCalled = false;
  let isFailing = false;
  const look = async () => {
    while (isCalled) {
      isCalled = false;
      try {
        await catchUp();
        isFailing = false;
      } catch (error) {
        if (!isFailing) failed(error);
        isFailing = true;
      }
    }
    running = undefined;
  };
  const stop = events.listen(topic, () => {
    isCalled = true;
    running ??= look();
  });
  return async () => {
    stop();
    isCalled = false;
    await running;
  };
};
