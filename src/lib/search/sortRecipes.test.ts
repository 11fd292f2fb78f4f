import type { SortOption } from '@contracts/vocabulary';
import { aRecipe } from '@/testing/builders';
import { sortRecipes } from './sortRecipes';

const lines = (count: number) => Array.from({ length: count }, (_, i) => `ingredient ${i}`);

const half = aRecipe({
  id: 1,
  title: 'Écrasé de carottes',
  matchedIngredients: 2,
  totalIngredients: 4,
  userRating: 5,
  prepTime: 40,
  ingredients: lines(4),
});
const whole = aRecipe({
  id: 2,
  title: 'Zarzuela',
  matchedIngredients: 3,
  totalIngredients: 3,
  userRating: 0,
  prepTime: 90,
  ingredients: lines(3),
});
const none = aRecipe({
  id: 3,
  title: 'bread',
  matchedIngredients: 0,
  totalIngredients: 0,
  userRating: 3,
  prepTime: undefined,
  ingredients: lines(1),
});
const nothingMatched = aRecipe({
  id: 4,
  title: 'Dal 2',
  matchedIngredients: 0,
  totalIngredients: 5,
  userRating: 3,
  prepTime: 5,
  ingredients: lines(5),
});
const dal10 = aRecipe({ ...nothingMatched, id: 5, title: 'Dal 10' });

const all = [none, half, nothingMatched, dal10, whole];

describe('sorting', () => {
  it.each<[SortOption, number[]]>([
    ['default', [2, 1, 4, 5, 3]],
    ['rating-high', [1, 3, 4, 5, 2]],
    ['rating-low', [2, 3, 4, 5, 1]],
    ['name-asc', [3, 4, 5, 1, 2]],
    ['name-desc', [2, 1, 5, 4, 3]],
    ['prep-time', [4, 5, 1, 2, 3]],
    ['ingredients-count', [3, 2, 1, 4, 5]],
  ])('by %s', (option, expected) => {
    expect(sortRecipes(all, option, 'fr').map(({ id }) => id)).toEqual(expected);
  });

  it('keeps the order of a search by name, which has no matches to count', () => {
    const named = [3, 1, 2].map((id) => aRecipe({ id, matchedIngredients: undefined, totalIngredients: undefined }));
    expect(sortRecipes(named, 'default', 'en-GB').map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('does not modify its argument', () => {
    const before = [...all];
    sortRecipes(all, 'name-asc', 'es');
    expect(all).toEqual(before);
  });
});
