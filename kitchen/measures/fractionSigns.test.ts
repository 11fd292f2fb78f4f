import { FRACTION_SIGNS, fractionValue, SHOWN_FRACTIONS } from './fractionSigns';

it.each([
  ['½', '1/2', 0.5],
  ['⅔', '2/3', 2 / 3],
  ['¾', '3/4', 0.75],
  ['⅖', '2/5', 0.4],
  ['⅚', '5/6', 5 / 6],
  ['⅞', '7/8', 0.875],
  ['⅒', '1/10', 0.1],
])('%s is %s', (sign, digits, value) => {
  expect(FRACTION_SIGNS[sign]).toBe(digits);
  expect(fractionValue(sign)).toBe(value);
  expect(fractionValue(digits)).toBe(value);
});

it('shows the signs of halves, thirds, quarters, eighths and a fifth', () => {
  expect(SHOWN_FRACTIONS.map(({ digits }) => digits).join(' ')).toBe('1/2 1/3 2/3 1/4 3/4 1/5 1/8 3/8 5/8 7/8');
});
