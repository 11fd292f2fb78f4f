import { nextProgress } from './searchProgress';

describe('the fake progress', () => {
  it.each([
    [0, 1.5],
    [69, 70.5],
    [70, 70.5],
    [89.5, 90],
    [90, 90.2],
    [94.9, 95],
    [95, 95],
  ])('goes from %d to %d', (before, after) => {
    expect(nextProgress(before)).toBe(after);
  });

  it('never exceeds 95', () => {
    let percent = 0;
    for (let i = 0; i < 1_000; i += 1) percent = nextProgress(percent);
    expect(percent).toBe(95);
  });
});
