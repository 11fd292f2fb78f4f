import { detectAllergens } from './allergens/allergenGuard';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { ingredientName } from '../recipes/ingredientNames';
import { byVocabulary, recipeFacts, sortedEvidence, strictestDiet, type FactLine } from './recipeFacts';
import type { Language } from '@contracts/vocabulary';

const factsOf = (lines: readonly string[], language: Language = 'en-GB', foreignLanguage?: string) =>
  recipeFacts(
    lines.map((text): FactLine => {
      const { ids, isGuess } = readIngredientLine(text, language);
      const report = detectAllergens(text, foreignLanguage === undefined ? language : undefined);
      return { report, ids, isGuess };
    }),
    { foreignLanguage, servings: 4, nameOf: (id) => ingredientName(id, language) },
  );

describe('the facts of a recipe', () => {
  it('has the allergens of a misspelt ingredient that was recognised', () => {
    expect(factsOf(['200g prwans', '1 onion']).allergens).toEqual(['Shellfish']);
    expect(factsOf(['100 g de beure', '3 oeufs'], 'fr').allergens).toEqual(['Dairy', 'Eggs']);
  });

  it('keeps the allergens of an ingredient with an alternative', () => {
    const facts = factsOf(['2 cups all purpose flour (for gluten free see note)', '100g butter (or vegan butter)']);
    expect(facts.allergens).toEqual(['Gluten', 'Dairy', 'Wheat']);
  });

  it('reports possible allergens separately, with their reason', () => {
    const facts = factsOf(['100 g dark chocolate (may contain nuts)', '4 eggs']);
    expect(facts.allergens).toEqual(['Eggs', 'Soy']);
    expect(facts.mayContain).toContainEqual({ allergen: 'Nuts', ingredient: 'nuts' });
  });

  it('counts unread lines and grants no diet', () => {
    const facts = factsOf(['1 onion', '200 g zorblax', '2 carrots']);
    expect(facts.unreadLines).toEqual({ count: 1, total: 3 });
    expect(facts.dietType).toBe('Unknown');
    expect(facts.dietTypes).not.toContain('Vegan');
    expect(factsOf(['1 onion', '2 carrots'])).not.toHaveProperty('unreadLines');
  });

  it('grants no diet on a guess', () => {
    const sure = factsOf(['2 courgettes', '1 onion']);
    const guessed = factsOf(['2 corgettes', '1 onion']);
    expect(sure.dietTypes).toContain('Vegan');
    expect(guessed.dietTypes).not.toContain('Vegan');
    expect(guessed.dietType).toBe('Unknown');
  });

  it('does not call a dish low in carbohydrate by the figures of a guessed ingredient', () => {
    const line = { id: 'salmon', ids: ['salmon'], amount: 500, unit: 'g' } as const;
    const options = { servings: 4, nameOf: (id: string) => id };
    expect(recipeFacts([line], options).dietTypes).toContain('Keto');
    expect(recipeFacts([{ ...line, isGuess: true }], options).dietTypes).toEqual(['Meat']);
  });

  it('guarantees nothing for a recipe in an unsupported language', () => {
    const facts = factsOf(['1 onion', '100 g butter'], 'en-GB', 'de');
    expect(facts.allergens).toEqual(['Dairy']);
    expect(facts.dietTypes).toEqual([]);
    expect(facts.dietType).toBe('Unknown');
  });

  it.each([
    ['1 kg de carne', 'es'],
    ['1 lb meat', 'en-US'],
    ['500 g de viande', 'fr'],
  ] as const)('recognises meat by its most general word: %s', (line, language) => {
    expect(factsOf([line], language).dietType).toBe('Meat');
  });

  it.each([
    ['300 g de pescado', 'es'],
    ['300 g de poisson', 'fr'],
    ['1 lb fish', 'en-US'],
  ] as const)('recognises fish by its most general word: %s', (line, language) => {
    expect(factsOf([line], language)).toMatchObject({ allergens: ['Fish'], dietType: 'Fish' });
  });

  it('does not call a dish with an animal-rennet cheese vegetarian, and names the cheese', () => {
    const facts = factsOf(['200 g spaghetti', '50 g Parmesan', '2 eggs']);
    expect(facts.dietTypes).not.toContain('Vegetarian');
    expect(facts.rennetCheeses).toEqual(['Parmesan']);
    expect(factsOf(['200 g spaghetti', '50 g Parmesan', '100 g bacon']).rennetCheeses).toBeUndefined();
    expect(factsOf(['200 g spaghetti', '50 g cheddar']).dietTypes).toContain('Vegetarian');
  });

  it.each([
    [['200 g dates', '100 g almonds'], 20, false],
    [['500 g carrots', '1 tbsp honey', '20 g butter'], 8, false],
    [['500 g salmon', '30 g butter', '200 g spinach'], 4, true],
  ] as const)(
    'calls %j low in carbohydrate only when little of the energy comes from it',
    (lines, servings, isKeto) => {
      const facts = recipeFacts(
        lines.map((text) => {
          const { ids, amount, unit } = readIngredientLine(text, 'en-GB');
          return { id: ids[0], ids, amount, unit: unit as 'g' };
        }),
        { servings, nameOf: (id) => id },
      );
      expect(facts.dietTypes.includes('Keto')).toBe(isKeto);
    },
  );
});

describe('the allergens of ingredients whose words were not read', () => {
  const factsOfIds = (...ids: string[]) =>
    recipeFacts(
      ids.map((id) => ({ id, ids: [id], grams: 100 })),
      { servings: 1, nameOf: (id) => `the ${id}` },
    );

  it('are those of the table, each with the ingredient that carries it', () => {
    expect(factsOfIds('butter', 'salmon')).toMatchObject({
      allergens: ['Dairy', 'Fish'],
      allergenEvidence: [
        { allergen: 'Dairy', ingredient: 'the butter' },
        { allergen: 'Fish', ingredient: 'the salmon' },
      ],
    });
  });

  it('have gluten beside wheat, with the same reason', () => {
    expect(factsOfIds('flour').allergenEvidence).toEqual([
      { allergen: 'Gluten', ingredient: 'the flour' },
      { allergen: 'Wheat', ingredient: 'the flour' },
    ]);
  });

  it('keep a possible allergen apart from a certain one', () => {
    expect(factsOfIds('carrot')).toMatchObject({ allergens: [], allergenEvidence: [] });
    expect(factsOfIds('carrot')).not.toHaveProperty('mayContain');
  });
});

it('gives gluten beside wheat that only a word of the line names', () => {
  const report = detectAllergens('may contain wheat', 'en-GB');
  const facts = recipeFacts([{ ids: ['carrot'], report }], { servings: 1, nameOf: (id) => id });
  expect(facts.mayContain?.map(({ allergen }) => allergen)).toEqual(['Gluten', 'Wheat']);
});

it('quotes the words of a warning and names the ingredient of a line', () => {
  const facts = factsOf(['100 g de beurre', '1 oignon (peut contenir des noix)'], 'fr');
  expect(facts.allergenEvidence).toEqual([{ allergen: 'Dairy', ingredient: 'beurre' }]);
  expect(facts.mayContain).toContainEqual({ allergen: 'Nuts', ingredient: 'noix' });
});

describe('the order of evidence', () => {
  it('follows the vocabulary, with custom names last', () => {
    expect(['Kiwi', 'Sulphites', 'Gluten', 'Dairy'].sort(byVocabulary)).toEqual([
      'Gluten',
      'Dairy',
      'Sulphites',
      'Kiwi',
    ]);
  });

  it('has no repeats', () => {
    const of = (allergen: 'Dairy' | 'Gluten', ingredient: string) => ({ allergen, ingredient });
    expect(
      sortedEvidence([of('Dairy', 'milk'), of('Gluten', 'rye'), of('Dairy', 'milk'), of('Dairy', 'butter')]),
    ).toEqual([of('Gluten', 'rye'), of('Dairy', 'milk'), of('Dairy', 'butter')]);
  });
});

it.each([
  [['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Keto'], 'Vegan'],
  [['Meat', 'Fish', 'Vegetarian'], 'Vegetarian'],
  [['Meat', 'Fish', 'Low FODMAP'], 'Fish'],
  [['Meat', 'Keto'], 'Meat'],
  [[], 'Meat'],
] as const)('shows of the diets %j the strictest, %s', (diets, shown) => {
  expect(strictestDiet(diets)).toBe(shown);
});
