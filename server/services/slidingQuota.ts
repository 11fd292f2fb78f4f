import type { Counters } from '../counters/counters';

interface Options {
  counters: Pick<Counters, 'records'>;
  /** Names what is counted. */
  name: string;
  max: number;
  windowMs: number;
}

/** More keys than this only arise from made-up callers. */
const KEYS_KEPT = 20_000;

/** Counts what happens for each key within a sliding window, the same for all servers. */
export const createSlidingQuota = ({ counters, name, max, windowMs }: Options) => {
  const { change } = counters.records<number[]>(name, KEYS_KEPT);

  const look = (key: string, isSpent: boolean): Promise<number> =>
    change([key], ([times = []], at) => {
      const recent = times.filter((time) => at - time < windowMs);
      const isFull = recent.length >= max;
      const kept = isSpent && !isFull ? [...recent, at] : recent;
      return {
        keep: [kept.length === 0 ? undefined : { value: kept, ms: kept.at(-1)! + windowMs - at }],
        result: isFull ? Math.max(1, Math.ceil((recent[0]! + windowMs - at) / 1_000)) : 0,
      };
    });

  return {
    /** Seconds until one more is allowed; 0: now. */
    secondsLeft: (key: string): Promise<number> => look(key, false),

    /**
     * Counts one more, if it is allowed.
     * @returns seconds until it is; 0: it was counted
     */
    spend: (key: string): Promise<number> => look(key, true),
  };
};

export type SlidingQuota = ReturnType<typeof createSlidingQuota>;
