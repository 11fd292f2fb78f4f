import type { CuisineCount } from '@contracts/analyze';
import type { Cuisine } from '@contracts/cuisines';
import { maskOf, mayMaskOf, type Facts } from '../facts/factsMask';
import { cuisineNames } from '../reading/readCuisine';
import { searchByName } from './nameSearch';
import { searchByIngredients } from './recipeSearch';
import type { SearchFields } from './searchFields';
import { createSearchShelfBuilder } from './searchShelf';

const STOCK: readonly [title: string, cuisine: Cuisine | undefined, facts?: Partial<Facts>][] = [
  ['Egg cake', 'french', { allergens: ['Gluten'] }],
  ['Egg pie', 'french'],
  ['Egg pan', 'moroccan'],
  ['Egg bar', 'moroccan', { allergens: ['Gluten'] }],
  ['Egg roll', 'chinese'],
  ['Egg surprise', undefined],
];
const builder = createSearchShelfBuilder();
for (const [title, cuisine, parts] of STOCK) {
  const facts: Facts = { category: 'Meals', subcategory: 'Dinner', allergens: [], diets: ['Meat'], ...parts };
  const words = cuisine ? cuisineNames(cuisine) : [];
  const masks = { mask: maskOf(facts), mayMask: mayMaskOf(facts) };
  builder.put({ ingredientIds: ['egg'], ...masks, cuisine, popularity: 0, lines: 1, titles: [title], words });
}
const shelf = builder.finish((position) => STOCK[position]![0]);

const fieldsOf = (parts: Partial<SearchFields> = {}): SearchFields => ({
  category: 'None',
  preferences: {},
  ...parts,
});
const count = (number: number, cuisine?: Cuisine): CuisineCount => ({ ...(cuisine && { cuisine }), count: number });

const byIngredients = (fields: SearchFields) => {
  const { hits, ...answer } = searchByIngredients(shelf, fields, 'eggs', 'en-GB');
  return { ...answer, titles: hits.map(({ entry }) => STOCK[entry]![0]) };
};
const byName = (name: string) => (fields: SearchFields) => {
  const { positions, ...answer } = searchByName(shelf, fields, name, 'en-GB');
  return { ...answer, titles: positions.map((position) => STOCK[position]![0]) };
};

describe.each([
  ['by ingredients', byIngredients],
  ['by name', byName('egg')],
  ['by nothing but a wish', byName('no fish')],
])('a search %s', (_how, find) => {
  it('finds the recipes of every cuisine when none is chosen', () => {
    expect(find(fieldsOf()).total).toBe(6);
    expect(find(fieldsOf({ cuisines: [] })).total).toBe(6);
  });

  it('finds the recipes of the chosen cuisines only, on every page', () => {
    const fields = fieldsOf({ cuisines: ['moroccan', 'chinese'] });
    expect(find(fields)).toMatchObject({ titles: ['Egg pan', 'Egg bar', 'Egg roll'], total: 3 });
    expect(find({ ...fields, offset: 1 })).toMatchObject({ titles: ['Egg bar', 'Egg roll'], total: 3 });
    expect(find({ ...fields, sort: 'name-desc' }).titles).toEqual(['Egg roll', 'Egg pan', 'Egg bar']);
  });

  it.each<[string, Cuisine[]]>([
    ['none is chosen', []],
    ['one is chosen', ['moroccan']],
  ])('counts every cuisine when %s', (_when, cuisines) => {
    expect(find(fieldsOf({ cuisines })).cuisines).toEqual([
      count(2, 'french'),
      count(2, 'moroccan'),
      count(1),
      count(1, 'chinese'),
    ]);
  });

  it('counts what the other filters let through', () => {
    const fields = fieldsOf({ excludedAllergens: ['Gluten'], cuisines: ['chinese'] });
    expect(find(fields).cuisines).toEqual([count(1), count(1, 'chinese'), count(1, 'french'), count(1, 'moroccan')]);
  });

  it('counts as hidden by an allergen only recipes of the chosen cuisines', () => {
    const fields = fieldsOf({ excludedAllergens: ['Gluten'], cuisines: ['moroccan'] });
    expect(find(fields)).toMatchObject({
      titles: ['Egg pan'],
      hidden: [{ reason: { kind: 'allergen', name: 'Gluten' }, count: 1 }],
    });
  });
});

it.each(['moroccan', 'Marocain', 'cuisine marocaine', 'cocina marroquí', 'moroccan dishes', 'egg marroqui'])(
  'finds the dishes of a cuisine by its name: %s',
  (name) => {
    expect(byName(name)(fieldsOf()).titles).toEqual(['Egg pan', 'Egg bar']);
  },
);
