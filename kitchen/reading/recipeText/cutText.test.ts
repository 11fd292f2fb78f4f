import { cutText } from './cutText';

it.each([
  ['Lemon', 5, 'Lemon'],
  ['Lemons', 5, 'Lemo…'],
  ['Lemon cake', 7, 'Lemon…'],
  ['', 5, ''],
  ['Tea 🍵🍵', 6, 'Tea…'],
  ['🍵🍵🍵 tea', 6, '🍵🍵…'],
])('“%s” in %s letters is “%s”', (text, most, shown) => {
  expect(cutText(text, most)).toBe(shown);
});
