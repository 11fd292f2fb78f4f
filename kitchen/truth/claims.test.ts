import { honestName, honestSentences, isFarOff, type KnownFacts } from './claims';

const facts = (more: Partial<KnownFacts> = {}): KnownFacts => ({ allergens: [], brokenDiets: [], ...more });

describe('a name that denies an allergen of the dish', () => {
  it.each<[string, string, string]>([
    ['Dairy', 'Dairy-free lasagne', 'Lasagne'],
    ['Nuts', 'Nut-free, quick brownies', 'Quick brownies'],
    ['Nuts', 'Brownies (free from nuts)', 'Brownies'],
    ['Eggs', 'Tarta sin huevo', 'Tarta'],
    ['Eggs', 'Gâteau sans œufs', 'Gâteau'],
    ['Gluten', 'Completely gluten-free cake', 'Cake'],
    ['Soy', 'Stir-fry without soya', 'Stir-fry'],
    ['Fish', 'Sopa sin pescado', 'Sopa'],
    ['Shellfish', 'Paella sin mariscos', 'Paella'],
    ['Wheat', 'Pain sans blé', 'Pain'],
    ['Peanuts', 'Satay with no peanuts', 'Satay with'],
    ['Sesame', 'Hummus without sesame', 'Hummus'],
    ['Mustard', 'Sauce sans moutarde', 'Sauce'],
    ['Celery', 'Celery-free stock', 'Stock'],
    ['Lupin', 'Lupin-free soup', 'Soup'],
    ['Molluscs', 'Mollusc-free soup', 'Soup'],
    ['Sulphites', 'Sulphite-free compote', 'Compote'],
  ])('%s: “%s” becomes “%s”', (allergen, name, honest) => {
    expect(honestName(name, facts({ allergens: [allergen] }))).toMatchObject({
      text: honest,
      claims: [{ check: 'allergens' }],
    });
    expect(honestName(name, facts())).toEqual({ text: name, claims: [] });
  });

  it('keeps the name of an ingredient that is free of it', () => {
    const name = 'Cake with gluten-free flour';
    expect(honestName(name, facts({ allergens: ['Gluten'] })).text).toBe(name);
  });

  it('loses every false claim with its comma', () => {
    const { text, claims } = honestName('Dairy-free, nut-free chocolate cake', facts({ allergens: ['Dairy', 'Nuts'] }));
    expect(text).toBe('Chocolate cake');
    expect(claims.map(({ detail }) => detail)).toEqual(['says “dairy-free”', 'says “nut-free”']);
  });
});

describe('a claim that only a doctor can make', () => {
  it.each([
    'Suitable for people with allergies.',
    'Safe for coeliacs.',
    'An allergy-friendly dish.',
    'Hypoallergenic.',
    'Apto para celiacos.',
    'Convient aux coeliaques.',
  ])('is taken out of a text: %s', (claim) => {
    expect(honestSentences(`A warm soup. ${claim} Serve hot!`, facts())).toMatchObject({
      text: 'A warm soup. Serve hot!',
      claims: [{ check: 'allergens' }],
    });
  });
});

describe('a diet that the ingredients rule out', () => {
  it.each([
    ['Vegan', 'Vegan chilli', 'Chilli'],
    ['Vegan', 'Lasaña vegana', 'Lasaña'],
    ['Vegetarian', 'Vegetarian stew', 'Stew'],
    ['Fish', 'Pescatarian bowl', 'Bowl'],
    ['Keto', 'Keto bread', 'Bread'],
    ['Low FODMAP', 'Low FODMAP soup', 'Soup'],
  ] as const)('%s: “%s” becomes “%s”', (diet, name, honest) => {
    expect(honestName(name, facts({ brokenDiets: [diet] }))).toMatchObject({
      text: honest,
      claims: [{ check: 'diets' }],
    });
    expect(honestName(name, facts()).text).toBe(name);
  });

  it('does not forbid the name of a vegan product', () => {
    const name = 'Toast with vegan butter';
    expect(honestName(name, facts({ brokenDiets: ['Vegan'] })).text).toBe(name);
  });
});

describe('a figure', () => {
  it.each([
    [525, 400, true],
    [500, 400, false],
    [301, 400, false],
    [299, 400, true],
    [75, 50, false],
    [76, 50, true],
  ])('of %d kcal, computed as %d: far off %s', (claimed, computed, expected) => {
    expect(isFarOff(claimed, computed)).toBe(expected);
  });

  it('that is far off goes with its sentence, others stay', () => {
    const text = 'A light soup. Only 120 kcal per bowl. Ready in 20 minutes.';
    expect(honestSentences(text, facts({ calories: 600 }))).toMatchObject({
      text: 'A light soup. Ready in 20 minutes.',
      claims: [{ check: 'nutrition' }],
    });
    expect(honestSentences(text, facts({ calories: 130 })).text).toBe(text);
    expect(honestSentences(text, facts()).text).toBe(text);
  });

  it.each(['1,200 kcal', '1.200 kcal', '1 200 kcal', '1200 kcal', '1,200 calories'])('of %s are read', (claim) => {
    const text = `A feast of ${claim}.`;
    expect(honestSentences(text, facts({ calories: 1_150 })).text).toBe(text);
    expect(honestSentences(text, facts({ calories: 200 })).text).toBe('');
  });
});
