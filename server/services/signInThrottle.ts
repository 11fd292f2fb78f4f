import type { Counters, Kept } from '../counters/counters';
import { DomainError } from '../errors/domainError';

/** How long failures count. */
const WINDOW_MS = 15 * 60_000;
/** After the last free failure each try waits twice as long as the previous one, up to the window. */
const FIRST_WAIT_MS = 30_000;
/** More buckets than this in memory only arise from made-up accounts; the oldest are evicted first. */
const BUCKETS_KEPT = 20_000;

interface Bucket {
  failures: number;
  since: number;
  last: number;
  /** The account's failures were last forgiven when it had this number; 0: not lately. */
  forgiven: number;
}

/** A bucket: its key, and how many failures are free. */
export interface Counted {
  key: string;
  free: number;
}

/** The buckets of a try. */
export interface TryBuckets {
  /** The first belongs to the account: a success clears its failures; the others only lose the try itself. */
  counted: readonly [Counted, ...Counted[]];
  /** The account whose failures in the first bucket `forget` clears. */
  account?: string;
}

/** A try, which counts as failed until it is reported as successful. */
export interface Try {
  succeeded: () => Promise<void>;
  /** The try does not count: nothing was checked, or it was right and is not the last step. */
  withdrawn: () => Promise<void>;
}

const waitOf = ({ failures }: Bucket, free: number): number =>
  failures < free ? 0 : Math.min(WINDOW_MS, FIRST_WAIT_MS * 2 ** Math.min(10, failures - free));

/** Failures that had to wait count for longer. */
const keptMs = ({ failures, since, last }: Bucket, free: number, at: number): number =>
  failures < free ? since + WINDOW_MS - at : last + 2 * WINDOW_MS - at;

/**
 * Slows password guessing, on all servers together. It never locks an account, because a locked account would be an
 * attack in itself: after each wait there is one more try.
 */
export const createSignInThrottle = ({ counters }: { counters: Pick<Counters, 'records'> }) => {
  const { change } = counters.records<Bucket>('try', BUCKETS_KEPT);
  // Which browsers an account is tried from is not known, so a number says which of its buckets are void.
  const forgiven = counters.records<number>('forgiven', BUCKETS_KEPT);

  const forgivenOf = async (account: string | undefined): Promise<number> =>
    account === undefined
      ? 0
      : forgiven.change([account], ([number]) => ({
          keep: [number === undefined ? undefined : { value: number, ms: 2 * WINDOW_MS }],
          result: number ?? 0,
        }));

  /** Takes the try back from the buckets it was counted in, unless they have begun again since. */
  const takeBack = (
    buckets: readonly (Counted & { bucket: Bucket; lastBefore: number })[],
    isWithdrawn: boolean,
  ): Promise<void> =>
    change(
      buckets.map(({ key }) => key),
      (found, at) => ({
        keep: found.map((now, i): Kept<Bucket> | undefined => {
          const { free, bucket, lastBefore } = buckets[i]!;
          if (now === undefined) return undefined;
          if (now.since !== bucket.since) return { value: now, ms: keptMs(now, free, at) };
          // The wait counts from the try before, unless another one came since.
          const last = isWithdrawn && now.last === bucket.last ? lastBefore : now.last;
          const value = { ...now, failures: Math.max(0, now.failures - 1), last };
          return { value, ms: keptMs(value, free, at) };
        }),
        result: undefined,
      }),
    );

  return {
    /**
     * Begins a try.
     * @throws DomainError tooManyTries
     */
    async begin({ counted, account }: TryBuckets): Promise<Try> {
      const number = await forgivenOf(account);
      const begun = await change(
        counted.map(({ key }) => key),
        (found, at) => {
          const buckets = counted.map((one, i) => {
            const known = found[i];
            const isVoid = known === undefined || (i === 0 && known.forgiven < number);
            return { ...one, before: isVoid ? { failures: 0, since: at, last: at, forgiven: number } : known };
          });
          const wait = Math.max(...buckets.map(({ before, free }) => before.last + waitOf(before, free) - at));
          const tried = buckets.map(({ before, ...one }) => ({
            ...one,
            bucket: { ...before, failures: before.failures + 1, last: at },
            lastBefore: before.last,
          }));
          const after = wait > 0 ? buckets.map(({ before, free }) => ({ bucket: before, free })) : tried;
          return {
            keep: after.map(({ bucket, free }) =>
              bucket.failures === 0 ? undefined : { value: bucket, ms: keptMs(bucket, free, at) },
            ),
            result: { wait, tried },
          };
        },
      );
      if (begun.wait > 0) throw new DomainError('tooManyTries', { seconds: Math.ceil(begun.wait / 1_000) });
      const [own, ...others] = begun.tried;
      return {
        async succeeded() {
          await change([own!.key], () => ({ keep: [undefined], result: undefined }));
          if (others.length > 0) await takeBack(others, false);
        },
        withdrawn: () => takeBack(begun.tried, true),
      };
    },

    /** Clears the failures of an account in every bucket that tries were begun with for it. */
    forget: (account: string): Promise<void> =>
      forgiven.change([account], ([number = 0], at) => ({
        keep: [{ value: Math.max(at, number + 1), ms: 2 * WINDOW_MS }],
        result: undefined,
      })),
  };
};

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
