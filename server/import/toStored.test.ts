import type { Language } from '@contracts/vocabulary';
import type { RecipeIngredient } from '@contracts/recipe';
import type { ImportedRecipe } from './importTypes';
import { toStored } from './toStored';

const imported = (language: Language, line: string): Omit<ImportedRecipe, 'entries'> => ({
  title: 'Cup',
  description: '',
  category: 'Drinks',
  subcategory: 'Non-alcoholic',
  servings: 1,
  language,
  ingredients: [line],
  steps: [{ text: 'Steep.' }],
});

it.each<[Language, string, string]>([
  ['es', '1 rama de canela', '1 rama de canela'],
  ['en-US', '2 sticks of cinnamon', '2 cinnamon sticks'],
  ['en-GB', '2 bags of black tea', '2 black tea bags'],
  ['fr', '2 sachets de thé noir', '2 sachets de thé noir'],
  ['en-US', '1 stick butter', '113 g butter'],
])('keeps the counted thing of a line: in %s %s', (language, line, said) => {
  const { quantity, name } = toStored(imported(language, line)).recipe.ingredients[0] as RecipeIngredient;
  expect(`${quantity} ${name}`).toBe(said);
});

const of = (ingredients: string[], more: Partial<Omit<ImportedRecipe, 'entries'>> = {}) =>
  toStored({ ...imported('en-GB', ''), category: 'Meals', subcategory: 'None', servings: 4, ...more, ingredients });

describe('lines that were not understood', () => {
  it('are counted; staples are understood', () => {
    const { recipe } = of(['200 g flour', 'salt', '1 frobnitz', 'a little xyzzy']);
    expect(recipe.unreadLines).toEqual({ count: 2, total: 4 });
    expect(recipe.dietTypes).not.toContain('Vegan');
    expect(of(['200 g flour', 'salt']).recipe.unreadLines).toBeUndefined();
  });
});

describe('a recipe in an unsupported language', () => {
  const german = [
    '1.000 g Mehl',
    '500 ml Milch',
    '250 g Mozzarella',
    '2 EL Zucker',
    '1 Prise Salz',
    'Mango',
    'Paprika',
  ];

  it('guesses no ingredient, and recognises only names shared between languages', () => {
    const { recipe, ingredientIds } = of(german, { foreignLanguage: 'de' });
    expect(ingredientIds).toEqual(['mozzarella', 'mango']);
    expect(recipe).toMatchObject({
      foreignLanguage: 'de',
      dietType: 'Unknown',
      dietTypes: [],
      unreadLines: { count: 5, total: 7 },
    });
    expect(recipe.ingredients.slice(0, 4)).toEqual([
      { name: 'Mehl', quantity: '1 kg', amount: 1000, unit: 'g' },
      { name: 'Milch', quantity: '500 ml', amount: 500, unit: 'ml' },
      expect.objectContaining({ name: 'Mozzarella', quantity: '250 g', id: 'mozzarella' }),
      { name: '2 EL Zucker', quantity: '' },
    ]);
  });

  it.each([
    ['de', ['Milch', 'Brot', 'Salz', 'Fett', 'Rahm', 'Speck', 'Essig', 'Hefe', 'Kern', 'Reis', 'Wurst']],
    ['it', ['pasta', 'burro', 'sale', 'latte', 'panna', 'pesce', 'olio', 'pane', 'mele', 'salsa']],
    ['pt', ['manteiga', 'polvo', 'salsa', 'nata', 'alho', 'sumo']],
    ['nl', ['boter', 'room', 'bloem', 'ui', 'prei', 'kool', 'peper']],
    ['sv', ['smör', 'lök', 'ost', 'bröd', 'fisk', 'paprika']],
    ['ja', ['卵', '牛乳', '小麦粉']],
  ])('accepts no look-alikes in %s', (foreignLanguage, lines) => {
    expect(of(lines, { foreignLanguage }).ingredientIds).toEqual([]);
  });
});

describe('an implausible amount', () => {
  it('is kept as written, reported, and not used in calculations', () => {
    const lines = ['200 g flour', '1,000 cups sugar', '1 cup baking powder', '1 g beef', '1 g saffron', '1 l milk'];
    const { recipe, questioned } = of(lines);
    expect(questioned).toEqual(['1,000 cups sugar', '1 cup baking powder', '1 g beef']);
    expect(recipe.ingredients[1]).toEqual({ name: 'sugar', quantity: '1,000 cups', id: 'sugar' });
    expect(recipe.nutritionCoverage).toMatchObject({ total: 6 });
    expect(recipe.nutritionCoverage!.covered).toBeLessThanOrEqual(3);
    expect(recipe.calories).toBeLessThan(400);
  });

  it.each([
    ['1 kg salt', 'Bury the fish in the salt crust and bake.', 0],
    ['1 kg salt', 'Mix and bake.', 1],
    ['24 eggs', 'Boil.', 0],
    ['3 kg tomatoes', 'Cook down.', 0],
    ['2 l oil for frying', 'Fry.', 0],
    ['100000 eggs', 'Boil.', 1],
    ['50 cups flour', 'Bake.', 0],
    ['500 cups flour', 'Bake.', 1],
    ['2 tbsp cayenne pepper', 'Season.', 0],
    ['3 cups cayenne pepper', 'Season.', 1],
    ['1/8 tsp vanilla extract', 'Stir.', 0],
  ])('%s with “%s”: %i', (line, text, count) => {
    expect(of([line], { steps: [{ text }] }).questioned).toHaveLength(count);
  });
});
