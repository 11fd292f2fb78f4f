import type { Recipe } from '@contracts/recipe';
import { localiseRecipe } from '../recipes/localise';
import { parseRecipeFile } from '../recipes/recipeFormat';
import { omeletteFile } from '../testing/omelette';
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

  it('has the substitute in place of the missing ingredient, in the amount needed', () => {
    expect(lineOf(omelette, 'butter')).toMatchObject({ amount: 30, unit: 'g' });
    expect(lineOf(swapped, 'butter')).toBeUndefined();
    expect(lineOf(swapped, 'coconut-oil')).toMatchObject({ name: 'coconut oil', quantity: '24 g', amount: 24 });
    expect(swapped).toMatchObject({ needs: [], matchedIngredients: 3 });
  });

  it('has the nutrition, allergens and diets of its new ingredients', () => {
    expect(omelette.allergens).toContain('Dairy');
    expect(swapped.allergens).not.toContain('Dairy');
    expect(swapped.allergens).toContain('Eggs');
    const lighter = withSwap(omelette, { ...omelette.needs![0]!, swapRatio: 0.5 }, 'en-GB');
    expect(lighter.nutritionalInfo!.calories).toBeLessThan(omelette.nutritionalInfo!.calories - 30);
    expect(lighter.nutritionalInfo!.fat).toBeLessThan(omelette.nutritionalInfo!.fat);
    expect(swapped.nutritionCoverage).toMatchObject({ total: omelette.nutritionCoverage!.total });
  });

  it('keeps every allergen when a line is not understood', () => {
    const odd = { ...omelette, ingredients: [...omelette.ingredients, 'moon dust'] };
    expect(withSwap(odd, odd.needs![0]!, 'en-GB').allergens).toContain('Dairy');
  });

  it('grants no diet that the original could not: a line may be guessed or name more than its ingredient', () => {
    const toOil = (recipe: Recipe) => withSwap(recipe, recipe.needs![0]!, 'en-GB');
    expect(omelette.dietTypes).toContain('Vegetarian');
    expect(toOil({ ...omelette, dietTypes: ['Meat'], dietType: 'Unknown' })).toMatchObject({
      dietTypes: ['Meat'],
      dietType: 'Unknown',
    });
    const hidesMeat = toOil({ ...omelette, dietTypes: ['Meat'], dietType: 'Meat' });
    expect(hidesMeat.dietType).toBe('Meat');
    expect(hidesMeat.dietTypes).not.toContain('Vegetarian');
    expect(toOil({ ...omelette, foreignLanguage: 'de', dietTypes: [], dietType: 'Unknown' })).toMatchObject({
      dietTypes: [],
      dietType: 'Unknown',
    });
  });

  it('gains the diets that only the replaced ingredient broke', () => {
    const tofu: Recipe = {
      ...omelette,
      ingredients: [
        { id: 'tofu', name: 'tofu', quantity: '200 g', amount: 200, unit: 'g' },
        { id: 'butter', name: 'butter', quantity: '30 g', amount: 30, unit: 'g' },
      ],
      dietTypes: ['Meat', 'Fish', 'Vegetarian'],
      dietType: 'Vegetarian',
    };
    expect(withSwap(tofu, tofu.needs![0]!, 'en-GB').dietType).toBe('Vegan');
  });

  it('keeps the warnings of other lines, and loses those of the line that is gone', () => {
    const warned = (...mayContain: Recipe['mayContain'] & object) =>
      withSwap({ ...omelette, mayContain }, omelette.needs![0]!, 'en-GB').mayContain;
    const nuts = { allergen: 'Nuts', ingredient: 'chocolate' } as const;
    expect(warned(nuts)).toEqual([nuts]);
    expect(warned({ allergen: 'Nuts', ingredient: 'butter' }, nuts)).toEqual([nuts]);
    expect(warned({ allergen: 'Nuts', ingredient: 'butter' })).toBeUndefined();
    expect(warned({ allergen: 'Eggs', ingredient: 'chocolate' })).toBeUndefined();
    expect(warned()).toBeUndefined();
  });

  it('is unchanged when there is nothing to swap', () => {
    expect(withSwap(omelette, { id: 'butter', name: 'butter' }, 'en-GB')).toBe(omelette);
    expect(withSwap(omelette, { id: 'milk', name: 'milk', swapId: 'oat-milk' }, 'en-GB')).toBe(omelette);
  });
});
