import { prepMinutes } from './prepMinutes';

describe('prepMinutes', () => {
  it.each([
    [25, 25],
    ['25 minutes', 25],
    ['1.5 hours', 1.5],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (prepTime, expected) => {
    expect(prepMinutes(prepTime)).toBe(expected);
  });
});
