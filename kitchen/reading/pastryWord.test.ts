import { ingredientsInLines } from './ingredientsInLines';
import { parseIngredients } from './parseIngredients';
import { isPastry } from './pastryWord';

it.each([
  ['pâte', true],
  ['Pâte', true],
  ['pâte'.normalize('NFD'), true],
  ['pâtes', false],
  ['pâté', false],
  ['pate', false],
])('%s is pastry: %s', (word, is) => {
  expect(isPastry(word)).toBe(is);
});

it.each([
  ['pâte, tomates', ['shortcrust-pastry', 'tomato']],
  ['pâté, tomates', ['pate', 'tomato']],
  ['pate, tomates', ['pate', 'tomato']],
  ['pâte feuilletée, tomates', ['puff-pastry', 'tomato']],
  ['pâtes, tomates', ['pasta', 'tomato']],
])('a French cook who types “%s” has %j', (text, found) => {
  expect(parseIngredients(text, { language: 'fr' }).found).toEqual(found);
  expect(ingredientsInLines(text.split(', '), 'fr')).toEqual(found);
});
