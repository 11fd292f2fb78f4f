import { aRecipe } from '@/testing/builders';
import { filterRecipes, hiddenByFilters, type LocalFilters } from './filterRecipes';

const recipes = [
  aRecipe({ id: 1, subcategory: 'Breakfast', allergens: ['Eggs', 'Dairy'], userRating: 4 }),
  aRecipe({ id: 2, subcategory: 'Dinner', allergens: ['Dairy'], userRating: 0 }),
  aRecipe({ id: 3, subcategory: 'Dinner', allergens: [], userRating: 5 }),
];
const NONE: LocalFilters = { subcategory: 'All', minimumRating: 0, excludedAllergens: [] };

describe('filtering', () => {
  it.each<[string, Partial<LocalFilters>, number[]]>([
    ['nothing by default', {}, [1, 2, 3]],
    ['nothing for None', { subcategory: 'None' }, [1, 2, 3]],
    ['other sub-types', { subcategory: 'Dinner' }, [2, 3]],
    ['what is rated too low, the unrated included', { minimumRating: 5 }, [3]],
    ['what contains an allergen, however it is spelled', { excludedAllergens: ['dairy'] }, [3]],
    ['what contains any of them', { excludedAllergens: ['Eggs', 'Dairy'] }, [3]],
    ['by all of them together', { subcategory: 'Breakfast', minimumRating: 4, excludedAllergens: ['Fish'] }, [1]],
  ])('hides %s', (_what, filters, expected) => {
    expect(filterRecipes(recipes, { ...NONE, ...filters }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('what is hidden', () => {
  it('is nothing without filters', () => {
    expect(hiddenByFilters(recipes, NONE)).toEqual({ count: 0, reasons: [] });
  });

  it('is counted by reason, and once in all', () => {
    const filters: LocalFilters = { subcategory: 'Dinner', minimumRating: 1, excludedAllergens: ['Dairy', 'Fish'] };
    expect(hiddenByFilters(recipes, filters)).toEqual({
      count: 2,
      reasons: [
        { kind: 'allergen', name: 'Dairy', count: 2 },
        { kind: 'rating', count: 1 },
        { kind: 'subcategory', count: 1 },
      ],
    });
  });
});
