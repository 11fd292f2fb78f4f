import { DomainError } from '../errors/domainError';
import { createTurns, type PhotoSender } from './turns';

interface Options {
  /** Most jobs that wait, in total and for one address. */
  waitingMax: number;
  waitingPerAddress: number;
}

const RETRY_SECONDS = 15;

/**
 * Runs one job at a time: addresses take turns, and so do the visitors of each. A sender of many photos waits behind
 * those of everyone else.
 */
export const createFairQueue = ({ waitingMax, waitingPerAddress }: Options) => {
  const turns = createTurns();
  let isRunning = false;

  const beginNext = () => {
    if (isRunning) return;
    const begin = turns.takeNext();
    if (!begin) return;
    isRunning = true;
    begin();
  };

  const turn = (sender: PhotoSender, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => turns.remove(sender, begin) && reject(signal.reason as Error);
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      turns.add(sender, begin);
      signal.addEventListener('abort', leave, { once: true });
      beginNext();
    });

  return {
    waiting: (): number => turns.waiting(),

    /**
     * @throws DomainError tooBusy when too many jobs wait; the signal's reason when it is aborted before its turn
     */
    async run<Result>(sender: PhotoSender, signal: AbortSignal, job: () => Promise<Result>): Promise<Result> {
      signal.throwIfAborted();
      if (turns.waiting() >= waitingMax || turns.waiting(sender.address) >= waitingPerAddress)
        throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
      await turn(sender, signal);
      try {
        signal.throwIfAborted();
        return await job();
      } finally {
        isRunning = false;
        beginNext();
      }
    },
  };
};
