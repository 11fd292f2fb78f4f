import { begunAt, caughtUp, clockFace, remainingAt, stepSeconds, type CookingTimer } from './timerState';

const START = 1_000_000;
const SECONDS = [480, 60, 600, 420, 60];

const begun = (stepIndex = 0, parts: Partial<CookingTimer> = {}): CookingTimer => ({
  ...begunAt(stepIndex, SECONDS, START),
  ended: null,
  ...parts,
});

const after = (seconds: number, timer = begun(), waitsForMe = false) =>
  caughtUp(timer, SECONDS, waitsForMe, START + seconds * 1000);

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
