import { aRecipe, aWrittenRecipe } from '@/testing/builders';
import { isRecipe } from './isRecipe';

it('takes a recipe as the server sends it, and one with all that may be added', () => {
  expect(isRecipe(aRecipe())).toBe(true);
  expect(isRecipe(aWrittenRecipe())).toBe(true);
  expect(
    isRecipe({
      ...aRecipe(),
      imageUrl: undefined,
      ingredients: ['2 eggs', { name: 'tomatoes' }],
      mayContain: [{ allergen: 'Milk', ingredient: 'bread' }],
      unreadLines: { count: 1, total: 4 },
      foreignLanguage: 'de',
    }),
  ).toBe(true);
});

it.each([null, undefined, 'Shakshuka', 7, []])('refuses %j', (value) => {
  expect(isRecipe(value)).toBe(false);
});

it.each<[string, unknown]>([
  ['id', 1.5],
  ['title', null],
  ['description', undefined],
  ['category', 'Snacks'],
  ['subcategory', 'Elevenses'],
  ['imageUrl', null],
  ['language', 4],
  ['servings', '4'],
  ['userRating', undefined],
  ['allergens', [14]],
  ['allergens', 'Eggs'],
  ['mayContain', ['Milk']],
  ['mayContain', [{ allergen: 'Milk' }]],
  ['mayContain', 'Milk'],
  ['unreadLines', { count: 1 }],
  ['unreadLines', 1],
  ['foreignLanguage', 'Klingon'],
  ['ingredients', [{ quantity: '2' }]],
  ['ingredients', undefined],
  ['instructions', ['Stir.']],
  ['instructions', {}],
  ['generated', {}],
  ['generated', null],
])('refuses a recipe whose %s is %j', (field, value) => {
  expect(isRecipe({ ...aRecipe(), [field]: value })).toBe(false);
});
