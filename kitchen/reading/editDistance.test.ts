import fc from 'fast-check';
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

it.each([254, 255, 256, 257])('compares texts of %d letters', (length) => {
  const text = 'a'.repeat(length);
  expect(editDistance(text, `${text.slice(1)}b`, 2)).toBe(1);
  expect(editDistance(`${text}b`, text, 2)).toBe(1);
});

/** The distance by its definition. */
const plainDistance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const [shortA, shortB] = [a.slice(1), b.slice(1)];
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    plainDistance(shortA, b) + 1,
    plainDistance(a, shortB) + 1,
    plainDistance(shortA, shortB) + (a[0] === b[0] ? 0 : 1),
    isSwapped ? plainDistance(a.slice(2), b.slice(2)) + 1 : Infinity,
  );
};

it('is the distance by its definition, or one more than the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(limit + 1, plainDistance(a, b)));
    }),
    { numRuns: 500 },
  );
});
