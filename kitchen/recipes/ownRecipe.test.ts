import { ownRecipe, saidSeconds, writtenLines, type WrittenRecipe } from './ownRecipe';

const english = { language: 'en-GB' } as const;
const tart: WrittenRecipe = {
  title: ' Onion tart ',
  about: 'For a cold evening.',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 6,
  minutes: 70,
  ingredients: [
    { text: 'For the pastry', isHeading: true },
    { text: '200 g plain flour' },
    { text: '100 g butter' },
    { text: '' },
    { text: 'For the filling:', isHeading: true },
    { text: '3 onions, sliced' },
    { text: '1 tbsp Dijon mustard' },
  ],
  steps: ['Rub the butter into the flour.', ' ', 'Bake at 180 °C for 35 minutes.'],
  source: 'https://example.org/tart',
};

describe('a recipe of the cook’s own', () => {
  it('keeps the words of each line beside what was understood of it', () => {
    const { ingredients } = ownRecipe(tart, english);
    expect(ingredients[2]).toMatchObject({
      written: '3 onions, sliced',
      id: 'onion',
      amount: 3,
      unit: 'piece',
      note: 'sliced',
    });
  });

  it('puts each heading above the first line below it, and drops empty lines', () => {
    expect(writtenLines(tart.ingredients, english).map(({ section }) => section)).toEqual([
      'For the pastry',
      undefined,
      'For the filling',
      undefined,
    ]);
  });

  it('says what it contains, with the evidence', () => {
    const recipe = ownRecipe(tart, english);
    expect(recipe.allergens).toEqual(['Gluten', 'Dairy', 'Wheat', 'Mustard', 'Sulphites']);
    expect(recipe.allergenEvidence).toContainEqual({ allergen: 'Dairy', ingredient: 'butter' });
    expect(recipe.dietTypes).toEqual(['Meat', 'Fish', 'Vegetarian']);
    expect(recipe.calories).toBeGreaterThan(100);
  });

  it('gives a step the timer that its text names, and measures that follow the cook’s system', () => {
    const { instructions } = ownRecipe(tart, english);
    expect(instructions).toHaveLength(2);
    expect(instructions[0]).toEqual({ step: 'Rub the butter into the flour.' });
    expect(instructions[1]!.time).toBe(35 * 60);
    expect(instructions[1]!.parts).toContainEqual({ kind: 'temperature', celsius: 180, text: '180°C' });
    expect(saidSeconds('Deja reposar media hora.', { language: 'es' })).toBe(1_800);
    expect(saidSeconds('Laissez reposer.', { language: 'fr' })).toBeUndefined();
  });

  it('promises no diet while a line is not understood', () => {
    const recipe = ownRecipe({ ...tart, ingredients: [{ text: 'my gran’s powder' }] }, english);
    expect(recipe).toMatchObject({ unreadLines: { count: 1, total: 1 }, dietType: 'Unknown' });
    expect(recipe.ingredients).toMatchObject([{ written: 'my gran’s powder' }]);
  });

  it('serves four when the cook does not say', () => {
    expect(ownRecipe({ ...tart, servings: undefined, source: '' }, english)).toMatchObject({ servings: 4 });
    expect(ownRecipe({ ...tart, source: '' }, english)).not.toHaveProperty('originalRecipeSource');
  });
});
