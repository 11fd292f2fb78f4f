import { matchColour } from './matchColour';

describe('the colour of the match badge', () => {
  it.each([
    [17, 20, 'good'],
    [7, 7, 'good'],
    [16, 20, 'fair'],
    [51, 100, 'fair'],
    [10, 20, 'poor'],
    [0, 4, 'poor'],
    [0, 0, undefined],
    [undefined, 5, undefined],
    [undefined, undefined, undefined],
  ])('for %j of %j is %j', (matched, total, expected) => {
    expect(matchColour(matched, total)).toBe(expected);
  });
});
