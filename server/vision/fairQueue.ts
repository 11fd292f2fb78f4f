import { DomainError } from '../errors/domainError';
import { createTurns, type PhotoSender } from './turns';

interface Options {
  /** Most jobs that wait, in total and for one address. */
  waitingMax: number;
  waitingPerAddress: number;
  /** How many jobs run at once, each of another address. */
  atOnce?: number;
  /** A job whose turn has not come by then is refused. */
  waitingMs?: number;
}

const RETRY_SECONDS = 15;

const tooBusy = () => new DomainError('tooBusy', { seconds: RETRY_SECONDS });

/**
 * Runs one job of an address at a time: addresses take turns, and so do the visitors of each. A sender of many photos
 * waits behind those of everyone else.
 */
export const createFairQueue = ({ waitingMax, waitingPerAddress, atOnce = 1, waitingMs }: Options) => {
  const turns = createTurns();
  const running = new Set<string>();

  const beginNext = () => {
    if (running.size >= atOnce) return;
    const next = turns.takeNext((address) => !running.has(address));
    if (!next) return;
    running.add(next.address);
    next.begin();
  };

  const turn = (sender: PhotoSender, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      let tooLong: NodeJS.Timeout | undefined;
      const settle = () => {
        clearTimeout(tooLong);
        signal.removeEventListener('abort', leave);
      };
      const begin = () => {
        settle();
        resolve();
      };
      const giveUp = (reason: Error) => {
        settle();
        turns.remove(sender, begin);
        reject(reason);
      };
      const leave = () => giveUp(signal.reason as Error);
      turns.add(sender, begin);
      signal.addEventListener('abort', leave, { once: true });
      if (waitingMs !== undefined) tooLong = setTimeout(() => giveUp(tooBusy()), waitingMs);
      beginNext();
    });

  return {
    waiting: (): number => turns.waiting(),

    /**
     * @throws DomainError tooBusy when too many jobs wait, or this one has waited too long; the signal's reason when it
     * is aborted before its turn
     */
    async run<Result>(sender: PhotoSender, signal: AbortSignal, job: () => Promise<Result>): Promise<Result> {
      signal.throwIfAborted();
      if (turns.waiting() >= waitingMax || turns.waiting(sender.address) >= waitingPerAddress) throw tooBusy();
      await turn(sender, signal);
      try {
        signal.throwIfAborted();
        return await job();
      } finally {
        running.delete(sender.address);
        beginNext();
      }
    },
  };
};
