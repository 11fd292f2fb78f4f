import { editDistance } from './editDistance';
import { lettersOf, mayBeWithin } from './letterBits';

const WORDS = 'onion onoin carrot carrots parsnip parsley beurre beure zucchini aubergine a ab abc xyz'.split(' ');

it('words whose letters are too far apart are not within so many edits, and all others may be', () => {
  for (const one of WORDS)
    for (const other of WORDS) {
      const edits = editDistance(one, other, 9);
      expect([one, other, mayBeWithin(edits, lettersOf(one), lettersOf(other))]).toEqual([one, other, true]);
    }
});

it.each([
  ['onion', 'carrot', 2],
  ['abc', 'xyz', 2],
  ['parsnip', 'zucchini', 3],
])('%s is not %s with %s edits', (one, other, edits) => {
  expect(mayBeWithin(edits, lettersOf(one), lettersOf(other))).toBe(false);
});
