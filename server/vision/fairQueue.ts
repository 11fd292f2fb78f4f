import { DomainError } from '../errors/domainError';

/** Who sent a photo. Cookies can be invented, so the address counts first. */
export interface PhotoSender {
  address: string;
  visitor: string;
}

/** Of photos that no visitor sent. */
export const NO_SENDER: PhotoSender = { address: '', visitor: '' };

interface Options {
  /** Most jobs that wait, in total and for one address. */
  waitingMax: number;
  waitingPerAddress: number;
}

interface Job {
  address: string;
  begin: () => void;
}

/** The jobs of each key, the key whose turn is next first. */
type Turns<Value> = Map<string, Value>;

const RETRY_SECONDS = 15;

/** The first of these, which goes behind the others. */
const rotate = <Value>(turns: Turns<Value>): [string, Value] => {
  const [key, value] = turns.entries().next().value!;
  turns.delete(key);
  turns.set(key, value);
  return [key, value];
};

/**
 * Runs one job at a time: addresses take turns, and so do the visitors of each. A sender of many photos waits behind
 * those of everyone else.
 */
export const createFairQueue = ({ waitingMax, waitingPerAddress }: Options) => {
  const addresses: Turns<Turns<Job[]>> = new Map();
  const waitingOf = new Map<string, number>();
  let waiting = 0;
  let isRunning = false;

  const count = (address: string, by: 1 | -1) => {
    waiting += by;
    const own = (waitingOf.get(address) ?? 0) + by;
    if (own === 0) waitingOf.delete(address);
    else waitingOf.set(address, own);
  };

  const remove = (visitor: string, job: Job): boolean => {
    const visitors = addresses.get(job.address);
    const jobs = visitors?.get(visitor);
    const place = jobs?.indexOf(job) ?? -1;
    if (!visitors || !jobs || place < 0) return false;
    jobs.splice(place, 1);
    if (jobs.length === 0) visitors.delete(visitor);
    if (visitors.size === 0) addresses.delete(job.address);
    count(job.address, -1);
    return true;
  };

  const beginNext = () => {
    if (isRunning || addresses.size === 0) return;
    const [, visitors] = rotate(addresses);
    const [visitor, [job]] = rotate(visitors);
    remove(visitor, job!);
    isRunning = true;
    job!.begin();
  };

  const turn = ({ address, visitor }: PhotoSender, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => remove(visitor, job) && reject(signal.reason as Error);
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const job: Job = { address, begin };
      const visitors = addresses.get(address) ?? new Map<string, Job[]>();
      addresses.set(address, visitors);
      visitors.set(visitor, [...(visitors.get(visitor) ?? []), job]);
      count(address, 1);
      signal.addEventListener('abort', leave, { once: true });
      beginNext();
    });

  return {
    /**
     * @throws DomainError tooBusy when too many jobs wait; the signal's reason when it is aborted before its turn
     */
    async run<Result>(sender: PhotoSender, signal: AbortSignal, job: () => Promise<Result>): Promise<Result> {
      signal.throwIfAborted();
      if (waiting >= waitingMax || (waitingOf.get(sender.address) ?? 0) >= waitingPerAddress)
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
