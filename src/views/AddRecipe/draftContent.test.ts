import { aRecipe } from '@/testing/builders';
import { contentOfRecipe } from './draftContent';

it.each([
  [{ name: 'salt', quantity: 'to taste', id: 'salt' }, 'salt, to taste'],
  [{ name: 'ice', quantity: 'as needed', id: 'ice', note: 'crushed' }, 'ice, crushed'],
  [{ name: 'parsley', quantity: '', id: 'parsley' }, 'parsley'],
  [{ name: 'eggs', quantity: '2', id: 'egg', amount: 2, unit: 'piece' as const }, '2 eggs'],
])('a copy has the line of a recipe as a cook writes it: %j', (line, text) => {
  const { ingredients } = contentOfRecipe(aRecipe({ ingredients: [line] }), 'en-GB');
  expect(ingredients.map((one) => one.text)).toEqual([text]);
});

it('a copy joins an amount and its food as the language of the recipe does', () => {
  const line = { name: 'harina', quantity: '200 g', id: 'flour', amount: 200, unit: 'g' as const };
  const { ingredients } = contentOfRecipe(aRecipe({ ingredients: [line], language: 'es' }), 'en-GB');
  expect(ingredients.map((one) => one.text)).toEqual(['200 g de harina']);
});
