import { createProseGuard } from './proseGuard';

/** The pieces at which the guard says that the answer is prose. */
const noticed = (pieces: readonly string[]): number[] => {
  const isProse = createProseGuard();
  return pieces.flatMap((piece, i) => (isProse(piece) ? [i] : []));
};

const SENTENCES = 'x'.repeat(1_000);

it('notices prose once, when it is longer than any preface', () => {
  expect(noticed([SENTENCES, SENTENCES, SENTENCES])).toEqual([1]);
  expect(noticed(['x'.repeat(1_500)])).toEqual([]);
  expect(noticed(['x'.repeat(1_501)])).toEqual([0]);
});

it.each([
  ['a list after a short preface', 'Here it is: [', SENTENCES, SENTENCES],
  ['an object at the last place of a preface', `${'x'.repeat(1_499)}{`, SENTENCES],
  ['reasoning, however long', ' <Think>', SENTENCES, SENTENCES],
])('waits for %s', (_, ...pieces) => {
  expect(noticed(pieces)).toEqual([]);
});

it('is not misled by a bracket behind the preface', () => {
  expect(noticed([`${'x'.repeat(1_500)}[`])).toEqual([0]);
});
