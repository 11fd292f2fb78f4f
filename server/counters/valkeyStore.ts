import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'iovalkey';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { CounterStore, Decide } from './counters';

/** Longer than a busy server takes to read an answer that has arrived; beyond it the store counts as away. */
const PATIENCE_MS = 5_000;
/** With each lost race another server has made a change, so this many in a row mean that the store is not working. */
const TRIES = 200;
const MOST_PAUSE_MS = 5;

/** Replaces the records, if they are still the ones that were read: key, old text, new text, milliseconds. */
const SWAP = `
for i, key in ipairs(KEYS) do
  if (redis.call('GET', key) or '') ~= ARGV[3 * i - 2] then return 0 end
end
for i, key in ipairs(KEYS) do
  if ARGV[3 * i - 1] == '' then redis.call('DEL', key)
  else redis.call('SET', key, ARGV[3 * i - 1], 'PX', ARGV[3 * i]) end
end
return 1`;

const timeOf = ([seconds, micros]: (number | string)[]): number => Number(seconds) * 1_000 + Number(micros) / 1_000;

const change = async <Result>(
  client: Redis,
  keys: readonly string[],
  decide: Decide<unknown, Result>,
): Promise<Result> => {
  for (let i = 0; i < TRIES; i += 1) {
    const [texts, time] = await Promise.all([client.mget(...keys), client.time() as unknown as Promise<string[]>]);
    const found = texts.map((text) => (text === null ? undefined : (JSON.parse(text) as unknown)));
    const { keep, result } = decide(found, timeOf(time));
    const values = texts.flatMap((text, i) => {
      const kept = keep[i];
      return [text ?? '', kept ? JSON.stringify(kept.value) : '', String(Math.max(1, Math.ceil(kept?.ms ?? 1)))];
    });
    if ((await client.eval(SWAP, keys.length, ...keys, ...values)) === 1) return result;
    await pause(Math.random() * MOST_PAUSE_MS);
  }
  throw new Error('the records change faster than they can be read');
};

/**
 * Counts in Valkey or Redis. Times are those of its clock.
 * @param onFault called when the connection breaks
 */
export const valkeyStore = async (url: string, onFault: (error: Error) => void): Promise<CounterStore> => {
  const client = new Redis(url, {
    commandTimeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  client.on('error', onFault);
  // If it cannot be reached now, the client connects later.
  await client.connect().catch(onFault);
  return {
    // The library's own limiter for Valkey calls its scripts in a way that Redis does not understand.
    limiter: (options) => new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true }),
    records: () => ({ change: (keys, decide) => change(client, keys, decide) }),
    removeExpired: () => Promise.resolve(),
    close: () => Promise.resolve(client.disconnect()),
  };
};
