import { DomainError } from '../errors/domainError';
import { createSignInThrottle, type Counted } from './signInThrottle';

const MINUTE_MS = 60_000;

let present: number;
let throttle: ReturnType<typeof createSignInThrottle>;
beforeEach(() => {
  present = Date.parse('2026-01-01T00:00:00Z');
  throttle = createSignInThrottle({ elapsed: () => present });
});

const ADA: Counted = { key: 'account:ada', free: 3 };
const HOME: Counted = { key: 'address:home', free: 5 };

/** Seconds a try has to wait; 0: it was allowed and failed. */
const fail = (...counted: [Counted, ...Counted[]]): number => {
  try {
    throttle.begin(counted);
    return 0;
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return Number((error as DomainError).values.seconds);
  }
};

describe('failed sign-ins', () => {
  it('cost nothing at first, and then wait twice as long each time, up to a quarter of an hour', () => {
    expect([fail(ADA), fail(ADA), fail(ADA)]).toEqual([0, 0, 0]);
    const waits = [];
    for (let i = 0; i < 8; i++) {
      const wait = fail(ADA);
      waits.push(wait);
      present += wait * 1_000 - 1;
      expect(fail(ADA)).toBe(1);
      present += 1;
      expect(fail(ADA)).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('that were refused do not lengthen the wait', () => {
    for (let i = 0; i < 3; i++) fail(ADA);
    for (let i = 0; i < 100; i++) expect(fail(ADA)).toBe(30);
  });

  it('are forgotten a quarter of an hour after the first, or half an hour after the last that had to wait', () => {
    fail(ADA);
    present += 14 * MINUTE_MS;
    fail(ADA);
    present += MINUTE_MS;
    expect([fail(ADA), fail(ADA), fail(ADA)]).toEqual([0, 0, 0]);
    expect(fail(ADA)).toBe(30);
    present += 30 * MINUTE_MS;
    expect([fail(ADA), fail(ADA), fail(ADA), fail(ADA)]).toEqual([0, 0, 0, 30]);
  });

  it('are counted while they are still being checked', () => {
    const tries = [throttle.begin([ADA]), throttle.begin([ADA]), throttle.begin([ADA])];
    expect(fail(ADA)).toBe(30);
    tries[0]!.succeeded();
    expect(fail(ADA)).toBe(0);
  });

  it('of one address count over all accounts, and a success there clears only itself', () => {
    const eves = (i: number): Counted => ({ key: `account:${i}`, free: 3 });
    for (let i = 0; i < 4; i++) expect(fail(eves(i), HOME)).toBe(0);
    throttle.begin([{ key: 'account:eve', free: 3 }, HOME]).succeeded();
    expect(fail(eves(5), HOME)).toBe(0);
    expect(fail(eves(6), HOME)).toBe(30);
    expect(fail(eves(6))).toBe(0);
  });

  it('do not lock out a user whose browser has its own bucket', () => {
    for (let i = 0; i < 50; i++) fail(ADA, HOME);
    expect(fail({ key: 'device:phone:ada', free: 3 })).toBe(0);
  });

  it('are cleared with a new password', () => {
    const phone: Counted = { key: 'device:phone:ada', free: 3 };
    const bob: Counted = { key: 'account:bob', free: 3 };
    for (let i = 0; i < 4; i++) [ADA, phone, bob].map((counted) => fail(counted));
    throttle.forget((key) => key.endsWith(':ada'));
    expect([ADA, phone, bob].map((counted) => fail(counted))).toEqual([0, 0, 30]);
  });

  it('of made-up accounts do not fill the memory, and do not evict buckets in use', () => {
    for (let i = 0; i < 4; i++) fail(ADA);
    for (let i = 0; i < 30_000; i++) {
      fail({ key: `account:${i}`, free: 3 });
      if (i % 5_000 === 0) present += 30_000;
      if (i % 5_000 === 0) fail(ADA);
    }
    expect(fail(ADA)).toBeGreaterThan(0);
  });
});
