import type { Decision, TimedRecord } from '../counters/counters';

/** How long failures count. */
export const WINDOW_MS = 15 * 60_000;
/** After the last free failure each try waits twice as long as the previous one, up to the window. */
const FIRST_WAIT_MS = 30_000;

/** The failures of an account, an address or a browser. */
export interface Bucket {
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

/** A bucket that a try was counted in. */
export interface CountedTry extends Counted {
  /** As it was stored with the try. */
  bucket: Bucket;
  lastBefore: number;
}

const waitOf = ({ failures }: Bucket, free: number): number =>
  failures < free ? 0 : Math.min(WINDOW_MS, FIRST_WAIT_MS * 2 ** Math.min(10, failures - free));

/** Failures that had to wait count for longer. */
const keptMs = ({ failures, since, last }: Bucket, free: number, at: number): number =>
  failures < free ? since + WINDOW_MS - at : last + 2 * WINDOW_MS - at;

const keptOf = (value: Bucket, free: number, at: number): TimedRecord<Bucket> => ({
  value,
  ms: keptMs(value, free, at),
});

/** Counts a try as failed, unless it has to wait: then nothing changes. */
export const countTry = (
  counted: readonly Counted[],
  found: readonly (Bucket | undefined)[],
  { forgiven, at }: { forgiven: number; at: number },
): Decision<Bucket, { wait: number; tried: CountedTry[] }> => {
  const buckets = counted.map((one, i) => {
    const known = found[i];
    const isVoid = known === undefined || (i === 0 && known.forgiven < forgiven);
    return { ...one, before: isVoid ? { failures: 0, since: at, last: at, forgiven } : known };
  });
  const wait = Math.max(...buckets.map(({ before, free }) => before.last + waitOf(before, free) - at));
  const tried = buckets.map(({ before, ...one }) => ({
    ...one,
    bucket: { ...before, failures: before.failures + 1, last: at },
    lastBefore: before.last,
  }));
  const after = wait > 0 ? buckets.map(({ before, free }) => ({ bucket: before, free })) : tried;
  return {
    keep: after.map(({ bucket, free }) => (bucket.failures === 0 ? undefined : keptOf(bucket, free, at))),
    result: { wait, tried },
  };
};

/** The bucket without the try, or as it is if it has begun again since. */
export const withoutTry = (
  now: Bucket | undefined,
  { free, bucket, lastBefore }: CountedTry,
  { isWithdrawn, at }: { isWithdrawn: boolean; at: number },
): TimedRecord<Bucket> | undefined => {
  if (now === undefined) return undefined;
  if (now.since !== bucket.since) return keptOf(now, free, at);
  // The wait counts from the try before, unless another one came since.
  const last = isWithdrawn && now.last === bucket.last ? lastBefore : now.last;
  return keptOf({ ...now, failures: Math.max(0, now.failures - 1), last }, free, at);
};
