import { editDistance } from './editDistance';

it.each([
  ['leek', 'leek', 0],
  ['leek', 'leeks', 1],
  ['leek', 'elek', 1],
  ['leek', 'lamb', 3],
  ['', 'leek', 3],
])('from %j to %j are %d edits, of which more than two count as three', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

it('compares long texts, and short ones after them', () => {
  const long = 'leek and potato '.repeat(100);
  expect(editDistance(long, `${long}s`, 2)).toBe(1);
  expect(editDistance('soup', 'soap', 2)).toBe(1);
});
