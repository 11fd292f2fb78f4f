import type { Tongue } from './lineWords';
import { decimalOf } from './lineNumbers';

it.each<[string, string, Tongue, number]>([
  ['1.250.000', ' g', 'es', 1_250_000],
  ['1,250,000', ' g', 'en', 1_250_000],
  ['1,250.5', ' g', 'en', 1250.5],
  ['12,001,250.5', ' g', 'en', 12_001_250.5],
  ['1,000', ' g', 'en', 1000],
  ['1,000', ' g', 'fr', 1000],
  ['1.250', ' kg', 'es', 1.25],
  ['1,250', ' kg', 'en', 1.25],
  ['1.250', ' g', 'es', 1250],
  ['1,250', ' lb', 'es', 1.25],
  ['0,125', ' l', 'fr', 0.125],
  ['1,5', ' kg', 'fr', 1.5],
  ['2.5', ' cups', 'en', 2.5],
])('reads %s%s in %s as %d', (text, behind, tongue, value) => {
  expect(decimalOf(text, behind, tongue)).toBe(value);
});
