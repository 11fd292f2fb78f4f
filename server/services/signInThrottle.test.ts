import { DomainError } from '../errors/domainError';
import { createCounters } from '../counters/createCounters';
import { memoryStore } from '../counters/memoryStore';
import type { Counted } from './signInBuckets';
import { createSignInThrottle } from './signInThrottle';

const MINUTE_MS = 60_000;

let present: number;
let throttle: ReturnType<typeof createSignInThrottle>;
beforeEach(() => {
  present = Date.parse('2026-01-01T00:00:00Z');
  throttle = createSignInThrottle({ counters: createCounters(memoryStore(() => present)) });
});

const ADA: Counted = { key: 'account:ada', free: 3 };
const HOME: Counted = { key: 'address:home', free: 5 };

const begin = (...counted: [Counted, ...Counted[]]) =>
  throttle.begin({ counted, account: counted[0].key.split(':').at(-1) });

/** Seconds a try has to wait; 0: it was allowed and failed. */
const fail = async (...counted: [Counted, ...Counted[]]): Promise<number> => {
  try {
    await begin(...counted);
    return 0;
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return Number((error as DomainError).values.seconds);
  }
};

describe('failed sign-ins', () => {
  it('cost nothing at first, and then wait twice as long each time, up to a quarter of an hour', async () => {
    expect([await fail(ADA), await fail(ADA), await fail(ADA)]).toEqual([0, 0, 0]);
    const waits = [];
    for (let i = 0; i < 8; i++) {
      const wait = await fail(ADA);
      waits.push(wait);
      present += wait * 1_000 - 1;
      expect(await fail(ADA)).toBe(1);
      present += 1;
      expect(await fail(ADA)).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('that were refused do not lengthen the wait', async () => {
    for (let i = 0; i < 3; i++) await fail(ADA);
    for (let i = 0; i < 100; i++) expect(await fail(ADA)).toBe(30);
  });

  it('are forgotten a quarter of an hour after the first, or half an hour after the last that had to wait', async () => {
    await fail(ADA);
    present += 14 * MINUTE_MS;
    await fail(ADA);
    present += MINUTE_MS;
    expect([await fail(ADA), await fail(ADA), await fail(ADA)]).toEqual([0, 0, 0]);
    expect(await fail(ADA)).toBe(30);
    present += 30 * MINUTE_MS;
    expect([await fail(ADA), await fail(ADA), await fail(ADA), await fail(ADA)]).toEqual([0, 0, 0, 30]);
  });

  it('are counted while they are still being checked', async () => {
    const tries = await Promise.all([begin(ADA), begin(ADA), begin(ADA)]);
    expect(await fail(ADA)).toBe(30);
    await tries[0]!.succeeded();
    expect(await fail(ADA)).toBe(0);
  });

  it('of one address count over all accounts, and a success there clears only itself', async () => {
    const eves = (i: number): Counted => ({ key: `account:${i}`, free: 3 });
    for (let i = 0; i < 4; i++) expect(await fail(eves(i), HOME)).toBe(0);
    await (await begin({ key: 'account:eve', free: 3 }, HOME)).succeeded();
    expect(await fail(eves(5), HOME)).toBe(0);
    expect(await fail(eves(6), HOME)).toBe(30);
    expect(await fail(eves(6))).toBe(0);
  });

  it('do not lock out a user whose browser has its own bucket', async () => {
    for (let i = 0; i < 50; i++) await fail(ADA, HOME);
    expect(await fail({ key: 'device:phone:ada', free: 3 })).toBe(0);
  });

  it('are cleared with a new password', async () => {
    const phone: Counted = { key: 'device:phone:ada', free: 3 };
    const bob: Counted = { key: 'account:bob', free: 3 };
    const failAll = () => Promise.all([ADA, phone, bob].map((counted) => fail(counted)));
    for (let i = 0; i < 4; i++) await failAll();
    await throttle.forget('ada');
    expect(await failAll()).toEqual([0, 0, 30]);
    // Failures after it count again.
    for (let i = 0; i < 2; i++) await failAll();
    expect(await failAll()).toEqual([30, 30, 30]);
  });

  it('that are withdrawn count nowhere, and the wait counts from the try before', async () => {
    await fail(ADA);
    await fail(ADA);
    present += 1_000;
    const last = await begin(ADA, HOME);
    await last.withdrawn();
    expect(await fail(ADA)).toBe(0);
    expect(await fail(ADA)).toBe(30);
  });

  it('that are withdrawn after a wait do not begin another one', async () => {
    for (let i = 0; i < 3; i++) await fail(ADA);
    present += 30_000;
    await (await begin(ADA)).withdrawn();
    expect(await fail(ADA)).toBe(0);
  });

  it('are cleared by each of two new passwords, however fast they follow each other', async () => {
    for (let i = 0; i < 2; i++) {
      expect([await fail(ADA), await fail(ADA), await fail(ADA), await fail(ADA)]).toEqual([0, 0, 0, 30]);
      await throttle.forget('ada');
    }
    expect(await fail(ADA)).toBe(0);
  });

  it('of made-up accounts do not fill the memory, and do not evict buckets in use', async () => {
    for (let i = 0; i < 4; i++) await fail(ADA);
    for (let i = 0; i < 30_000; i++) {
      await fail({ key: `account:${i}`, free: 3 });
      if (i % 5_000 === 0) present += 30_000;
      if (i % 5_000 === 0) await fail(ADA);
    }
    expect(await fail(ADA)).toBeGreaterThan(0);
  });
});
