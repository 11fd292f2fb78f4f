import { DomainError } from '../errors/domainError';

/** How long failures count. */
const WINDOW_MS = 15 * 60_000;
/** After the last free failure each try waits twice as long as the previous one, up to the window. */
const FIRST_WAIT_MS = 30_000;
/** More buckets than this only arise from made-up accounts; the oldest are evicted first. */
const BUCKETS_KEPT = 20_000;

interface Bucket {
  failures: number;
  since: number;
  last: number;
}

/** A bucket: its key, and how many failures are free. */
export interface Counted {
  key: string;
  free: number;
}

/** A try, which counts as failed until it is reported as successful. */
export interface Try {
  succeeded: () => void;
  /** The try does not count: nothing was checked, or it was right and is not the last step. */
  withdrawn: () => void;
}

const waitOf = ({ failures }: Bucket, free: number): number =>
  failures < free ? 0 : Math.min(WINDOW_MS, FIRST_WAIT_MS * 2 ** Math.min(10, failures - free));

/**
 * Slows password guessing. It never locks an account, because a locked account would be an attack in itself: after each
 * wait there is one more try. Counts are kept in memory, so a restart clears them. Waits are measured by a clock that
 * cannot be set.
 */
export const createSignInThrottle = ({ elapsed }: { elapsed: () => number }) => {
  const buckets = new Map<string, Bucket>();

  const bucketOf = ({ key, free }: Counted, at: number): Bucket => {
    const bucket = buckets.get(key);
    const isOver =
      bucket === undefined ||
      (bucket.failures < free ? at - bucket.since >= WINDOW_MS : at - bucket.last >= 2 * WINDOW_MS);
    return isOver ? { failures: 0, since: at, last: at } : bucket;
  };

  const keep = (key: string, bucket: Bucket) => {
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > BUCKETS_KEPT) buckets.delete(buckets.keys().next().value!);
  };

  return {
    /**
     * Begins a try. The first bucket belongs to the account: a success clears its failures; the others only lose the
     * try itself.
     * @throws DomainError tooManyTries
     */
    begin(counted: readonly [Counted, ...Counted[]]): Try {
      const at = elapsed();
      const found = counted.map((one) => ({ ...one, bucket: bucketOf(one, at) }));
      const lastBefore = found.map(({ bucket }) => bucket.last);
      const wait = Math.max(...found.map(({ bucket, free }) => bucket.last + waitOf(bucket, free) - at));
      if (wait > 0) throw new DomainError('tooManyTries', { seconds: Math.ceil(wait / 1_000) });
      for (const { key, bucket } of found) {
        bucket.failures += 1;
        bucket.last = at;
        keep(key, bucket);
      }
      const takeBack = (taken: typeof found) => {
        for (const { bucket } of taken) bucket.failures = Math.max(0, bucket.failures - 1);
      };
      return {
        succeeded() {
          const [own, ...others] = found;
          buckets.delete(own!.key);
          takeBack(others);
        },
        withdrawn() {
          takeBack(found);
          // The wait counts from the try before, unless another one came since.
          found.forEach(({ bucket }, i) => {
            if (bucket.last === at) bucket.last = lastBefore[i]!;
          });
        },
      };
    },

    /** Resetting the password clears the account's failures in every bucket. */
    forget(isOfAccount: (key: string) => boolean): void {
      for (const key of buckets.keys()) if (isOfAccount(key)) buckets.delete(key);
    },
  };
};

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
