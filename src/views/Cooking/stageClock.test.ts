import type { CookingSession } from '@/slices/cookingTimerSlice';
import { stageClock } from './stageClock';

const NOW = 1_000_000;

const session: CookingSession = {
  recipeId: 7,
  title: 'Shakshuka',
  category: 'Meals',
  imageUrl: '',
  ingredients: [],
  servings: 2,
  recipeServings: 2,
  isSwapped: false,
  steps: [],
  status: 'running',
  stepIndex: 1,
  stepMs: 60_000,
  endsAt: NOW + 20_000,
  remainingMs: null,
  rangAt: null,
  beside: null,
  ended: null,
};

describe('the times in the cooking view', () => {
  it('are those of the whole step before the dish was started', () => {
    expect(stageClock(undefined, 90_000, NOW)).toEqual({
      remainingMs: 90_000,
      totalMs: 90_000,
      waitedMs: null,
      stoppedAt: null,
    });
  });

  it('count down while the dish is on', () => {
    const clock = { remainingMs: 20_000, totalMs: 60_000, waitedMs: null, stoppedAt: null };
    expect(stageClock(session, 90_000, NOW)).toEqual(clock);
  });

  it('say how long a finished step has waited', () => {
    const waiting = { ...session, endsAt: NOW - 5_000, rangAt: NOW - 5_000 };
    expect(stageClock(waiting, 90_000, NOW)).toMatchObject({ remainingMs: 0, waitedMs: 5_000 });
    expect(stageClock({ ...session, rangAt: NOW + 10 }, 90_000, NOW)).toMatchObject({ waitedMs: 0 });
  });

  it('say where a stopped dish was, and start over', () => {
    const stopped = { ...session, status: 'stopped' as const, endsAt: null, remainingMs: 12_000 };
    expect(stageClock(stopped, 90_000, NOW)).toEqual({
      remainingMs: 90_000,
      totalMs: 90_000,
      waitedMs: null,
      stoppedAt: { step: 1, remainingMs: 12_000 },
    });
  });
});
