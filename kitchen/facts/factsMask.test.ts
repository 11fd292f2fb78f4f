import { ALLERGENS } from '@contracts/vocabulary';
import {
  FACT_BITS,
  filterMasks,
  hiddenMatches,
  hidesMatches,
  isAllowed,
  isDrink,
  maskOf,
  mayMaskOf,
  RULED_OUT,
  type Facts,
  type Filters,
} from './factsMask';

const fishSoup: Facts = {
  category: 'Meals',
  subcategory: 'Dinner',
  allergens: ['Fish', 'Celery'],
  diets: ['Meat', 'Fish'],
};

const masksOf = (filters: Partial<Filters>) =>
  filterMasks({ category: 'None', diets: [], excludedAllergens: [], ...filters });

const isKept = (filters: Partial<Filters>, facts: Facts = fishSoup) =>
  isAllowed(maskOf(facts), mayMaskOf(facts), masksOf(filters));

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
    ['an unknown allergen', { excludedAllergens: ['Kryptonite'] }, true],
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

  it('is kept by default when what it may contain was not stored', () => {
    expect(mayMaskOf({})).toBe(0);
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

describe('what the words of a cook ask for and rule out', () => {
  const wish = (wished: Filters['wished'], filters: Partial<Filters> = {}) => ({ wished, ...filters });

  it.each<[string, Partial<Filters>, Partial<Facts>, boolean]>([
    ['a diet that fits', wish({ diets: ['Fish'], allergens: [] }), {}, true],
    ['a diet that does not fit', wish({ diets: ['Vegan'], allergens: [] }), {}, false],
    ['an allergen that it has', wish({ diets: [], allergens: ['Fish'] }), {}, false],
    ['an allergen that it has not', wish({ diets: [], allergens: ['Nuts'] }), {}, true],
    ['an allergen that it may contain', wish({ diets: [], allergens: ['Nuts'] }), { mayContain: ['Nuts'] }, false],
    ['a diet, with lines unread', wish({ diets: ['Fish'], allergens: [] }), { isUnread: true }, false],
    ['an allergen, with lines unread', wish({ diets: [], allergens: ['Nuts'] }), { isUnread: true }, false],
    [
      'one diet and one allergen, with lines unread',
      wish({ diets: ['Fish'], allergens: ['Nuts'] }),
      { isUnread: true },
      false,
    ],
  ])('%s: kept %#', (_name, filters, facts, expected) => {
    expect(isKept(filters, { ...fishSoup, ...facts })).toBe(expected);
  });

  it('do not count as hiding, because what they rule out is not a match', () => {
    const { required, forbidden, base } = masksOf(wish({ diets: ['Vegan'], allergens: ['Soy'] }));
    expect(base).toEqual({ required: FACT_BITS.get('diet Vegan'), forbidden: FACT_BITS.get('allergen Soy') });
    expect(required).toBe(base.required);
    expect(forbidden & FACT_BITS.get('allergen Soy')!).toBe(base.forbidden);
  });
});

it.each<[string, Partial<Filters>, boolean]>([
  ['no filter', {}, false],
  ['a category', { category: 'Meals', subcategory: 'Dinner' }, false],
  ['no restriction', { diets: ['Meat'] }, false],
  ['a diet', { diets: ['Vegan'] }, true],
  ['an excluded allergen', { excludedAllergens: ['Soy'] }, true],
  [
    'an allergen that is excluded only where it is sure',
    { excludedAllergens: ['Soy'], lifted: [{ kind: 'mayContain', name: 'Soy' }] },
    true,
  ],
  [
    'an allergen that is excluded only where it is possible, with unread lines lifted',
    { excludedAllergens: ['Soy'], lifted: [{ kind: 'allergen', name: 'Soy' }, { kind: 'unread' }] },
    true,
  ],
  [
    'nothing but an unknown allergen, with unread lines lifted',
    { excludedAllergens: ['Kiwi'], lifted: [{ kind: 'unread' }] },
    false,
  ],
])('can hide a match under %s: %s', (_name, filters, expected) => {
  expect(hidesMatches(masksOf(filters))).toBe(expected);
});

it('can hide only lines that were not read', () => {
  const masks = masksOf({ excludedAllergens: ['Kiwi'] });
  expect(hidesMatches(masks)).toBe(true);
});

it('tells drinks from meals', () => {
  expect(isDrink(maskOf({ ...fishSoup, category: 'Drinks', subcategory: 'Alcoholic' }))).toBe(true);
  expect(isDrink(maskOf(fishSoup))).toBe(false);
});

describe('the matches that a search hides', () => {
  const counts = (of: Readonly<Record<string, number>>) => {
    const bits = Array<number>(32).fill(0);
    for (const [fact, count] of Object.entries(of)) bits[Math.log2(FACT_BITS.get(fact)!)] = count;
    return bits;
  };

  it('are listed by reason, the most frequent first', () => {
    const facts = counts({ 'allergen Soy': 2, 'diet Vegan': 7, unread: 3, 'category Meals': 9 });
    expect(hiddenMatches({ facts, may: counts({ 'allergen Nuts': 5 }) })).toEqual([
      { reason: { kind: 'diet', name: 'Vegan' }, count: 7 },
      { reason: { kind: 'mayContain', name: 'Nuts' }, count: 5 },
      { reason: { kind: 'unread' }, count: 3 },
      { reason: { kind: 'allergen', name: 'Soy' }, count: 2 },
    ]);
  });

  it('begin with allergens, then possible ones, diets and unread lines on a tie', () => {
    const facts = counts({ unread: 1, 'diet Vegan': 1, 'allergen Fish': 1 });
    expect(hiddenMatches({ facts, may: counts({ 'allergen Soy': 1 }) }).map(({ reason }) => reason.kind)).toEqual([
      'allergen',
      'mayContain',
      'diet',
      'unread',
    ]);
  });

  it('are none when nothing was counted', () => {
    expect(hiddenMatches({ facts: counts({}), may: [] })).toEqual([]);
  });
});
