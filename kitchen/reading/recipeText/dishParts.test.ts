import { isNumberedRecipe, isPartOfDish } from './dishParts';

it.each([
  ['Recipe 2: Lemon curd', true],
  ['Recipe #2', true],
  ['Recipe # 2', true],
  ['Recipe n 2', true],
  ['Recette n°2', true],
  ['10e recette', true],
  ['11a receta', true],
  ['123a receta', false],
  ['Recipe n° 2', true],
  ['RECETTE N° 2', true],
  ['Recette no. 2', true],
  ['Receta nº 2', true],
  ['2ª receta', true],
  ['2a receta', true],
  ['2e recette', true],
  ['Second recipe', true],
  ['Third recipe: scones', true],
  ['Segunda receta', true],
  ['Tercera receta', true],
  ['Deuxième recette', true],
  ['Troisième recette', true],
  ['Recipe', false],
  ['My recipe 2', false],
  ['Recipe for 2', false],
  ['Second recipes', false],
  ['The second recipe', false],
  ['2 recipes', false],
])('“%s” counts recipes: %s', (line, is) => {
  expect(isNumberedRecipe(line)).toBe(is);
});

it.each([
  ['For the icing', true],
  ['Pour la garniture', true],
  ['Dough', true],
  ['Sauce', true],
  ['The sauce', true],
  ['La salsa', true],
  ['El almíbar', true],
  ['L’appareil', false],
  ['L’caramel', true],
  ['Les biscuits', true],
  ['Crème', true],
  ['Sponges', true],
  ['Pastry:', true],
  ['Apple sauce', false],
  ['Sauce verte', false],
  ['Lemon cake', false],
  ['Pickled onions', false],
])('“%s” is a part of the dish above it: %s', (line, is) => {
  expect(isPartOfDish(line)).toBe(is);
});
