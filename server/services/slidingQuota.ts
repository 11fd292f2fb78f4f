interface Bounds {
  max: number;
  windowMs: number;
  /** Milliseconds by a clock that cannot be set. */
  elapsed: () => number;
}

/** Counts what happens for each key within a sliding window. In memory, so a restart clears it. */
export const createSlidingQuota = ({ max, windowMs, elapsed }: Bounds) => {
  // The key that was spent last comes last.
  const times = new Map<string, number[]>();
  const recentOf = (key: string, at: number) => (times.get(key) ?? []).filter((time) => at - time < windowMs);

  /** Forgets the keys at the front whose window is over; the first that is not ends the search. */
  const forget = (at: number): void => {
    for (const [key, spent] of times) {
      if (at - spent.at(-1)! < windowMs) return;
      times.delete(key);
    }
  };

  return {
    /** Seconds until one more is allowed; 0: now. */
    secondsLeft(key: string): number {
      const at = elapsed();
      const recent = recentOf(key, at);
      return recent.length < max ? 0 : Math.max(1, Math.ceil((recent[0]! + windowMs - at) / 1_000));
    },

    /** Counts one more. */
    spend(key: string): void {
      const at = elapsed();
      forget(at);
      const recent = recentOf(key, at);
      times.delete(key);
      times.set(key, [...recent, at]);
    },
  };
};

export type SlidingQuota = ReturnType<typeof createSlidingQuota>;
