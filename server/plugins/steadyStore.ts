import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** More keys than this only arise from made-up callers; those counted longest ago are forgotten first. */
const KEYS_KEPT = 5_000;

interface Count {
  current: number;
  since: number;
}

/**
 * Counts requests in windows that are measured by a clock that cannot be set: a clock of the server that is set back
 * locks out no caller, and one that is set forward frees none.
 * @param elapsed milliseconds by that clock
 */
export const steadyStore = (elapsed: () => number): FastifyRateLimitStoreCtor =>
  class SteadyStore implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const at = elapsed();
      const before = this.#counts.get(key);
      const { current, since } = before && at - before.since < timeWindow ? before : { current: 0, since: at };
      this.#counts.delete(key);
      this.#counts.set(key, { current: current + 1, since });
      if (this.#counts.size > KEYS_KEPT) this.#counts.delete(this.#counts.keys().next().value!);
      done(null, { current: current + 1, ttl: since + timeWindow - at });
    }

    /** Each limit has its own counts. */
    child(): FastifyRateLimitStore {
      return new SteadyStore();
    }
  };
