import type { RecipeIngredient } from '@contracts/recipe';
import { storedFromPosted } from '../postedRecipe';
import { searchFactsOf } from './importedFacts';

const stored = storedFromPosted(
  { title: 'Tagine', category: 'Meals', servings: 2, ingredients: ['200 g couscous'], instructions: ['Steam it.'] },
  { language: 'en-GB' },
  'https://larder.example',
);
const line: RecipeIngredient = { name: 'couscous', quantity: '200 g', id: 'couscous' };

describe('what a search filters an imported recipe by', () => {
  it('contains its cuisine as an id, and none when none is known', () => {
    expect(searchFactsOf({ ...stored, cuisine: 'Moroccan' }).cuisine).toBe('moroccan');
    expect(searchFactsOf({ ...stored, cuisine: 'Klingon' })).not.toHaveProperty('cuisine');
  });

  it('contains its diets, and none when none is known', () => {
    expect(searchFactsOf({ ...stored, dietTypes: ['Vegan', 'Vegetarian'] }).diets).toEqual(['Vegan', 'Vegetarian']);
    expect(searchFactsOf({ ...stored, dietTypes: undefined }).diets).toEqual([]);
  });

  it('counts the lines that name no known ingredient', () => {
    const ingredients = [line, 'a handful of stardust', { name: 'moon dust', quantity: '1 g' }];
    expect(searchFactsOf({ ...stored, ingredients }).unread).toBe(2);
    expect(searchFactsOf({ ...stored, ingredients: [line] }).unread).toBe(0);
  });

  it.each([
    [{ unreadLines: { count: 1, total: 2 } }, true],
    [{ foreignLanguage: 'de' }, true],
    [{ unreadLines: undefined, foreignLanguage: undefined }, false],
  ])('says whether the recipe was understood: %j', (over, isUnread) => {
    expect(searchFactsOf({ ...stored, ...over }).isUnread).toBe(isUnread);
  });

  it('names each allergen that the recipe may contain once', () => {
    const mayContain = [
      { allergen: 'Nuts', ingredient: 'couscous' },
      { allergen: 'Nuts', ingredient: 'spices' },
      { allergen: 'Sesame', ingredient: 'spices' },
    ];
    expect(searchFactsOf({ ...stored, mayContain }).mayContain).toEqual(['Nuts', 'Sesame']);
    expect(searchFactsOf({ ...stored, mayContain: undefined }).mayContain).toEqual([]);
  });
});
