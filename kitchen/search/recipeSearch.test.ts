import type { Recipe } from '@contracts/recipe';
import type { AnalyzeFields, HiddenMatches } from '@contracts/analyze';
import { maskOf, mayMaskOf, type Facts } from '../facts/factsMask';
import { searchByName } from './nameSearch';
import { searchByIngredients } from './recipeSearch';
import type { SearchFields } from './searchFields';
import { createSearchShelfBuilder } from './searchShelf';
import { shelvedFromOwn } from './shelvedOwn';

const shelf = createSearchShelfBuilder().finish(() => '');

const written = (ingredients: Recipe['ingredients']): Recipe => ({
  id: 1,
  title: 'Supper',
  description: '',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 2,
  allergens: [],
  ingredients,
  instructions: [],
  userRating: 0,
  isSaved: false,
});

const line = (id: string) => ({ id, name: id, quantity: '1' });

describe('the match of a recipe that is on no shelf', () => {
  const { matchOfOther, foundIds, ruledOut } = searchByIngredients(
    shelf,
    { category: 'None', preferences: {} },
    'spaghetti, eggs, xyzzy powder, no cream',
    'en-GB',
  );

  it('is counted by its ingredients, without staples, and a kind counts as its ingredient', () => {
    expect(
      matchOfOther(['pasta', 'egg', 'cream', 'salt'], written(['pasta', 'egg', 'cream', 'salt'].map(line))),
    ).toEqual({
      matchedIngredients: 2,
      totalIngredients: 3,
      has: ['pasta', 'egg'],
      needs: [expect.objectContaining({ id: 'cream', name: 'cream' })],
    });
  });

  it('counts unknown lines as missing, unless they were typed', () => {
    const recipe = written([line('egg'), 'a pinch of frobnitz', { name: 'Xyzzy powder', quantity: '' }]);
    expect(matchOfOther(['egg'], recipe)).toEqual({
      matchedIngredients: 2,
      totalIngredients: 3,
      has: ['egg', 'Xyzzy powder'],
      needs: [{ name: 'a pinch of frobnitz' }],
    });
  });

  it('comes with the ids of the understood ingredients', () => {
    expect([foundIds, ruledOut]).toEqual([
      ['spaghetti', 'egg'],
      [expect.objectContaining({ kind: 'ingredient', id: 'cream' })],
    ]);
  });
});

describe('an ingredient to use up', () => {
  it('limits nothing if it is not in the kitchen', () => {
    const builder = createSearchShelfBuilder();
    builder.put({ ingredientIds: ['egg'], mask: 0, mayMask: 0, popularity: 0, lines: 1, titles: ['Egg'], words: [] });
    const eggs = builder.finish(() => 'Egg');
    const fields: SearchFields = { category: 'None', preferences: {}, mustUse: ['lamb'] };
    expect(searchByIngredients(eggs, fields, 'eggs', 'en-GB').total).toBe(1);
    expect(searchByIngredients(eggs, fields, 'eggs, lamb', 'en-GB').total).toBe(0);
  });

  it('is read from the text, unless the request says what must be used', () => {
    const builder = createSearchShelfBuilder();
    for (const ingredientIds of [['egg'], ['lamb'], ['lamb', 'egg']])
      builder.put({ ingredientIds, mask: 0, mayMask: 0, popularity: 0, lines: 1, titles: ['Dish'], words: [] });
    const dishes = builder.finish(() => 'Dish');
    const fields: SearchFields = { category: 'None', preferences: {} };
    const find = (asked: SearchFields) => searchByIngredients(dishes, asked, 'lamb to use up, eggs', 'en-GB');
    expect(find(fields)).toMatchObject({ mustUse: ['lamb'], total: 2 });
    expect(find({ ...fields, mustUse: [] })).toMatchObject({ mustUse: [], total: 3 });
    expect(find({ ...fields, mustUse: ['egg'] })).toMatchObject({ mustUse: [], total: 2 });
    const tooMuch = (asked: SearchFields) =>
      searchByIngredients(dishes, asked, 'use up: lamb, eggs, rosemary', 'en-GB');
    expect(tooMuch(fields)).toMatchObject({ mustUse: ['lamb', 'egg'], total: 1 });
    expect(tooMuch({ ...fields, mustUse: ['lamb', 'egg', 'rosemary'] }).total).toBe(0);
  });
});

it.each([
  ['no nuts!', true],
  ['no nuts, 7', false],
  ['soup, no nuts', false],
  ['soup', false],
])('a name that is nothing but wishes asks for every recipe: “%s”', (name, isBrowsed) => {
  expect(searchByName(shelf, { category: 'None', preferences: {} }, name, 'en-GB').isBrowsed).toBe(isBrowsed);
});

describe('matches that exclusions hide', () => {
  const stock: [title: string, facts: Partial<Facts>][] = [
    ['Egg cake', { allergens: ['Gluten', 'Dairy'] }],
    ['Egg pie', { allergens: ['Gluten'] }],
    ['Egg bar', { mayContain: ['Nuts'] }],
    ['Egg surprise', { isUnread: true }],
    ['Egg salad', { diets: ['Meat', 'Vegetarian'] }],
    ['Egg nog', { category: 'Drinks', subcategory: 'Alcoholic', allergens: ['Dairy'] }],
  ];
  const builder = createSearchShelfBuilder();
  for (const [title, parts] of stock) {
    const facts: Facts = { category: 'Meals', subcategory: 'Dinner', allergens: [], diets: ['Meat'], ...parts };
    const masks = { mask: maskOf(facts), mayMask: mayMaskOf(facts) };
    builder.put({ ingredientIds: ['egg'], ...masks, popularity: 0, lines: 1, titles: [title], words: [] });
  }
  const stocked = builder.finish((position) => stock[position]![0]);

  const fieldsOf = (preferences: AnalyzeFields['preferences'], parts: Partial<SearchFields> = {}): SearchFields => ({
    category: 'None',
    preferences,
    ...parts,
  });
  const reason = (count: number, kind: string, name?: string) =>
    ({ reason: { kind, ...(name !== undefined && { name }) }, count }) as HiddenMatches;

  it.each<[string, SearchFields, number, HiddenMatches[]]>([
    ['nothing without exclusions', fieldsOf({}), 6, []],
    [
      'each reason, a recipe under each of its own',
      fieldsOf({ excludedAllergens: ['Gluten', 'Dairy', 'Nuts'] }),
      1,
      [
        reason(2, 'allergen', 'Gluten'),
        reason(2, 'allergen', 'Dairy'),
        reason(1, 'mayContain', 'Nuts'),
        reason(1, 'unread'),
      ],
    ],
    [
      'only recipes of the kind that is asked for',
      fieldsOf({ excludedAllergens: ['Dairy'] }, { category: 'Drinks' }),
      0,
      [reason(1, 'allergen', 'Dairy')],
    ],
    ['diets', fieldsOf({ dietTypes: ['Vegetarian'] }), 1, [reason(5, 'diet', 'Vegetarian'), reason(1, 'unread')]],
    [
      'nothing for a reason that is lifted, however it is spelled',
      fieldsOf(
        { excludedAllergens: ['gluten'] },
        { lifted: [{ kind: 'allergen', name: 'GLUTEN' }, { kind: 'unread' }] },
      ),
      6,
      [],
    ],
  ])('are counted like the total: %s', (_what, fields, total, hidden) => {
    expect(searchByIngredients(stocked, fields, 'eggs', 'en-GB')).toMatchObject({ total, hidden });
    expect(searchByName(stocked, fields, 'egg', 'en-GB')).toMatchObject({ total, hidden });
  });

  it('do not count what the words rule out', () => {
    const { hidden } = searchByIngredients(
      stocked,
      fieldsOf({ excludedAllergens: ['Dairy'] }),
      'salt, no eggs',
      'en-GB',
    );
    expect(hidden).toEqual([]);
  });

  it('are named when all recipes with every word are hidden; nothing else takes their place', () => {
    const { hidden, total } = searchByName(stocked, fieldsOf({ excludedAllergens: ['Gluten'] }), 'egg cake', 'en-GB');
    expect(total).toBe(0);
    expect(hidden).toEqual([reason(1, 'allergen', 'Gluten')]);
  });
});

it('advises to buy what completes most recipes, and what completes a single one only if nothing completes more', () => {
  const unlocked = (...recipes: string[][]) => {
    const builder = createSearchShelfBuilder();
    for (const lines of recipes) builder.put(shelvedFromOwn(written(lines.map(line))));
    const { unlocks } = searchByIngredients(
      builder.finish(() => ''),
      { category: 'None', preferences: {} },
      'leek, rice',
      'en-GB',
    );
    return unlocks.map(({ id, recipes: count }) => [id, count]);
  };
  const twice = ['cream', 'potato'].flatMap((id) => [['leek', id], ['rice', id]]); // prettier-ignore
  expect(unlocked(...twice, ['leek', 'egg'])).toEqual([
    ['potato', 2],
    ['cream', 2],
  ]);
  expect(unlocked(['leek', 'egg'], ['rice', 'potato'])).toHaveLength(1);
});
