import { createSlidingQuota } from './slidingQuota';

describe('a sliding quota', () => {
  it('counts within its window, each key for itself', () => {
    let elapsed = 0;
    const quota = createSlidingQuota({ max: 2, windowMs: 60_000, elapsed: () => elapsed });
    quota.spend('ada');
    elapsed = 30_000;
    quota.spend('ada');
    quota.spend('bob');
    expect([quota.secondsLeft('ada'), quota.secondsLeft('bob')]).toEqual([30, 0]);
    elapsed = 60_000;
    expect(quota.secondsLeft('ada')).toBe(0);
    quota.spend('ada');
    expect(quota.secondsLeft('ada')).toBe(30);
  });

  it('looks at no key whose window is not over, however many there are', () => {
    const iterate = jest.spyOn(Map.prototype, Symbol.iterator);
    const looked: unknown[] = [];
    iterate.mockImplementation(function* (this: Map<unknown, unknown>) {
      for (const entry of this.entries()) {
        looked.push(entry);
        yield entry as [unknown, unknown];
      }
    } as never);
    const quota = createSlidingQuota({ max: 2, windowMs: 60_000, elapsed: () => 0 });
    for (let i = 0; i < 1_000; i += 1) quota.spend(`cook ${i}`);
    iterate.mockRestore();
    expect(looked.length).toBeLessThanOrEqual(1_000);
  });
});
