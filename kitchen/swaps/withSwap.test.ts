import type { Recipe, RecipeIngredient } from '@contracts/recipe';
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

  it('pours an oil, which no cook weighs, and weighs one that is solid', () => {
    const toOil = (swapId: string, swap: string) =>
      withSwap(omelette, { ...omelette.needs![0]!, swap, swapId }, 'en-GB');
    const olive = lineOf(toOil('olive-oil', 'olive oil'), 'olive-oil');
    expect(olive).toMatchObject({ quantity: '25 ml', amount: 25, unit: 'ml', ml: 25, grams: 23 });
    expect(lineOf(toOil('coconut-oil', 'coconut oil'), 'coconut-oil')).toMatchObject({ amount: 24, unit: 'g' });
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

  it.each<[string, Partial<RecipeIngredient>, string]>([
    ['by the spoon', { amount: 2, unit: 'tbsp', quantity: '2 tbsp' }, '2 tbsp'],
    ['by the small spoon', { amount: 3, unit: 'tsp', quantity: '3 tsp' }, '1 tbsp'],
    ['by the kilo', { amount: 1, unit: 'kg', quantity: '1 kg' }, '1 kg'],
    ['by the millilitre', { amount: 50, unit: 'ml', quantity: '50 ml' }, '50 ml'],
    ['by the litre', { amount: 1, unit: 'l', quantity: '1 l' }, '1 l'],
    ['by weight where it was counted', { amount: 1, unit: 'stick' as never, grams: 113, quantity: '1 stick' }, '113 g'],
    ['to taste where it was counted and has no weight', { amount: 1, unit: 'piece', quantity: '1' }, 'as needed'],
  ])('measures the substitute like the original: %s', (_how, line, quantity) => {
    const butter = { id: 'butter', name: 'butter', quantity: '', ...line };
    const swapped = withSwap(
      { ...omelette, ingredients: [butter] },
      { id: 'butter', name: 'butter', swapId: 'coconut-oil' },
      'en-GB',
    );
    expect(swapped.ingredients).toMatchObject([{ id: 'coconut-oil', name: 'coconut oil', quantity }]);
  });

  it('keeps the lines that were not understood, and of a line that is plain text takes none for the missing one', () => {
    const plain: Recipe = { ...omelette, ingredients: ['butter', ...omelette.ingredients] };
    const after = withSwap(plain, plain.needs![0]!, 'en-GB');
    expect(after.ingredients[0]).toBe('butter');
    expect(lineOf(after, 'coconut-oil')).toBeDefined();
    expect(withSwap({ ...omelette, ingredients: ['butter'] }, omelette.needs![0]!, 'en-GB').ingredients).toEqual([
      'butter',
    ]);
  });

  it('fits a pescatarian only if it fitted one before, or only the replaced ingredient was meat', () => {
    const bacon = { id: 'bacon', name: 'bacon', quantity: '50 g', amount: 50, unit: 'g' } as const;
    const dish = (dietTypes: Recipe['dietTypes']): Recipe => ({
      ...omelette,
      ingredients: [bacon, { id: 'egg', name: 'egg', quantity: '2', amount: 2, unit: 'piece' }],
      dietTypes,
      dietType: 'Meat',
    });
    const after = withSwap(dish(['Meat']), { id: 'bacon', name: 'bacon', swapId: 'firm-tofu' }, 'en-GB');
    expect(after.dietTypes).toEqual(expect.arrayContaining(['Fish', 'Vegetarian']));
    expect(after.dietTypes).not.toContain('Vegan');
  });

  it('loses the warnings of a line whose words name the missing ingredient in another way', () => {
    const lines = [
      { id: 'butter', name: 'salted butter', quantity: '30 g', amount: 30, unit: 'g' },
      { id: 'egg', name: 'free-range eggs', quantity: '2', amount: 2, unit: 'piece' },
    ] as const;
    const warned = (ingredient: string) =>
      withSwap(
        { ...omelette, ingredients: [...lines], mayContain: [{ allergen: 'Nuts', ingredient }] },
        omelette.needs![0]!,
        'en-GB',
      ).mayContain;
    expect(warned('salted butter')).toBeUndefined();
    expect(warned('free-range eggs')).toEqual([{ allergen: 'Nuts', ingredient: 'free-range eggs' }]);
  });

  it('says nothing about what the cook has, where no search did', () => {
    const { has: _has, needs: _needs, matchedIngredients: _matched, ...opened } = omelette;
    const after = withSwap(opened, omelette.needs![0]!, 'en-GB');
    expect(after.has).toBeUndefined();
    expect(after.needs).toBeUndefined();
    expect(after.matchedIngredients).toBeUndefined();
  });

  it('needs a swap that has to be bought, in place of what was missing', () => {
    const after = withSwap(omelette, { ...omelette.needs![0]!, isBought: true }, 'en-GB');
    expect(after.needs).toEqual([{ id: 'coconut-oil', name: 'coconut oil' }]);
    expect(after).toMatchObject({ has: ['egg'], matchedIngredients: 2 });
  });

  it('needs a swap that has to be bought, in place of what the cook has and does not eat', () => {
    const owner = { ...omelette, has: ['egg', 'butter'], needs: [] };
    const butter = omelette.needs![0]!;
    const bought = withSwap(owner, { ...butter, isBought: true }, 'en-GB');
    expect(bought.needs).toEqual([{ id: 'coconut-oil', name: 'coconut oil' }]);
    expect(bought).toMatchObject({ has: ['egg'], matchedIngredients: 1 });
    expect(withSwap(owner, butter, 'en-GB').matchedIngredients).toBe(2);
  });

  it('is unchanged when there is nothing to swap', () => {
    expect(withSwap(omelette, { id: 'butter', name: 'butter' }, 'en-GB')).toBe(omelette);
    const unread = { ...omelette, ingredients: [{ name: 'moon dust', quantity: '1' }] };
    expect(withSwap(unread, { name: 'moon dust', swapId: 'oat-milk' }, 'en-GB')).toBe(unread);
    expect(withSwap(omelette, { id: 'milk', name: 'milk', swapId: 'oat-milk' }, 'en-GB')).toBe(omelette);
  });
});
