import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** At most `max` within a window, which begins with the first. Windows are whole seconds. */
export interface Bounds {
  max: number;
  windowMs: number;
}

export interface Spent {
  isAllowed: boolean;
  /** Until the window is over. */
  msLeft: number;
}

/** A limit on how often something happens, for each key apart. */
export interface Limit {
  /** Counts one more, also when it is refused. */
  spend: (key: string) => Promise<Spent>;
}

/** A record, and how long it is kept. */
export interface TimedRecord<Value> {
  value: Value;
  ms: number;
}

export interface Decision<Value, Result> {
  /** One for each key; undefined: no record. */
  keep: readonly (TimedRecord<Value> | undefined)[];
  result: Result;
}

/**
 * Decides what becomes of the records. Called again when another server was faster, so it changes nothing else.
 * @param at milliseconds by the clock of the store, which all servers share
 */
export type Decide<Value, Result> = (found: readonly (Value | undefined)[], at: number) => Decision<Value, Result>;

/** Small records of JSON that end by themselves. */
export interface Records<Value> {
  /** Changes the records of these keys, all or none, as if no other server did anything meanwhile. */
  change: <Result>(keys: readonly string[], decide: Decide<Value, Result>) => Promise<Result>;
}

/**
 * What limits and throttles count with, the same for all servers of a Larder. When the store cannot be reached, each
 * server counts by itself, so that a limit holds for every server instead of for all of them.
 */
export interface Counters {
  limit: (name: string, bounds: Bounds) => Limit;
  /** @param mostInMemory how many are kept in memory; those changed longest ago are forgotten first */
  records: <Value>(name: string, mostInMemory: number) => Records<Value>;
  /** Removes what has ended, if the store does not do so by itself. */
  removeExpired: () => Promise<void>;
  close: () => Promise<void>;
}

/** How a limiter of the library is made. */
export interface LimiterOptions {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  insuranceLimiter?: RateLimiterAbstract;
}

/** Where counts and records are kept. Its parts reject when it cannot be reached. */
export interface CounterStore {
  limiter: (options: LimiterOptions) => RateLimiterAbstract;
  /** @param kind one name for records of one kind, which are counted together in memory */
  records: (kind: string, most: number) => Records<unknown>;
  removeExpired: () => Promise<void>;
  close: () => Promise<void>;
}
