import type { Counters } from '../counters/counters';
import { DomainError } from '../errors/domainError';

/** What one address may store within a day, from its first recipe on. */
export interface StorageBounds {
  recipes: number;
  bytes: number;
}

interface Stored extends StorageBounds {
  since: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1_048_576;
/** More arise only from made-up callers; those that stored longest ago are forgotten first. */
const KEYS_KEPT = 5_000;

/**
 * Counts what each address stores, whatever accounts and browsers it uses: an account has a quota, but an address can
 * open many accounts.
 */
export const createStorageQuota = (bounds: StorageBounds, counters: Pick<Counters, 'records'>) => {
  const { change } = counters.records<Stored>('stored', KEYS_KEPT);

  return {
    /**
     * Counts one more recipe of this size, or several that together have it.
     * @throws DomainError addressFull when that is too much for today
     */
    async spend(key: string, bytes: number, recipes = 1): Promise<void> {
      const left = await change([key], ([before = { recipes: 0, bytes: 0, since: Infinity }], at) => {
        const since = Math.min(before.since, at);
        const ms = since + DAY_MS - at;
        const after = { recipes: before.recipes + recipes, bytes: before.bytes + bytes, since };
        const isTooMuch = after.recipes > bounds.recipes || after.bytes > bounds.bytes;
        return { keep: [{ value: isTooMuch ? { ...before, since } : after, ms }], result: isTooMuch ? ms : 0 };
      });
      if (left === 0) return;
      throw new DomainError('addressFull', {
        recipes: bounds.recipes,
        megabytes: Math.round(bounds.bytes / MEGABYTE),
        hours: Math.ceil(left / HOUR_MS),
        seconds: Math.ceil(left / 1_000),
      });
    },
  };
};
