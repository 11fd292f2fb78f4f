import type { Allergen, Language } from '@contracts/vocabulary';
import { detectAllergens } from './allergenGuard';

type Verdicts = Partial<Record<Allergen, 'contains' | 'may'>>;

const named = (text: string, language: Language): Verdicts =>
  Object.fromEntries(
    Object.entries(detectAllergens(text, language).verdicts).filter(([, verdict]) => verdict !== 'none'),
  );

describe('a denial covers what it denies', () => {
  it.each<[Language, string]>([
    ['en-GB', 'dairyfree butter'],
    ['en-GB', 'milkfree butter'],
    ['en-GB', 'eggless mayonnaise without mustard'],
    ['en-GB', 'non-dairy milk'],
    ['en-GB', 'butter without milk'],
    ['en-GB', 'butter that does not contain milk'],
    ['en-GB', 'plant-based milk'],
    ['en-GB', 'plant based butter'],
    ['en-GB', 'faux fish'],
    ['en-GB', 'fishfree fish sauce'],
    ['en-GB', 'free from milk, eggs and nuts'],
    ['en-GB', 'Free from: milk, eggs, nuts'],
    ['en-GB', 'butter that is free of milk'],
    ['en-GB', 'glutenfree wheatfree bread'],
    ['en-GB', 'sauce without peanut butter'],
    ['en-GB', 'sauce without egg noodles'],
    ['en-GB', 'nut-free, egg-free and milk-free butter'],
    ['en-GB', 'vegan butter and vegan cheese'],
    ['es', 'mantequilla sin gluten y sin lácteos'],
    ['fr', 'beurre sans gluten et sans lait'],
    ['es', 'queso vegano'],
    ['es', 'queso vegetal'],
    ['es', 'mantequilla sin leche'],
    ['es', 'pan libre de gluten'],
    ['es', 'galletas sin gluten ni huevo ni leche'],
    ['fr', 'fromage végétalien'],
    ['fr', 'pain exempt de gluten'],
    ['fr', 'biscuits sans gluten ni lait'],
    ['fr', 'beurre végane'],
  ])('in %s: %s', (language, text) => {
    expect(named(text, language)).toEqual({});
  });
});

describe('a denial leaves everything else', () => {
  it.each<[Language, string, Verdicts]>([
    ['en-GB', 'free range eggs', { Eggs: 'contains' }],
    ['en-GB', 'free run eggs', { Eggs: 'contains' }],
    ['en-GB', 'gluten-free bread with butter', { Dairy: 'contains' }],
    ['en-GB', 'gluten-free bread and butter', { Dairy: 'contains' }],
    ['en-GB', 'dairy-free spread for the bread', { Gluten: 'contains', Wheat: 'contains' }],
    ['en-GB', 'vegan sausages with cheese', { Dairy: 'contains' }],
    ['en-GB', 'cake without eggs, butter', { Gluten: 'contains', Wheat: 'contains', Dairy: 'contains' }],
    ['en-GB', 'butter. Free from nuts', { Dairy: 'contains' }],
    ['en-GB', 'Free from: milk, eggs. Contains prawns', { Shellfish: 'contains' }],
    ['en-GB', 'free roaming eggs', { Eggs: 'contains' }],
    ['en-GB', 'free flowing flour', { Gluten: 'contains' }],
    ['en-GB', 'butter with milk-free bread', { Dairy: 'contains' }],
    ['en-GB', 'butter and crackers without milk', { Dairy: 'contains' }],
    ['en-GB', 'milk-based sauce', { Dairy: 'contains' }],
    ['en-GB', 'cream based soup', { Dairy: 'contains' }],
    ['en-GB', 'cake without soy milk, with butter', { Dairy: 'contains' }],
    ['en-GB', 'veganaise with eggs', { Eggs: 'contains' }],
    ['es', 'mantequilla y galletas sin leche', { Dairy: 'contains' }],
    ['fr', 'fromage avec biscuits sans lait', { Dairy: 'contains' }],
    ['es', 'pan sin gluten con mantequilla', { Dairy: 'contains' }],
    ['es', 'pan sin gluten y mantequilla', { Dairy: 'contains' }],
    ['fr', 'pain sans gluten avec du beurre', { Dairy: 'contains' }],
    ['fr', 'pain sans gluten et beurre', { Dairy: 'contains' }],
  ])('in %s: %s', (language, text, verdicts) => {
    expect(named(text, language)).toMatchObject(verdicts);
  });

  it('is reported, so that a known ingredient of the line need not have the allergen', () => {
    expect(detectAllergens('200 g gluten-free flour', 'en-GB').denied).toEqual(['Gluten', 'Wheat']);
    expect(detectAllergens('200 g flour', 'en-GB').denied).toEqual([]);
  });
});

describe('sulphites', () => {
  it('are in dried apricots, and not in unsulphured ones', () => {
    expect(named('dried apricots', 'en-GB')).toHaveProperty('Sulphites');
    expect(named('unsulphured dried apricots', 'en-GB')).toEqual({});
    expect(named('dried unsulfured apricots', 'en-US')).toEqual({});
  });
});

describe('a note in brackets or after a comma', () => {
  it.each([
    '(gluten free)',
    ', gluten free',
    ', certified gluten free',
    '(100% gluten free)',
    '(naturally gluten free)',
  ])('may describe only a choice: oats %s', (note) => {
    expect(named(`oats ${note}`, 'en-GB')).toEqual({ Gluten: 'may' });
  });
});
