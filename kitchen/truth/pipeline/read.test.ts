import type { RecipeCategory, Subcategory } from '@contracts/vocabulary';
import { aDraft } from '../../testing/drafts';
import { readDraft } from '../readDraft';
import type { TruthAsk } from '../types';
import { categoryOf, mealOf, servingsOf } from './read';

const ask = (category: TruthAsk['category']): TruthAsk => ({
  text: '',
  language: 'en-GB',
  category,
  excludedAllergens: [],
  dietTypes: [],
});

const categoryFor = (category: string, subcategory = '', asked: TruthAsk['category'] = 'None') =>
  categoryOf({ ...readDraft(aDraft()), category, subcategory }, ask(asked));

it.each<[RecipeCategory, string]>([
  ['Drinks', 'drink|Drinks|beverage|beverages|bebida|bebidas|boisson|boissons|cocktail|cocktails|Cocktail party'],
  ['Meals', 'meal|Meals|food|comida|comidas|plat|plats|dish|repas|Dish with drinks'],
])('a draft says in any language that it is one of the %s', (category, words) => {
  const other = category === 'Drinks' ? 'Meals' : 'Drinks';
  expect(words.split('|').filter((word) => categoryFor(word, '', other) !== category)).toEqual([]);
});

it.each([
  ['Alcoholic', 'None', 'Drinks'],
  ['Soft drink', 'Meals', 'Drinks'],
  ['Long cocktail', 'None', 'Drinks'],
  ['Bebida fría', 'None', 'Drinks'],
  ['Boisson chaude', 'None', 'Drinks'],
  ['Dinner', 'Drinks', 'Drinks'],
  ['Dinner', 'Meals', 'Meals'],
  ['Dinner', 'None', 'Meals'],
] as const)(
  'a draft of no category, but of the kind “%s”, for a cook who asked for %s is one of the %s',
  (kind, asked, category) => {
    expect(categoryFor('', kind, asked)).toBe(category);
    expect(categoryFor('no drinks', kind, asked)).toBe(category);
    expect(categoryFor('good food', kind, asked)).toBe(category);
  },
);

it.each<[Subcategory, string]>([
  ['Breakfast', 'breakfast|Brunch|desayuno|petit-déjeuner|petit déjeuner'],
  ['Lunch', 'lunch|Starter|soup|salad|almuerzo|comida|déjeuner|entrée'],
  ['Snack', 'snack|Dessert|appetiser|appetizer|merienda|postre|aperitivo|goûter|encas|side dish'],
  ['Dinner', 'dinner|Main course|supper|cena|plato principal|dîner|plat principal'],
  ['None', 'tapas|any time|'],
])('a meal is %s in any language', (meal, words) => {
  expect(words.split('|').filter((word) => mealOf(word) !== meal)).toEqual([]);
});

it.each([
  [undefined, 4],
  [2.6, 3],
  [6, 6],
])('for %p servings it is for %d', (servings, people) => {
  expect(servingsOf({ ...readDraft(aDraft()), servings })).toBe(people);
});
