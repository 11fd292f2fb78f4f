import { begunAt, caughtUp, goneOn, heldAt, resumedAt } from './timerRun';
import {
  besideRemainingAt,
  clockFace,
  remainingAt,
  stepSeconds,
  type CookingTimer,
  type TimedStep,
} from './timerState';

const START = 1_000_000;
const STEPS: TimedStep[] = [480, 60, 600, 420, 60].map((seconds) => ({ seconds }));

const begun = (stepIndex = 0, parts: Partial<CookingTimer> = {}): CookingTimer => ({
  ...begunAt(stepIndex, STEPS, START),
  ended: null,
  ...parts,
});

const after = (seconds: number, timer = begun(), waitsForMe = false) =>
  caughtUp(timer, STEPS, waitsForMe, START + seconds * 1000);

describe('the time of a step', () => {
  it.each([
    [undefined, 60],
    [0, 60],
    [59, 60],
    [60, 60],
    [61, 61],
    [900, 900],
  ])('of %p seconds is %d', (seconds, expected) => {
    expect(stepSeconds(seconds)).toBe(expected);
  });
});

describe('a countdown that was not polled', () => {
  it.each([
    // seconds away, current step, ms left, steps passed, status
    [0, 0, 480_000, 0, 'running'],
    [479.999, 0, 1, 0, 'running'],
    [480, 1, 60_000, 1, 'running'],
    [481, 1, 59_000, 1, 'running'],
    [540, 2, 600_000, 2, 'running'],
    [1139.5, 2, 500, 2, 'running'],
    [1559.999, 3, 1, 3, 'running'],
    [1560, 4, 60_000, 4, 'running'],
    [1619.999, 4, 1, 4, 'running'],
    [1620, 4, 0, 5, 'complete'],
    [86_400, 4, 0, 5, 'complete'],
  ])('after %d s is at step %d with %d ms left, to the millisecond', (seconds, stepIndex, left, passed, status) => {
    const timer = after(seconds);
    expect(timer).toMatchObject({ stepIndex, status });
    expect(remainingAt(timer, START + seconds * 1000)).toBe(left);
    expect(timer.ended?.count ?? 0).toBe(passed);
  });

  it('gives the same result whether it was polled every second or never', () => {
    for (const pace of [0.25, 1, 7, 61, 1_800]) {
      let timer = begun();
      for (let at = 0; at <= 1_800; at += pace) timer = after(at, timer);
      expect({ ...timer, ended: { ...timer.ended, count: 0 } }).toEqual({
        ...after(1_800),
        ended: { ...after(1_800).ended, count: 0 },
      });
    }
  });

  it('reports when the last step really ended, not when the cook came back', () => {
    expect(after(1_000).ended).toEqual({ step: 1, at: START + 540_000, count: 2 });
  });

  it('waits for the cook at the first end, if set to, and reports since when', () => {
    const timer = after(1_800, begun(), true);
    expect(timer).toMatchObject({ status: 'running', stepIndex: 0, rangAt: START + 480_000 });
    expect(remainingAt(timer, START + 1_800_000)).toBe(0);
    expect(after(3_600, timer, true)).toBe(timer);
    expect(after(3_600, timer, false)).toBe(timer);
  });

  it.each(['paused', 'stopped', 'complete'] as const)('stays as it is when %s', (status) => {
    const timer = begun(1, { status, endsAt: null, remainingMs: 1_234 });
    expect(after(3_600, timer)).toBe(timer);
  });

  it('never exceeds its step when the device clock is set back', () => {
    expect(remainingAt(begun(), START - 3_600_000)).toBe(480_000);
  });
});

describe('a step that runs alongside', () => {
  /** Pasta for ten minutes, bacon beside it, then both are tossed. */
  const dishOf = (bacon: number): TimedStep[] => [
    { seconds: 600 },
    { seconds: bacon, alongside: true },
    { seconds: 120 },
  ];
  const stove = (bacon: number, waitsForMe = false) => {
    const steps = dishOf(bacon);
    const start: CookingTimer = { ...begunAt(0, steps, START), ended: null };
    const at = (seconds: number, timer = start) => caughtUp(timer, steps, waitsForMe, START + seconds * 1000);
    return { steps, start, at };
  };

  it('starts with the step before it, and counts down beside it', () => {
    const { start, at } = stove(480);
    expect(start).toMatchObject({ stepIndex: 0, beside: { endsAt: START + 480_000, isOver: false } });
    expect(besideRemainingAt(at(100), START + 100_000)).toBe(380_000);
    expect(remainingAt(at(100), START + 100_000)).toBe(500_000);
  });

  it('is announced when it is over first, and is not waited for again', () => {
    const { at } = stove(480);
    expect(at(480)).toMatchObject({
      stepIndex: 0,
      beside: { endsAt: null, isOver: true },
      ended: { step: 1, at: START + 480_000, count: 1 },
    });
    expect(besideRemainingAt(at(480), START + 480_000)).toBe(0);
    expect(at(600)).toMatchObject({
      stepIndex: 2,
      endsAt: START + 720_000,
      beside: null,
      ended: { step: 0, count: 2 },
    });
  });

  it('outlasts the step before it, and then is the step with what is left of it', () => {
    const { at } = stove(900);
    expect(at(600)).toMatchObject({
      stepIndex: 1,
      stepMs: 900_000,
      endsAt: START + 900_000,
      beside: null,
      ended: { step: 0, at: START + 600_000, count: 1 },
    });
    expect(at(900)).toMatchObject({ stepIndex: 2, endsAt: START + 1_020_000 });
  });

  it('that ends at the same moment counts as one end', () => {
    const { at } = stove(600);
    expect(at(600)).toMatchObject({ stepIndex: 2, endsAt: START + 720_000, ended: { count: 1 } });
  });

  it('gives the same result whether it was polled every second or never', () => {
    for (const bacon of [60, 480, 600, 900])
      for (const pace of [0.25, 7, 61]) {
        const { start, at } = stove(bacon);
        let timer = start;
        for (let seconds = 0; seconds <= 700; seconds += pace) timer = at(seconds, timer);
        timer = at(700, timer);
        expect({ ...timer, ended: { ...timer.ended, count: 0 } }).toEqual({
          ...at(700),
          ended: { ...at(700).ended, count: 0 },
        });
      }
  });

  it('runs on and ends while the step before it waits for the cook', () => {
    const { at } = stove(900, true);
    expect(at(700)).toMatchObject({ stepIndex: 0, rangAt: START + 600_000, beside: { isOver: false } });
    expect(at(900)).toMatchObject({
      stepIndex: 0,
      rangAt: START + 600_000,
      beside: { isOver: true },
      ended: { step: 1, at: START + 900_000 },
    });
  });

  it('completes the dish when both were the last steps', () => {
    const steps = dishOf(480).slice(0, 2);
    const timer: CookingTimer = { ...begunAt(0, steps, START), ended: null };
    expect(caughtUp(timer, steps, false, START + 600_000)).toMatchObject({
      status: 'complete',
      stepIndex: 1,
      endsAt: null,
      beside: null,
    });
  });

  it('is paused and resumed with the step before it', () => {
    const { start, steps } = stove(480);
    const held: CookingTimer = { ...start, ...heldAt(start, 'paused', START + 100_000) };
    expect(held).toMatchObject({ endsAt: null, remainingMs: 500_000, beside: { endsAt: null, remainingMs: 380_000 } });
    expect(besideRemainingAt(held, START + 5_000_000)).toBe(380_000);
    const back: CookingTimer = { ...held, ...resumedAt(held, START + 1_000_000) };
    expect(back).toMatchObject({ endsAt: START + 1_500_000, beside: { endsAt: START + 1_380_000, remainingMs: null } });
    expect(goneOn(held, steps, START + 1_000_000)).toMatchObject({
      status: 'running',
      stepIndex: 1,
      endsAt: START + 1_380_000,
    });
  });

  it('that is over stays so through a pause', () => {
    const { at } = stove(480);
    const over = at(500);
    const held: CookingTimer = { ...over, ...heldAt(over, 'paused', START + 500_000) };
    const back: CookingTimer = { ...held, ...resumedAt(held, START + 900_000) };
    expect(back.beside).toEqual({ endsAt: null, remainingMs: null, isOver: true });
  });
});

describe('the clock face', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [1_000, '0:01'],
    [59_001, '1:00'],
    [298_000, '4:58'],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [3_852_000, '1:04:12'],
  ])('shows %d ms as %s', (ms, digits) => {
    expect(clockFace(ms)).toBe(digits);
  });
});
