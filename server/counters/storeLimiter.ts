import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { LimiterOptions } from './counters';

/** How often something has happened in this window, and how long the window still lasts. */
export interface Count {
  points: number;
  msLeft: number;
}

/** Adds to the count of a key, or begins a new window with it when the last one is over. */
export type AddPoints = (key: string, points: number, windowMs: number) => Promise<Count>;

/**
 * The library's limiter over one of our stores. Its own stores for memory and for Postgres measure by the clock of the
 * server, which may be wrong or be set, and its statements for Postgres are prepared, which PgBouncer does not pass on
 * in transaction mode.
 */
export class StoreLimiter extends RateLimiterStoreAbstract {
  readonly #add: AddPoints;

  constructor(options: LimiterOptions, add: AddPoints) {
    super({ ...options, storeClient: undefined });
    this.#add = add;
  }

  /** Called by the library. */
  protected _upsert(key: string, points: number, windowMs: number): Promise<Count> {
    return this.#add(key, points, windowMs);
  }

  /** Called by the library. */
  protected _getRateLimiterRes(_key: string, changed: number, { points, msLeft }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - points), msLeft, points, points === changed);
  }
}
