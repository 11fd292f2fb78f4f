import { filterMasks, isAllowed, maskOf, type Filters } from './factsMask';

const fishSoup = maskOf({
  category: 'Meals',
  subcategory: 'Dinner',
  allergens: ['Fish', 'Celery'],
  diets: ['Meat', 'Fish'],
});

const isKept = (filters: Partial<Filters>) =>
  isAllowed(fishSoup, filterMasks({ category: 'None', diets: [], excludedAllergens: [], ...filters }));

describe('a fish soup', () => {
  it.each<[string, Partial<Filters>, boolean]>([
    ['no filter', {}, true],
    ['its category', { category: 'Meals' }, true],
    ['another category', { category: 'Drinks' }, false],
    ['its sub-type', { category: 'Meals', subcategory: 'Dinner' }, true],
    ['every sub-type', { category: 'Meals', subcategory: 'All' }, true],
    ['no sub-type', { subcategory: 'None' }, true],
    ['another sub-type', { category: 'Meals', subcategory: 'Lunch' }, false],
    ['its diet', { diets: ['Fish'] }, true],
    ['no restriction', { diets: ['Meat'] }, true],
    ['a stricter diet', { diets: ['Vegan'] }, false],
    ['two diets of which one fits', { diets: ['Fish', 'Vegan'] }, false],
    ['an allergen that it has', { excludedAllergens: ['Fish'] }, false],
    ['an allergen that it has not', { excludedAllergens: ['Dairy'] }, true],
    ['an allergen that nobody knows', { excludedAllergens: ['Kryptonite'] }, true],
  ])('under %s: kept %#', (_name, filters, expected) => {
    expect(isKept(filters)).toBe(expected);
  });
});
