import type { CookingSession } from '@/slices/cookingTimerSlice';
import { dish, START } from '@/testing/cookingTab';
import { endedKind, happening, hasEnded, newsOf } from './cookingNews';

const session = (parts: Partial<CookingSession> = {}): CookingSession => ({
  ...dish(7, [120, 60]),
  status: 'running',
  stepIndex: 0,
  stepMs: 120_000,
  endsAt: START + 120_000,
  remainingMs: null,
  rangAt: null,
  beside: null,
  ended: null,
  ...parts,
});
const paused = (remainingMs: number, parts: Partial<CookingSession> = {}) =>
  session({ status: 'paused', endsAt: null, remainingMs, ...parts });
const clock = (before: number, now: number) => ({ before: START + before, now: START + now });

describe('the news of a dish', () => {
  it.each<[string, CookingSession, CookingSession | undefined, ReturnType<typeof clock>, string | null]>([
    ['begins', session(), undefined, clock(0, 0), 'started'],
    ['goes on to another step', session({ stepIndex: 1, stepMs: 60_000 }), session(), clock(0, 0), 'started'],
    ['repeats its step', session({ endsAt: START + 130_000 }), session(), clock(9_000, 10_000), 'started'],
    ['gets another minute', session({ stepMs: 180_000, endsAt: START + 180_000 }), session(), clock(0, 0), null],
    ['goes on where it was paused', session(), paused(100_000), clock(19_000, 20_000), 'resumed'],
    ['begins its step again after a pause', session(), paused(50_000), clock(0, 0), 'started'],
    [
      'goes from a pause on to another step of the same length',
      session({ stepIndex: 1 }),
      paused(120_000),
      clock(0, 0),
      'started',
    ],
    ['is paused', paused(90_000), session(), clock(0, 0), 'paused'],
    ['stays paused', paused(90_000), paused(90_000), clock(0, 0), null],
    ['is paused from the start', paused(90_000), undefined, clock(0, 0), null],
    ['is stopped', session({ status: 'stopped', endsAt: null }), session(), clock(0, 0), null],
    ['has more than a minute left', session(), session(), clock(58_000, 59_000), null],
    ['has a minute left', session(), session(), clock(59_000, 60_000), 'minuteLeft'],
    ['has less than a minute left', session(), session(), clock(60_000, 61_000), null],
    ['was read for the first time', session(), session(), { before: 0, now: START + 60_000 }, null],
    [
      'has a step of a minute only',
      session({ stepMs: 60_000, endsAt: START + 60_000 }),
      session({ stepMs: 60_000, endsAt: START + 60_000 }),
      clock(-1_000, 0),
      null,
    ],
  ])('that %s', (_what, now, was, at, kind) => {
    expect(newsOf(now, was, at)).toBe(kind);
  });
});

describe('a step that has ended', () => {
  const ended = { step: 0, at: START, count: 1 };

  it.each<[string, Partial<CookingSession>, number, string]>([
    ['just now', {}, 5_000, 'stepEnded'],
    ['while the device was asleep', {}, 5_001, 'caughtUp'],
    ['with others', { ended: { ...ended, count: 2 } }, 0, 'caughtUp'],
    ['and waits for the cook', { rangAt: START }, 9_000, 'rang'],
    ['beside one that goes on', { ended: { ...ended, step: 1 } }, 0, 'besideEnded'],
    ['beside one that waits', { ended: { ...ended, step: 1 }, rangAt: START }, 0, 'besideEnded'],
    ['as the last one', { status: 'complete' }, 9_000, 'completed'],
  ])('%s', (_when, parts, after, kind) => {
    expect(endedKind(session({ ended, ...parts }), START + after)).toBe(kind);
  });

  it('is noticed once', () => {
    const one = session({ ended });
    expect(hasEnded(one, session())).toBe(true);
    expect(hasEnded(one, undefined)).toBe(true);
    expect(hasEnded(one, session({ ended: { ...ended } }))).toBe(false);
    expect(hasEnded(session({ ended: { ...ended, step: 1 } }), one)).toBe(true);
    expect(hasEnded(session({ ended: { ...ended, at: START + 1 } }), one)).toBe(true);
    expect(hasEnded(session(), one)).toBe(false);
  });

  it('is announced with the dish, the step and how many have passed', () => {
    const { id, ...news } = happening('caughtUp', session({ stepIndex: 1, ended: { ...ended, count: 3 } }));
    expect(news).toEqual({ kind: 'caughtUp', title: 'Shakshuka', step: 2, steps: 2, count: 3, beside: 0 });
    expect(happening('started', session())).toMatchObject({ count: 0, step: 1 });
    expect(happening('started', session()).id).not.toBe(id);
  });

  it('is announced with the step that runs alongside, until that is over', () => {
    const beside = { endsAt: START + 60_000, remainingMs: null, isOver: false };
    expect(happening('started', session({ beside }))).toMatchObject({ step: 1, beside: 2 });
    const over = session({ beside: { endsAt: null, remainingMs: null, isOver: true }, ended: { ...ended, step: 1 } });
    expect(happening('besideEnded', over)).toMatchObject({ step: 2, beside: 0 });
  });
});
