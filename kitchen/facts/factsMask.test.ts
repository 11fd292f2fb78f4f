import { ALLERGENS } from '@contracts/vocabulary';
import { FACT_BITS, filterMasks, isAllowed, maskOf, mayMaskOf, RULED_OUT, type Facts, type Filters } from './factsMask';

const fishSoup: Facts = {
  category: 'Meals',
  subcategory: 'Dinner',
  allergens: ['Fish', 'Celery'],
  diets: ['Meat', 'Fish'],
};

const isKept = (filters: Partial<Filters>, facts: Facts = fishSoup) =>
  isAllowed(
    maskOf(facts),
    mayMaskOf(facts),
    filterMasks({ category: 'None', diets: [], excludedAllergens: [], ...filters }),
  );

it('gives each fact and the ruled-out mark a separate bit', () => {
  const bits = [...FACT_BITS.values(), RULED_OUT];
  expect(bits).not.toContain(0);
  expect(new Set(bits).size).toBe(bits.length);
});

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

describe('a soup that may contain nuts and shellfish', () => {
  const soup: Facts = { ...fishSoup, mayContain: ['Nuts', 'Shellfish'] };

  it.each<[string, Partial<Filters>, boolean]>([
    ['an allergen that it may contain', { excludedAllergens: ['Nuts'] }, false],
    ['another allergen', { excludedAllergens: ['Dairy'] }, true],
    [
      'nuts, with what may contain them lifted',
      { excludedAllergens: ['Nuts'], lifted: [{ kind: 'mayContain', name: 'Nuts' }] },
      true,
    ],
    [
      'nuts, with only what contains them lifted',
      { excludedAllergens: ['Nuts'], lifted: [{ kind: 'allergen', name: 'Nuts' }] },
      false,
    ],
    [
      'nuts and shellfish, with nuts lifted',
      { excludedAllergens: ['Nuts', 'Shellfish'], lifted: [{ kind: 'mayContain', name: 'Nuts' }] },
      false,
    ],
    ['what it contains, lifted', { excludedAllergens: ['Fish'], lifted: [{ kind: 'allergen', name: 'Fish' }] }, true],
    ['a diet that it does not fit, lifted', { diets: ['Vegan'], lifted: [{ kind: 'diet', name: 'Vegan' }] }, true],
  ])('under %s: kept %#', (_name, filters, expected) => {
    expect(isKept(filters, soup)).toBe(expected);
  });

  it.each(ALLERGENS)('stays out when %s is excluded and may be in it', (name) => {
    expect(isKept({ excludedAllergens: [name] }, { ...fishSoup, allergens: [], mayContain: [name] })).toBe(false);
  });
});

describe('a recipe with lines that could not be read', () => {
  const unread: Facts = { ...fishSoup, allergens: [], diets: ['Meat', 'Fish', 'Vegan'], isUnread: true };

  it.each<[string, Partial<Filters>, boolean]>([
    ['no filter', {}, true],
    ['its category', { category: 'Meals' }, true],
    ['no restriction', { diets: ['Meat'] }, true],
    ['any excluded allergen', { excludedAllergens: ['Dairy'] }, false],
    ['an excluded allergen outside the fifteen', { excludedAllergens: ['Kiwi'] }, false],
    ['a diet', { diets: ['Vegan'] }, false],
    [
      'an excluded allergen, with unread lines lifted',
      { excludedAllergens: ['Dairy'], lifted: [{ kind: 'unread' }] },
      true,
    ],
    [
      'an exclusion that is lifted altogether',
      {
        excludedAllergens: ['Dairy'],
        lifted: [
          { kind: 'allergen', name: 'Dairy' },
          { kind: 'mayContain', name: 'Dairy' },
        ],
      },
      true,
    ],
  ])('under %s: kept %#', (_name, filters, expected) => {
    expect(isKept(filters, unread)).toBe(expected);
  });
});
