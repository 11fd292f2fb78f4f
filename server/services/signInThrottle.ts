import type { Counters } from '../counters/counters';
import { DomainError } from '../errors/domainError';
import { countTry, WINDOW_MS, withoutTry, type Bucket, type Counted, type CountedTry } from './signInBuckets';

/** More buckets than this in memory only arise from made-up accounts; the oldest are evicted first. */
const BUCKETS_KEPT = 20_000;

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
  /** The try does not count: nothing was checked, or the password was right and a second step follows. */
  withdrawn: () => Promise<void>;
}

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

  /** Takes the try back from the buckets it was counted in. */
  const takeBack = (tried: readonly CountedTry[], isWithdrawn: boolean): Promise<void> =>
    change(
      tried.map(({ key }) => key),
      (found, at) => ({
        keep: found.map((now, i) => withoutTry(now, tried[i]!, { isWithdrawn, at })),
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
        (found, at) => countTry(counted, found, { forgiven: number, at }),
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
