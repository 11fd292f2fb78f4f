import { createHmac } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Bounds, Counters, CounterStore, Decide, Records, Spent } from './counters';

const SECOND_MS = 1_000;
/** A store that did not answer is asked again after this time. */
const AWAY_MS = 1_000;

/** The library rejects with its result when a limit is exceeded. */
const spend = async (limiter: RateLimiterAbstract, key: string): Promise<Spent> => {
  try {
    return { isAllowed: true, msLeft: (await limiter.consume(key)).msBeforeNext };
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    return { isAllowed: false, msLeft: result.msBeforeNext };
  }
};

interface Insurance {
  /** Counts while the shared store cannot be reached. */
  store: CounterStore;
  elapsed: () => number;
  /** Called once each time the shared store is lost. */
  failed: (error: unknown) => void;
}

/**
 * Asks the shared store, or this server's own while that one cannot be reached. Then no request waits for the shared
 * one: it is asked beside a request, once a second, until it answers.
 */
const createSwitch = ({ elapsed, failed }: Pick<Insurance, 'elapsed' | 'failed'>) => {
  let askAgainAt: number | undefined;
  const lose = () => {
    askAgainAt = elapsed() + AWAY_MS;
  };
  const askBeside = (ask: () => Promise<unknown>) => {
    askAgainAt = Infinity;
    ask().then(() => {
      askAgainAt = undefined;
    }, lose);
  };
  return async <Answer>(ask: () => Promise<Answer>, askOwn: () => Promise<Answer>): Promise<Answer> => {
    if (askAgainAt !== undefined) {
      if (elapsed() >= askAgainAt) askBeside(ask);
      return askOwn();
    }
    try {
      return await ask();
    } catch (error) {
      if (askAgainAt === undefined) failed(error);
      lose();
      return askOwn();
    }
  };
};

/** Counters over one store. */
export const createCounters = (store: CounterStore): Counters => ({
  limit(name, { max, windowMs }: Bounds) {
    const limiter = store.limiter({ keyPrefix: name, points: max, duration: Math.ceil(windowMs / SECOND_MS) });
    return { spend: (key) => spend(limiter, key) };
  },
  records<Value>(name: string, most: number): Records<Value> {
    const records = store.records(name, most);
    return {
      change: (keys, decide) =>
        records.change(
          keys.map((key) => `${name}:${key}`),
          decide as Decide<unknown, never>,
        ),
    };
  },
  removeExpired: store.removeExpired,
  close: store.close,
});

/** Counters over a store that several servers share, and that may be away. */
export const createSharedCounters = (shared: CounterStore, { store, ...watch }: Insurance): Counters => {
  const counters = createCounters(shared);
  const own = createCounters(store);
  const either = createSwitch(watch);
  return {
    ...counters,
    limit(name, bounds) {
      const [limit, ownLimit] = [counters.limit(name, bounds), own.limit(name, bounds)];
      return { spend: (key) => either(() => limit.spend(key), () => ownLimit.spend(key)) }; // prettier-ignore
    },
    records<Value>(name: string, most: number): Records<Value> {
      const [records, ownRecords] = [counters.records<Value>(name, most), own.records<Value>(name, most)];
      return {
        change: (keys, decide) => either(() => records.change(keys, decide), () => ownRecords.change(keys, decide)), // prettier-ignore
      };
    },
  };
};

const KEY_BYTES = 16;

/**
 * The same counters under codes of the keys, so that no store holds an address of mail or network.
 * @param secret the same on all servers; without it the key of a code cannot be found
 */
export const hideKeys = (counters: Counters, secret: string): Counters => {
  const codeOf = (key: string) =>
    createHmac('sha256', secret).update(key).digest().subarray(0, KEY_BYTES).toString('base64url');
  return {
    ...counters,
    limit(name, bounds) {
      const { spend } = counters.limit(name, bounds);
      return { spend: (key) => spend(codeOf(key)) };
    },
    records<Value>(name: string, most: number): Records<Value> {
      const { change } = counters.records<Value>(name, most);
      return { change: (keys, decide) => change(keys.map(codeOf), decide) };
    },
  };
};
