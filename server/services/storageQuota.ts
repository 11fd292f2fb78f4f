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
 * open many accounts. In memory, so a restart clears it.
 * @param elapsed milliseconds by a clock that cannot be set
 */
export const createStorageQuota = (bounds: StorageBounds, elapsed: () => number) => {
  const counts = new Map<string, Stored>();

  const storedBy = (key: string): Stored => {
    const known = counts.get(key);
    return known && elapsed() - known.since < DAY_MS ? known : { recipes: 0, bytes: 0, since: elapsed() };
  };

  return {
    /**
     * Counts one more recipe of this size.
     * @throws DomainError addressFull when that is too much for today
     */
    spend(key: string, bytes: number): void {
      const before = storedBy(key);
      const after = { recipes: before.recipes + 1, bytes: before.bytes + bytes, since: before.since };
      if (after.recipes > bounds.recipes || after.bytes > bounds.bytes) {
        const left = before.since + DAY_MS - elapsed();
        throw new DomainError('addressFull', {
          recipes: bounds.recipes,
          megabytes: Math.round(bounds.bytes / MEGABYTE),
          hours: Math.ceil(left / HOUR_MS),
          seconds: Math.ceil(left / 1_000),
        });
      }
      counts.delete(key);
      counts.set(key, after);
      if (counts.size > KEYS_KEPT) counts.delete(counts.keys().next().value!);
    },
  };
};
