import { aRecipe } from '@/testing/builders';
import { contentOfRecipe } from './draftContent';

it.each([
  [{ name: 'salt', quantity: 'to taste', id: 'salt' }, 'salt, to taste'],
  [{ name: 'ice', quantity: 'as needed', id: 'ice', note: 'crushed' }, 'ice, crushed, as needed'],
  [{ name: 'parsley', quantity: '', id: 'parsley' }, 'parsley'],
  [{ name: 'eggs', quantity: '2', id: 'egg', amount: 2, unit: 'piece' as const }, '2 eggs'],
])('a copy has the line of a recipe as a cook writes it: %j', (line, text) => {
  const { ingredients } = contentOfRecipe(aRecipe({ ingredients: [line] }), 'en-GB');
  expect(ingredients.map((one) => one.text)).toEqual([text]);
});
