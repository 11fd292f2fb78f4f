interface Bounds {
  max: number;
  windowMs: number;
  /** Milliseconds by a clock that cannot be set. */
  elapsed: () => number;
}

/** Counts what happens for each key within a sliding window. In memory, so a restart clears it. */
export const createSlidingQuota = ({ max, windowMs, elapsed }: Bounds) => {
  const times = new Map<string, number[]>();
  const recentOf = (key: string, at: number) => (times.get(key) ?? []).filter((time) => at - time < windowMs);

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
      for (const [other, spent] of times) if (at - spent.at(-1)! >= windowMs) times.delete(other);
      times.set(key, [...recentOf(key, at), at]);
    },
  };
};

export type SlidingQuota = ReturnType<typeof createSlidingQuota>;
