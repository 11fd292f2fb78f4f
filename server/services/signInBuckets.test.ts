import { countTry, WINDOW_MS, withoutTry, type Bucket } from './signInBuckets';

const AT = 1_000_000;
const bucket = (parts: Partial<Bucket> = {}): Bucket => ({ failures: 1, since: AT, last: AT, forgiven: 0, ...parts });
const ADA = { key: 'account:ada', free: 3 };
const HOME = { key: 'address:home', free: 5 };

describe('a try', () => {
  const count = (found: (Bucket | undefined)[], forgiven = 0) => countTry([ADA, HOME], found, { forgiven, at: AT });

  it('counts as failed in every bucket from now on', () => {
    const { keep, result } = count([undefined, bucket({ failures: 2, since: AT - 5, last: AT - 1 })]);
    expect(keep.map((one) => one?.value)).toEqual([bucket(), bucket({ failures: 3, since: AT - 5 })]);
    expect(result).toMatchObject({ wait: 0, tried: [{ lastBefore: AT }, { lastBefore: AT - 1 }] });
  });

  it('that has to wait because of one bucket counts in none', () => {
    const full = bucket({ failures: 5 });
    const { keep, result } = count([undefined, full]);
    expect(result.wait).toBe(30_000);
    expect(keep.map((one) => one?.value)).toEqual([undefined, full]);
  });

  it('is forgiven the failures of its account, not those of its address', () => {
    expect(count([bucket({ failures: 9 }), undefined], 7).result.wait).toBe(0);
    expect(count([bucket({ failures: 9, forgiven: 7 }), undefined], 7).result.wait).toBeGreaterThan(0);
    expect(count([undefined, bucket({ failures: 9 })], 7).result.wait).toBeGreaterThan(0);
  });

  it.each([
    ['a window after the first failure, while it is free', 1, WINDOW_MS - 10],
    ['two windows after the last one that had to wait', 2, 2 * WINDOW_MS],
  ])('is forgotten %s', (_when, before, ms) => {
    expect(count([bucket({ failures: before, since: AT - 10, last: AT - 10 }), undefined]).keep[0]?.ms).toBe(ms);
  });
});

describe('a bucket from which a try is taken back', () => {
  const tried = { ...ADA, bucket: bucket({ failures: 3, since: AT - 9, last: AT }), lastBefore: AT - 4 };
  const without = (now: Bucket | undefined, isWithdrawn: boolean) =>
    withoutTry(now, tried, { isWithdrawn, at: AT + 1 })?.value;

  it.each<[string, Bucket | undefined, boolean, Bucket | undefined]>([
    ['is as it was before a try that is withdrawn', tried.bucket, true, bucket({ failures: 2, since: AT - 9, last: AT - 4 })], // prettier-ignore
    ['keeps the time of a try that was right', tried.bucket, false, bucket({ failures: 2, since: AT - 9 })],
    ['keeps the time of a later try', bucket({ failures: 4, since: AT - 9, last: AT + 1 }), true, bucket({ failures: 3, since: AT - 9, last: AT + 1 })], // prettier-ignore
    ['stays as it is when it has begun again since', bucket({ since: AT - 1 }), true, bucket({ since: AT - 1 })],
    ['never has fewer than none', bucket({ failures: 0, since: AT - 9 }), false, bucket({ failures: 0, since: AT - 9 })], // prettier-ignore
    ['stays gone', undefined, true, undefined],
  ])('%s', (_what, now, isWithdrawn, expected) => {
    expect(without(now, isWithdrawn)).toEqual(expected);
  });
});
