import { otherTonguesIn } from './otherTongues';

const spokenIn = (text: string, understood: readonly string[] = ['flour', 'farine', 'harina']) =>
  otherTonguesIn(text, 'en-GB', new Set(understood)).tongues.flatMap(({ tongue, isSpoken }) =>
    isSpoken ? tongue : [],
  );

it.each([
  ['2 cucharadas harina', ['es']],
  ['2 cuillerees farine', ['fr']],
  ['harina colmadas', ['es']],
  ['farine bombees', ['fr']],
  ['2 tbsp flour', []],
  ['2 large spoons of flour', []],
])('a unit, or how it is filled, tells that “%s” is in another language: %j', (text, tongues) => {
  expect(spokenIn(text)).toEqual(tongues);
});
