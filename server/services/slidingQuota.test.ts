import { createCounters } from '../counters/createCounters';
import { memoryStore } from '../counters/memoryStore';
import { createSlidingQuota } from './slidingQuota';

const open = () => {
  const clock = { at: 0 };
  const counters = createCounters(memoryStore(() => clock.at));
  return { clock, quota: createSlidingQuota({ counters, name: 'mail', max: 2, windowMs: 60_000 }) };
};

describe('a sliding quota', () => {
  it('counts within its window, each key for itself', async () => {
    const { clock, quota } = open();
    await quota.spend('ada');
    clock.at = 30_000;
    await quota.spend('ada');
    await quota.spend('bob');
    expect([await quota.secondsLeft('ada'), await quota.secondsLeft('bob')]).toEqual([30, 0]);
    clock.at = 60_000;
    expect(await quota.secondsLeft('ada')).toBe(0);
    expect(await quota.spend('ada')).toBe(0);
    expect(await quota.secondsLeft('ada')).toBe(30);
  });

  it('says that one too many was not counted, and how long to wait', async () => {
    const { clock, quota } = open();
    expect([await quota.spend('ada'), await quota.spend('ada'), await quota.spend('ada')]).toEqual([0, 0, 60]);
    clock.at = 60_000;
    expect([await quota.spend('ada'), await quota.spend('ada'), await quota.spend('ada')]).toEqual([0, 0, 60]);
  });
});
