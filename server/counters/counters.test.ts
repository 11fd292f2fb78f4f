import type { Counters } from './counters';
import { openDatabase } from '../db/openDatabase';
import { createGate } from '../testing/gate';
import { hasRealPostgres, startRealPostgres } from '../testing/postgresForTests';
import { startInstalledValkey, valkeyProgram } from '../testing/installedValkey';
import { openCounters } from './openCounters';

const START_TIMEOUT_MS = 600_000;
const HOUR_MS = 3_600_000;

/** A place for counts: what one server more counts with, and what ends the place. */
interface Place {
  open: () => Promise<Counters>;
  stop: () => Promise<void>;
}

const fail = (error: unknown) => {
  throw error;
};
const elapsed = () => performance.now();

const inMemory = async (): Promise<Place> => {
  const counters = await openCounters({}, { elapsed, failed: fail });
  return { open: () => Promise.resolve(counters), stop: counters.close };
};

const opened = (place: { databaseUrl?: string; valkeyUrl?: string }, stop: () => Promise<void>): Place => {
  const all: Counters[] = [];
  return {
    async open() {
      const counters = await openCounters(place, { elapsed, failed: fail });
      all.push(counters);
      return counters;
    },
    async stop() {
      await Promise.all(all.map((one) => one.close()));
      await stop();
    },
  };
};

const inPostgres = async (): Promise<Place> => {
  const postgres = await startRealPostgres();
  const databaseUrl = await postgres.create();
  await (await openDatabase(databaseUrl)).destroy();
  return opened({ databaseUrl }, postgres.stop);
};

const inValkey = async (): Promise<Place> => {
  const { url, stop } = await startInstalledValkey();
  return opened({ valkeyUrl: url }, stop);
};

const places: [string, boolean, () => Promise<Place>][] = [
  ['in memory', true, inMemory],
  ['in Postgres', hasRealPostgres(), inPostgres],
  ['in Valkey', valkeyProgram() !== undefined, inValkey],
];

describe.each(places.filter(([, isThere]) => isThere))('counters %s', (_name, _isThere, start) => {
  let place: Place;
  beforeAll(async () => {
    place = await start();
  }, START_TIMEOUT_MS);
  afterAll(() => place.stop(), START_TIMEOUT_MS);

  it.each([1, 2, 3])('allow as many as the limit says with %i servers, however they come', async (servers) => {
    const all = await Promise.all(Array.from({ length: servers }, place.open));
    const limits = all.map((counters) => counters.limit(`exact ${servers}`, { max: 20, windowMs: HOUR_MS }));
    const spent = await Promise.all(Array.from({ length: 60 }, (_, i) => limits[i % servers]!.spend('ada')));
    expect(spent.filter(({ isAllowed }) => isAllowed)).toHaveLength(20);
    for (const { msLeft } of spent) {
      expect(msLeft).toBeGreaterThan(HOUR_MS - 60_000);
      // A server may have read the time just before the one that began the hour did.
      expect(msLeft).toBeLessThanOrEqual(HOUR_MS + 1_000);
    }
    expect((await limits[0]!.spend('bob')).isAllowed).toBe(true);
  });

  it('begin a new window when the last one is over', async () => {
    const { spend } = (await place.open()).limit('window', { max: 1, windowMs: 1_000 });
    expect((await spend('ada')).isAllowed).toBe(true);
    const { isAllowed, msLeft } = await spend('ada');
    expect(isAllowed).toBe(false);
    expect(msLeft).toBeLessThanOrEqual(1_000);
    await new Promise((resolve) => setTimeout(resolve, msLeft + 50));
    expect((await spend('ada')).isAllowed).toBe(true);
  });

  it('change several records at once, one change after the other', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, place.open));
    const records = all.map((counters) => counters.records<number>('pair', 100));
    const add = (i: number) =>
      records[i % 3]!.change(i % 2 ? ['a', 'b'] : ['b', 'a'], ([first = 0, second = 0]) => ({
        keep: [
          { value: first + 1, ms: HOUR_MS },
          { value: second + 1, ms: HOUR_MS },
        ],
        result: first + second,
      }));
    const before = await Promise.all(Array.from({ length: 40 }, (_, i) => add(i)));
    expect(before.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => 2 * i));
  });

  it('keep a record as long as was said, and drop one that is no longer kept', async () => {
    const { change } = (await place.open()).records<string>('kept', 100);
    const read = () => change(['x', 'y'], (found) => ({ keep: found.map((value) => value === undefined ? undefined : { value, ms: HOUR_MS }), result: found })); // prettier-ignore
    await change(['x', 'y'], () => ({
      keep: [
        { value: 'brief', ms: 1 },
        { value: 'long', ms: HOUR_MS },
      ],
      result: undefined,
    }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await read()).toEqual([undefined, 'long']);
    await change(['y'], () => ({ keep: [undefined], result: undefined }));
    expect(await read()).toEqual([undefined, undefined]);
  });

  it('lose nothing that still counts when what has ended is removed', async () => {
    const counters = await place.open();
    const limit = counters.limit('upkeep', { max: 1, windowMs: HOUR_MS });
    await limit.spend('ada');
    await counters.removeExpired();
    expect((await limit.spend('ada')).isAllowed).toBe(false);
  });
});

describe('counters whose store is away', () => {
  it('count for each server by itself, and report it once', async () => {
    let now = 0;
    const failures: unknown[] = [];
    const counters = await openCounters(
      { valkeyUrl: 'redis://127.0.0.1:1' },
      { elapsed: () => now, failed: (error) => failures.push(error) },
    );
    const { spend } = counters.limit('away', { max: 3, windowMs: HOUR_MS });
    const spent = [];
    for (let i = 0; i < 6; i += 1) {
      now += 1_500;
      spent.push((await spend('ada')).isAllowed);
    }
    expect(spent).toEqual([true, true, true, false, false, false]);
    const { change } = counters.records<number>('away', 10);
    await change(['a'], () => ({ keep: [{ value: 1, ms: HOUR_MS }], result: undefined }));
    expect(await change(['a'], ([value]) => ({ keep: [undefined], result: value }))).toBe(1);
    expect(failures).toHaveLength(1);
    await counters.close();
  });
});

const onValkey = valkeyProgram() === undefined ? describe.skip : describe;

onValkey('counters whose Valkey was away', () => {
  it('count together again once the store is back', async () => {
    const gate = createGate();
    const valkey = await startInstalledValkey();
    const valkeyUrl = (await gate.through(new URL(valkey.url))).href;
    const failures: unknown[] = [];
    const failed = (error: unknown) => failures.push(error);
    const counters = await openCounters({ valkeyUrl }, { elapsed, failed });
    const other = await openCounters({ valkeyUrl: valkey.url }, { elapsed, failed });
    const [near, far] = [counters, other].map((one) => one.limit('both', { max: 3, windowMs: HOUR_MS }));
    /** Whether the near server sees what the far one has counted. */
    const isTogether = async (key: string) => {
      for (let i = 0; i < 3; i += 1) await far!.spend(key);
      return !(await near!.spend(key)).isAllowed;
    };
    expect(await isTogether('before')).toBe(true);
    await gate.cut();
    expect(await isTogether('away')).toBe(false);
    await gate.mend();
    for (let i = 0; !(await isTogether(`try ${i}`)); i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(failures).toHaveLength(1);
    await Promise.all([counters.close(), other.close(), valkey.stop(), gate.cut()]);
  });
});
