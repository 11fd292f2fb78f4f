import type { Recipe } from '@contracts/recipe';
import { localiseRecipe } from './localise';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile } from './testing/omelette';
import { withSwap } from './withSwap';

const omelette: Recipe = {
  ...localiseRecipe(parseRecipeFile(omeletteFile(), 'oven-omelette', 'Meals'), 'en-GB'),
  userRating: 0,
  isSaved: false,
  has: ['egg'],
  needs: [{ id: 'butter', name: 'butter', swap: 'coconut oil', swapId: 'coconut-oil', swapRatio: 0.8 }],
  matchedIngredients: 2,
};

describe('a recipe with a swap', () => {
  const swapped = withSwap(omelette, omelette.needs![0]!, 'en-GB');
  const lineOf = ({ ingredients }: Recipe, id: string) =>
    ingredients.find((line) => typeof line !== 'string' && line.id === id);

  it('has the substitute in place of what is missing, in the amount that does instead', () => {
    expect(lineOf(omelette, 'butter')).toMatchObject({ amount: 30, unit: 'g' });
    expect(lineOf(swapped, 'butter')).toBeUndefined();
    expect(lineOf(swapped, 'coconut-oil')).toMatchObject({ name: 'coconut oil', quantity: '24 g', amount: 24 });
    expect(swapped).toMatchObject({ needs: [], matchedIngredients: 3 });
  });

  it('has the nutrition, the allergens and the diets of what is in it now', () => {
    expect(omelette.allergens).toContain('Dairy');
    expect(swapped.allergens).not.toContain('Dairy');
    expect(swapped.allergens).toContain('Eggs');
    const lighter = withSwap(omelette, { ...omelette.needs![0]!, swapRatio: 0.5 }, 'en-GB');
    expect(lighter.nutritionalInfo!.calories).toBeLessThan(omelette.nutritionalInfo!.calories - 30);
    expect(lighter.nutritionalInfo!.fat).toBeLessThan(omelette.nutritionalInfo!.fat);
    expect(swapped.nutritionCoverage).toMatchObject({ total: omelette.nutritionCoverage!.total });
  });

  it('keeps every allergen where a line is not understood', () => {
    const odd = { ...omelette, ingredients: [...omelette.ingredients, 'moon dust'] };
    expect(withSwap(odd, odd.needs![0]!, 'en-GB').allergens).toContain('Dairy');
  });

  it('stays as it is where there is nothing to swap', () => {
    expect(withSwap(omelette, { id: 'butter', name: 'butter' }, 'en-GB')).toBe(omelette);
    expect(withSwap(omelette, { id: 'milk', name: 'milk', swapId: 'oat-milk' }, 'en-GB')).toBe(omelette);
  });
});
