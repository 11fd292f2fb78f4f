import type { Recipe } from '@contracts/recipe';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { withSwap } from '@kitchen/swaps/withSwap';
import { ingredientMark } from './ingredientMark';

const found = { has: ['eggs'], needs: [{ id: 'cumin', name: 'cumin', swap: 'coriander' }, { name: 'Basil' }] };

const OMELETTE = {
  title: 'Omelette',
  about: '',
  category: 'Meals',
  subcategory: 'Dinner',
  ingredients: [{ text: '4 eggs' }, { text: '30 g butter' }],
  steps: ['Fry the eggs in the butter.'],
} as const;

describe('ingredientMark', () => {
  it('recognises a missing ingredient by its id, whatever the recipe calls it', () => {
    expect(ingredientMark(found, { id: 'cumin', name: 'ground cumin', quantity: '1 tsp' })).toEqual({
      mark: 'need',
      need: found.needs[0],
    });
  });

  it('recognises one without an id by its name', () => {
    expect(ingredientMark(found, 'basil')).toEqual({ mark: 'need', need: { name: 'Basil' } });
  });

  it('counts the rest as available, staples too', () => {
    expect(ingredientMark(found, { id: 'salt', name: 'salt', quantity: '' })).toEqual({ mark: 'have' });
  });

  it('marks nothing without a search by ingredients', () => {
    expect(ingredientMark({}, { id: 'egg', name: 'eggs', quantity: '4' })).toEqual({});
  });

  it('tells of a swap whether it is there: unknown without a search, and needed when it has to be bought', () => {
    const opened: Recipe = { ...ownRecipe(OMELETTE, { language: 'en-GB' }), id: 1, userRating: 0, isSaved: false };
    const searched: Recipe = { ...opened, has: ['eggs'], needs: [{ id: 'butter', name: 'butter' }] };
    const swap = { id: 'butter', name: 'butter', swapId: 'olive-oil' };
    const marksOf = (recipe: Recipe) => recipe.ingredients.map((line) => ingredientMark(recipe, line).mark);
    expect(marksOf(withSwap(opened, swap, 'en-GB'))).toEqual([undefined, undefined]);
    expect(marksOf(withSwap(searched, swap, 'en-GB'))).toEqual(['have', 'have']);
    expect(marksOf(withSwap(searched, { ...swap, isBought: true }, 'en-GB'))).toEqual(['have', 'need']);
  });
});
