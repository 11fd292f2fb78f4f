import type { CounterStore, Records } from './counters';
import { StoreLimiter, type AddPoints } from './storeLimiter';

/** More keys than this only arise from made-up callers; those counted longest ago are forgotten first. */
const KEYS_KEPT = 5_000;

/** A map that holds a number of entries: those set longest ago go first. */
const createBoundedMap = <Value>(most: number) => {
  const entries = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => entries.get(key),
    delete: (key: string): void => void entries.delete(key),
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > most) entries.delete(entries.keys().next().value!);
    },
  };
};

const createCounts = (elapsed: () => number): AddPoints => {
  const counts = createBoundedMap<{ points: number; since: number }>(KEYS_KEPT);
  return (key, points, windowMs) => {
    const at = elapsed();
    const before = counts.get(key);
    const { points: already, since } = before && at - before.since < windowMs ? before : { points: 0, since: at };
    counts.set(key, { points: already + points, since });
    return Promise.resolve({ points: already + points, msLeft: since + windowMs - at });
  };
};

const createRecords = (elapsed: () => number, most: number): Records<unknown> => {
  const records = createBoundedMap<{ text: string; until: number }>(most);
  const find = (key: string, at: number): unknown => {
    const record = records.get(key);
    return record && record.until > at ? JSON.parse(record.text) : undefined;
  };
  return {
    change(keys, decide) {
      const at = elapsed();
      const { keep, result } = decide(keys.map((key) => find(key, at)), at); // prettier-ignore
      keys.forEach((key, i) => {
        const kept = keep[i];
        if (kept) records.set(key, { text: JSON.stringify(kept.value), until: at + kept.ms });
        else records.delete(key);
      });
      return Promise.resolve(result);
    },
  };
};

/** Values by name, each made when it is first asked for. */
const createNamed = <Value>() => {
  const made = new Map<string, Value>();
  return (name: string, make: () => Value): Value => {
    const value = made.get(name) ?? make();
    made.set(name, value);
    return value;
  };
};

/**
 * Counts in the memory of this server, so a restart clears them.
 * @param elapsed milliseconds by a clock that cannot be set: a clock of the server that is set back locks out no caller,
 * and one that is set forward frees none
 */
export const memoryStore = (elapsed: () => number): CounterStore => {
  const counts = createNamed<AddPoints>();
  const allRecords = createNamed<Records<unknown>>();
  return {
    limiter: (options) =>
      new StoreLimiter(
        options,
        counts(options.keyPrefix, () => createCounts(elapsed)),
      ),
    records: (kind, most) => allRecords(kind, () => createRecords(elapsed, most)),
    removeExpired: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};
