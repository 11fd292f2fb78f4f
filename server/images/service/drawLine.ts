/** Pictures drawn ahead of any request wait behind all others. Requests have 0 (most urgent) to 7, as browsers say. */
export const AHEAD = 8;

/** One who waits for a picture. */
export interface Asking {
  /** 0 (most urgent) to 7 for requests, AHEAD for none. */
  urgency: number;
  /** Aborted when the picture is no longer waited for. */
  signal?: AbortSignal;
}

export interface Waiting<Result> {
  urgency: number;
  /** Counts up with each pause between requests: what a page asked for after a pause is what it shows now. */
  burst: number;
  order: number;
  /** How many wait for it. */
  asking: number;
  start: () => void;
  drawing: Promise<Result>;
}

/** Every fourth picture is the one that has waited longest, so that newer ones never keep it waiting for ever. */
const OLDEST_EVERY = 4;

const isSooner = (one: Waiting<unknown>, other: Waiting<unknown>): boolean => {
  if (one.urgency !== other.urgency) return one.urgency < other.urgency;
  return one.burst === other.burst ? one.order < other.order : one.burst > other.burst;
};

/** Says which of the waiting pictures, in order of arrival, is next; undefined when none waits. */
export const createPicker = <Result>(waiting: ReadonlyMap<string, Waiting<Result>>) => {
  let picked = 0;
  return (): [string, Waiting<Result>] | undefined => {
    picked += 1;
    const all = [...waiting];
    const requested = all.filter(([, { urgency }]) => urgency < AHEAD);
    if (picked % OLDEST_EVERY === 0 && requested.length > 0) return requested[0];
    return all.reduce<[string, Waiting<Result>] | undefined>(
      (best, one) => (best && !isSooner(one[1], best[1]) ? best : one),
      undefined,
    );
  };
};

/** Counts who waits for a picture. One that is no longer waited for is drawn after all others. */
export const ask = (one: Waiting<unknown>, { urgency, signal }: Asking, burst: number): void => {
  one.asking += 1;
  one.urgency = Math.min(one.urgency, urgency);
  one.burst = burst;
  signal?.addEventListener(
    'abort',
    () => {
      one.asking -= 1;
      if (one.asking === 0) one.urgency = AHEAD;
    },
    { once: true },
  );
};
