import { aRecipe } from '@/testing/builders';
import { activeReasons, excludedIn } from './exclusions';

describe('active exclusion reasons', () => {
  it('are empty without exclusions, and for Meat', () => {
    expect(activeReasons({ excludedAllergens: [], diets: ['Meat'] })).toEqual([]);
  });

  it('include unread recipes while anything is excluded', () => {
    expect(activeReasons({ excludedAllergens: [], diets: ['Vegan'] })).toEqual([
      { kind: 'diet', name: 'Vegan' },
      { kind: 'unread' },
    ]);
  });

  it('drop those that were lifted, however the allergen is spelled', () => {
    const lifted = [
      { kind: 'allergen', name: 'dairy' },
      { kind: 'mayContain', name: 'DAIRY' },
    ] as const;
    expect(activeReasons({ excludedAllergens: ['Dairy'], lifted })).toEqual([]);
    expect(activeReasons({ excludedAllergens: ['Dairy'], lifted: [lifted[0]] })).toEqual([
      { kind: 'mayContain', name: 'Dairy' },
      { kind: 'unread' },
    ]);
  });
});

describe('excluded allergens in a recipe', () => {
  const recipe = aRecipe({
    allergens: ['Dairy', 'Eggs'],
    allergenEvidence: [
      { allergen: 'Dairy', ingredient: 'butter' },
      { allergen: 'Dairy', ingredient: 'butter' },
      { allergen: 'Dairy', ingredient: 'cream' },
    ],
    mayContain: [{ allergen: 'Nuts', ingredient: 'traces of nuts' }],
  });

  it('come with the ingredients that carry them, each once', () => {
    expect(excludedIn(recipe, ['dairy', 'Nuts', 'Fish'])).toEqual({
      contains: [{ name: 'Dairy', ingredients: ['butter', 'cream'] }],
      mayContain: [{ name: 'Nuts', ingredients: ['traces of nuts'] }],
    });
  });

  it('are empty when nothing is excluded', () => {
    expect(excludedIn(recipe, [])).toEqual({ contains: [], mayContain: [] });
  });
});
