import { ratioOf } from './lineSums';
import type { LineUnit } from './lineWords';

it.each<[LineUnit, number, LineUnit]>([
  ['tbsp', 3, 'tsp'],
  ['dsp', 2, 'tsp'],
  ['cup', 16, 'tbsp'],
  ['cup', 24, 'dsp'],
  ['cup', 8, 'floz'],
  ['floz', 2, 'tbsp'],
  ['floz', 6, 'tsp'],
  ['pint', 2, 'cup'],
  ['quart', 2, 'pint'],
  ['gallon', 4, 'quart'],
  ['l', 10, 'dl'],
  ['dl', 10, 'cl'],
  ['cl', 10, 'ml'],
  ['tsp', 5, 'ml'],
  ['dsp', 10, 'ml'],
  ['tbsp', 15, 'ml'],
  ['g', 1000, 'mg'],
  ['kg', 1000, 'g'],
  ['lb', 16, 'oz'],
])('1 %s is %d %s', (unit, count, to) => {
  expect(ratioOf(unit, to)).toBeCloseTo(count, 9);
  expect(ratioOf(to, unit)).toBeCloseTo(1 / count, 9);
});

it.each<[string, LineUnit, LineUnit]>([
  ['American and British pints have other fluid ounces', 'pint', 'floz'],
  ['a recipe in pounds has no grams', 'lb', 'g'],
  ['a weight is no volume', 'g', 'ml'],
  ['a clove has no size', 'clove', 'tsp'],
])('two units cannot be added: %s', (_why, unit, to) => {
  expect(ratioOf(unit, to)).toBeUndefined();
});
