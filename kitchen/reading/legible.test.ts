import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { detectAllergens } from '@kitchen/facts/allergens/allergenGuard';
import { EMOJI } from './emojiNames';
import { ingredientsInLines } from './ingredientsInLines';
import { legible } from './legible';
import { readIngredientLine } from './lines/ingredientLines';
import { parseIngredients } from './parseIngredients';

it.each<[string, Language, Partial<ReturnType<typeof readIngredientLine>>]>([
  ['ＭＩＬＫ ２００ｍｌ', 'en-GB', { ids: ['milk'], amount: 200, unit: 'ml' }],
  ['m\u0456lk', 'en-GB', { ids: ['milk'] }],
  ['30 g butt\u0435r', 'en-GB', { ids: ['butter'], amount: 30, unit: 'g' }],
  ['𝐦𝐢𝐥𝐤', 'en-GB', { ids: ['milk'] }],
  ['but\u00adter', 'en-GB', { ids: ['butter'] }],
  ['200 ㎖ leche', 'es', { ids: ['milk'], amount: 200, unit: 'ml' }],
  ['🥛 milk', 'en-GB', { ids: ['milk'], name: 'milk' }],
  ['🥚🥚', 'en-GB', { ids: ['egg'], amount: 2 }],
  ['3 🥚', 'fr', { ids: ['egg'], amount: 3 }],
  ['1½ cups milk', 'en-GB', { ids: ['milk'], amount: 1.5, unit: 'cup' }],
])('reads %s (%s)', (line, language, reading) => {
  const read = readIngredientLine(line, language);
  expect(read).toMatchObject(reading);
  expect(read.isGuess).toBeUndefined();
  expect(detectAllergens(line, language).verdicts[read.ids[0] === 'egg' ? 'Eggs' : 'Dairy']).toBe('contains');
  expect(ingredientsInLines([line], language)).toEqual(read.ids);
  expect(parseIngredients(line, { language }).found).toEqual(read.ids);
});

it('leaves words of other alphabets, fractions and degrees as they are', () => {
  for (const text of ['молоко', '1½ tasse', 'crème brûlée', '180 °C', '180º', 'Oatly™'])
    expect(legible(text)).toBe(text);
});

it.each([
  ['mılk', 'milk'],
  ['mιlk', 'milk'],
  ['ɡarlic', 'garlic'],
  ['1 ℓ of milk', '1 l of milk'],
  ['mi\u200b\u200blk', 'milk'],
  ['ﬂour', 'flour'],
  ['γάλα', 'γάλα'],
])('“%s” is seen as “%s”', (text, seen) => {
  expect(legible(text)).toBe(seen);
});

it('knows the ingredient of each emoji', () => {
  for (const id of Object.values(EMOJI)) expect(ingredientById(id)).toBeDefined();
});
