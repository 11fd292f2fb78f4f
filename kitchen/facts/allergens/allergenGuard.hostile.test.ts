import { detectAllergens } from './allergenGuard';

const hostile = (length: number): [string, string][] =>
  ['sin ', 'no ', 'free ', 'vegan ', 'vegan milk ', 'gluten free and ', 'egg free flour ', 'x/', '1/2 '].map((word) => [
    word,
    word.repeat(length / word.length),
  ]);

/** Number of set and map look-ups and regular expression matches, which dominate the guard's running time. */
const workOf = (text: string): number => {
  const spies = [
    jest.spyOn(Set.prototype, 'has'),
    jest.spyOn(Map.prototype, 'get'),
    jest.spyOn(Map.prototype, 'has'),
    jest.spyOn(RegExp.prototype, 'test'),
  ];
  detectAllergens(text, 'en-GB');
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return calls;
};

it.each(hostile(2_000))('takes work in proportion to the length of a hostile line: %j', (word, text) => {
  // The first reading fills the caches of stems and guesses.
  detectAllergens(text, 'en-GB');
  const [short, long] = [text.slice(0, 500), text].map(workOf);
  expect(long! / short!).toBeLessThan(5);
  expect(long!).toBeLessThan(text.length * 160);
});
