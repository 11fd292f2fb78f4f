import { leadingNumber } from './leadingNumber';

it.each([
  ['1,200 kcal', 1200],
  ['1.200 kcal', 1200],
  ['1 200 kcal', 1200],
  ['1\u00a0200 kcal', 1200],
  ['412,5', 412.5],
  ['12.25 g', 12.25],
  ['about 320 kcal per 100 g', 320],
  ['1,2000', 1.2],
  ['0,125 g', 0.125],
  ['2.1,200', 2.1],
  ['none', undefined],
  ['', undefined],
])('“%s” begins with the number %s', (text, number) => {
  expect(leadingNumber(text)).toBe(number);
});
