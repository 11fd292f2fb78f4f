import { openSmallCollection } from '@kitchen/testing/smallCollection';
import type { SearchFields } from './searchFields';

const search = openSmallCollection();

/** Each restriction, with how many recipes there would be without it alone. */
const emptiedBy = (typed: string, fields: Partial<SearchFields>) => {
  const { emptied } = search({ mode: 'ingredients', language: 'en-GB', typed, fields }) as {
    emptied: { by: { kind: string; id?: string }; recipes: number }[];
  };
  return emptied.map(({ by, recipes }) => [by.kind, by.id, recipes].filter((one) => one !== undefined).join(' '));
};

describe('why a search finds nothing', () => {
  it.each<[string, string, Partial<SearchFields>, string[]]>([
    ['the time', 'potatoes', { maxMinutes: 15 }, ['time 11']],
    ['the kind of dish', 'eggs, potatoes, onion', { category: 'Drinks' }, ['kind 44']],
    ['the meal', 'potatoes', { category: 'Meals', subcategory: 'Breakfast' }, ['kind 11']],
    ['the meal without a kind of dish', 'potatoes', { subcategory: 'Breakfast' }, ['kind 11']],
    ['the cuisine', 'potatoes', { cuisines: ['thai'] }, ['cuisine 11']],
    ['a food that is ruled out', 'rice, no garlic', { cuisines: ['spanish'] }, ['cuisine 2', 'ruledOut garlic 1']],
    ['no food alone that is ruled out', 'rice, no garlic, no saffron', { cuisines: ['spanish'] }, ['cuisine 2']],
    [
      'a food that has to be used',
      'eggs, salmon',
      { mustUse: ['salmon'], cuisines: ['spanish'] },
      ['mustUse salmon 3', 'cuisine 1'],
    ],
    [
      'each of two foods that have to be used together',
      'eggs, salmon',
      { mustUse: ['salmon', 'egg'] },
      ['mustUse salmon 17', 'mustUse egg 1'],
    ],
    ['what hides most, first', 'tomatoes', { cuisines: ['french'], maxMinutes: 15 }, ['cuisine 3', 'time 1']],
    ['nothing alone', 'potatoes', { cuisines: ['thai'], maxMinutes: 15 }, []],
  ])('is said with the recipes there are without it: %s', (_what, typed, fields, emptied) => {
    expect(emptiedBy(typed, fields)).toEqual(emptied);
  });

  it('is not given when something is found', () => {
    expect(emptiedBy('potatoes', { cuisines: ['spanish'] })).toEqual([]);
  });
});
