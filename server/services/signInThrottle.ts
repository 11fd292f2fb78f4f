import { DomainError } from '../errors/domainError';

/** Failures count for so long. */
const WINDOW_MS = 15 * 60_000;
/** After the last free failure each try waits twice as long as the one before, up to the window. */
const FIRST_WAIT_MS = 30_000;
/** More buckets than this are only there when somebody makes them up; the oldest go first. */
const BUCKETS_KEPT = 20_000;

interface Bucket {
  failures: number;
  since: number;
  last: number;
}

/** Something that is counted: who or where, and how many failures cost nothing. */
export interface Counted {
  key: string;
  free: number;
}

/** A try that counts as failed until it is told to have succeeded. */
export interface Try {
  succeeded: () => void;
}

const waitOf = ({ failures }: Bucket, free: number): number =>
  failures < free ? 0 : Math.min(WINDOW_MS, FIRST_WAIT_MS * 2 ** Math.min(10, failures - free));

/**
 * Slows whoever guesses passwords; nobody is ever locked out, because after each wait there is one more try (DECISIONS 43).
 * Counts are kept in memory: a restart begins anew.
 */
export const createSignInThrottle = ({ now }: { now: () => Date }) => {
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
     * Begins a try. The first thing that is counted is whose password it is: a success forgets its failures; the others
     * only lose the try itself.
     * @throws DomainError tooManyTries
     */
    begin(counted: readonly [Counted, ...Counted[]]): Try {
      const at = now().getTime();
      const found = counted.map((one) => ({ ...one, bucket: bucketOf(one, at) }));
      const wait = Math.max(...found.map(({ bucket, free }) => bucket.last + waitOf(bucket, free) - at));
      if (wait > 0) throw new DomainError('tooManyTries', { seconds: Math.ceil(wait / 1_000) });
      for (const { key, bucket } of found) {
        bucket.failures += 1;
        bucket.last = at;
        keep(key, bucket);
      }
      return {
        succeeded() {
          const [own, ...others] = found;
          buckets.delete(own!.key);
          for (const { bucket } of others) bucket.failures = Math.max(0, bucket.failures - 1);
        },
      };
    },

    /** Whoever set a new password begins with no failures, in whatever buckets they were counted. */
    forget(isOfAccount: (key: string) => boolean): void {
      for (const key of buckets.keys()) if (isOfAccount(key)) buckets.delete(key);
    },
  };
};

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
