import { DomainError } from '../errors/domainError';

interface Bounds {
  /** How many jobs run at the same time. */
  atOnce: number;
  /** How many jobs wait for their turn, in total and for one caller. */
  waiting: number;
  waitingPerCaller: number;
}

/** When a refused caller should try again. */
const RETRY_SECONDS = 3;

/** Runs few jobs at once and lets few wait, in order of arrival, so that a flood of one kind leaves room for the rest. */
export const createBoundedQueue = ({ atOnce, waiting, waitingPerCaller }: Bounds) => {
  const line: (() => void)[] = [];
  const waitingOf = new Map<string, number>();
  let running = 0;

  const turn = async (caller: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const own = waitingOf.get(caller) ?? 0;
    if (line.length >= waiting || own >= waitingPerCaller) throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
    waitingOf.set(caller, own + 1);
    await new Promise<void>((resolve) => line.push(resolve));
    const left = waitingOf.get(caller)! - 1;
    if (left === 0) waitingOf.delete(caller);
    else waitingOf.set(caller, left);
  };

  return {
    waiting: (): number => line.length,

    /**
     * Runs the job when its turn comes.
     * @param caller the address or account the job counts for
     * @throws DomainError tooBusy when too many jobs are waiting
     */
    async run<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
      await turn(caller);
      try {
        return await job();
      } finally {
        // The place passes to the next job, so `running` stays the same.
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
