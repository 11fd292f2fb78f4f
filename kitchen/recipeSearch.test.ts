import type { Recipe } from '@contracts/recipe';
import { searchByIngredients } from './recipeSearch';
import { createSearchShelfBuilder } from './searchShelf';

const shelf = createSearchShelfBuilder().finish();

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

describe('what a cook has of a recipe that is on no shelf', () => {
  const { matchOfOther, found, ruledOut } = searchByIngredients(
    shelf,
    { category: 'None', preferences: {} },
    'spaghetti, eggs, xyzzy powder, no cream',
    'en-GB',
  );

  it('is counted by its ingredients, staples left out, kinds of a thing taken for it', () => {
    expect(
      matchOfOther(['pasta', 'egg', 'cream', 'salt'], written(['pasta', 'egg', 'cream', 'salt'].map(line))),
    ).toEqual({
      matchedIngredients: 2,
      totalIngredients: 3,
      has: ['pasta', 'egg'],
      needs: [expect.objectContaining({ id: 'cream', name: 'cream' })],
    });
  });

  it('counts what nobody knows as lacking, unless it was typed', () => {
    const recipe = written([line('egg'), 'a pinch of frobnitz', { name: 'Xyzzy powder', quantity: '' }]);
    expect(matchOfOther(['egg'], recipe)).toEqual({
      matchedIngredients: 2,
      totalIngredients: 3,
      has: ['egg', 'Xyzzy powder'],
      needs: [{ name: 'a pinch of frobnitz' }],
    });
  });

  it('comes with the ids of what was understood', () => {
    expect([found, ruledOut]).toEqual([['spaghetti', 'egg'], ['cream']]);
  });
});
