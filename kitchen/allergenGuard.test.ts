import type { Allergen, Language } from '@contracts/vocabulary';
import { detectAllergens } from './allergenGuard';
import { countGuard, labelledTexts } from './testing/labelledAllergens';

const named = (text: string, language?: Language) =>
  Object.fromEntries(
    Object.entries(detectAllergens(text, language).verdicts).filter(([, verdict]) => verdict !== 'none'),
  );

describe('the allergen guard', () => {
  it.each<[Language, string, Partial<Record<Allergen, 'contains' | 'may'>>]>([
    ['en-GB', 'tarka with ghee', { Dairy: 'contains' }],
    ['es', 'salsa Worcestershire', { Fish: 'contains', Gluten: 'may' }],
    ['fr', '20 cl de lait ribot', { Dairy: 'contains' }],
    ['en-GB', '400ml coconut milk', {}],
    ['en-GB', '1 tin butter beans', {}],
    ['en-GB', 'grated nutmeg', {}],
    ['fr', '12 noix de Saint-Jacques', { Molluscs: 'contains' }],
    ['es', '2 cucharadas de mantequilla de cacahuete', { Peanuts: 'contains' }],
    ['en-US', '1 loaf gluten-free bread', {}],
    ['es', 'leche sin lactosa', { Dairy: 'contains' }],
    ['en-GB', 'vegan mayonnaise', { Mustard: 'contains' }],
    ['en-GB', 'oats. May contain traces of nuts and milk', { Gluten: 'contains', Nuts: 'may', Dairy: 'may' }],
    ['fr', 'chocolat blanc. Peut contenir des traces de noisettes', { Dairy: 'contains', Nuts: 'may' }],
    ['en-GB', '3 tbsp mayonaise', { Eggs: 'contains', Mustard: 'contains' }],
  ])('reads in %s: %s', (language, text, verdicts) => {
    expect(named(text, language)).toMatchObject(verdicts);
    expect(Object.keys(named(text, language))).toHaveLength(Object.keys(verdicts).length);
  });

  it('says why', () => {
    expect(detectAllergens('2 tbsp tahini', 'en-GB').evidence).toContainEqual(
      expect.objectContaining({ allergen: 'Sesame', verdict: 'contains', word: 'tahini' }),
    );
    expect(detectAllergens('may contain peanuts', 'en-GB').evidence).toContainEqual(
      expect.objectContaining({ allergen: 'Peanuts', verdict: 'may', reason: 'statement' }),
    );
  });

  it('reads a text whose language nobody told', () => {
    expect(named('une noix de beurre, 2 huevos, some tahini')).toMatchObject({
      Dairy: 'contains',
      Eggs: 'contains',
      Sesame: 'contains',
    });
  });

  it.each(['', '-', '🥜', 'a'.repeat(5000), 'free free free', 'sans', 'may contain'])('survives %j', (text) => {
    expect(() => detectAllergens(text)).not.toThrow();
  });
});

describe.each<Language>(['en-GB', 'en-US', 'es', 'fr'])('texts that were labelled apart, in %s', (language) => {
  const texts = labelledTexts(language);
  const counts = countGuard(texts, language);

  it('are at least four hundred', () => {
    expect(texts.length).toBeGreaterThanOrEqual(400);
  });

  it('keep nothing that they contain from the cook', () => {
    expect(counts.sureFound / counts.sure).toBeGreaterThanOrEqual(0.995);
  });

  it('are seldom accused of what they do not have', () => {
    expect(counts.saidRight / counts.said).toBeGreaterThanOrEqual(0.98);
    expect(counts.namedRight / counts.named).toBeGreaterThanOrEqual(0.955);
  });
});
