import type { Allergen, Language } from '@contracts/vocabulary';
import { allergensOf, normaliseAllergen, withGluten } from './allergens';
import { detectAllergens } from './allergenGuard';

type Verdicts = Partial<Record<Allergen, 'contains' | 'may'>>;

const named = (text: string, language: Language): Verdicts =>
  Object.fromEntries(
    Object.entries(detectAllergens(text, language).verdicts).filter(([, verdict]) => verdict !== 'none'),
  );

describe('a word that means something else here', () => {
  it.each<[Language, string]>([
    ['en-GB', '2 tart apples'],
    ['en-GB', '1 tart cherry'],
    ['fr', 'un moule à gâteau'],
    ['fr', 'le moule'],
    ['fr', '200 g de farine de riz'],
    ['es', '200 g de harina de garbanzo'],
    ['en-GB', '200 g rice flour'],
  ])('raises no alarm in %s: %s', (language, text) => {
    expect(named(text, language)).toEqual({});
  });

  it.each<[Language, string, Verdicts]>([
    ['en-GB', '1 tart shell', { Gluten: 'contains', Wheat: 'contains' }],
    ['en-GB', '2 tart cases', { Gluten: 'contains', Wheat: 'contains' }],
    ['en-GB', '1 tart base', { Gluten: 'contains', Wheat: 'contains' }],
    ['en-GB', '1 tart with apples', { Gluten: 'contains', Wheat: 'contains' }],
    ['en-GB', '1 tart', { Gluten: 'contains', Wheat: 'contains' }],
    ['en-GB', '1 loaf of bread', { Gluten: 'contains', Wheat: 'contains' }],
    ['fr', '1 kg de moules', { Molluscs: 'contains' }],
    ['en-GB', 'lupin flour', { Lupin: 'contains' }],
    ['en-GB', 'wheat flour', { Gluten: 'contains', Wheat: 'contains' }],
    ['es', 'harina de trigo', { Gluten: 'contains', Wheat: 'contains' }],
    ['fr', 'farine de blé', { Gluten: 'contains', Wheat: 'contains' }],
    ['es', 'harina', { Gluten: 'contains', Wheat: 'contains' }],
  ])('counts when it means the food, in %s: %s', (language, text, verdicts) => {
    expect(named(text, language)).toMatchObject(verdicts);
  });
});

it('is not wheat in a paste of dates', () => {
  expect(named('100 g de pasta de dátiles', 'es')).not.toHaveProperty('Wheat');
  expect(named('100 g de pasta', 'es')).toHaveProperty('Wheat');
});

describe('the usual product as an alternative to a vegan one', () => {
  it.each<[Language, string, string]>([
    ['en-GB', 'vegan cheese or', 'regular normal ordinary standard usual traditional real dairy not'],
    ['en-GB', 'oat milk or', 'regular dairy cows goats sheep'],
    ['es', 'queso vegano o', 'normal habitual común tradicional no'],
    ['es', 'leche vegetal o de', 'vaca cabra oveja'],
    ['es', 'leche vegetal o', 'láctea lácteo animal'],
    ['fr', 'crème végétale ou', 'laitière animale'],
    ['fr', 'yaourt végétal ou', 'normal ordinaire classique traditionnel non'],
    ['fr', 'lait végétal ou de', 'vache chèvre brebis'],
  ])('may be what is used, in %s: %s …', (language, start, words) => {
    for (const word of words.split(' '))
      expect([word, named(`${start} ${word}`, language).Dairy]).toEqual([word, 'may']);
  });

  it.each(['light', 'low-fat', 'reduced fat', 'sweetened', 'unsweetened'])(
    'is coconut milk when they differ only in degree: %s',
    (degree) => {
      expect(named(`${degree} coconut milk or regular`, 'en-GB')).not.toHaveProperty('Dairy');
    },
  );
});

describe('the evidence', () => {
  const evidenceOf = (text: string) => detectAllergens(text, 'en-GB').evidence;

  it.each<[string, object]>([
    ['100 g butter', { allergen: 'Dairy', verdict: 'contains', reason: 'ingredient', ingredientId: 'butter' }],
    ['lobster roll', { allergen: 'Shellfish', verdict: 'contains' }],
    ['may contain butter', { allergen: 'Dairy', verdict: 'may', reason: 'statement' }],
    ['1 tbsp worcestershire sauce', { allergen: 'Gluten', verdict: 'may', reason: 'usual' }],
  ])('of “%s” says why', (text, evidence) => {
    expect(evidenceOf(text)).toContainEqual(expect.objectContaining(evidence));
  });

  it('quotes the words of the line', () => {
    expect(evidenceOf('2 tbsp Greek Yogurt').map(({ word }) => word)).toContain('Greek Yogurt');
  });
});

describe('known ingredients', () => {
  it('have gluten wherever they have wheat, each allergen once and with its evidence', () => {
    expect(allergensOf(['butter', 'flour', 'butter', 'no-such-thing'])).toEqual({
      allergens: ['Gluten', 'Dairy', 'Wheat'],
      evidence: [
        { allergen: 'Gluten', ingredientId: 'flour' },
        { allergen: 'Dairy', ingredientId: 'butter' },
        { allergen: 'Wheat', ingredientId: 'flour' },
      ],
    });
    expect(withGluten(['Gluten', 'Wheat'])).toEqual(['Gluten', 'Wheat']);
    expect(withGluten(['Dairy'])).toEqual(['Dairy']);
  });

  it.each([
    [' LACTOSE ', 'Dairy'],
    ['oeufs', 'Eggs'],
    ['Frutos secos', 'Nuts'],
    ['soja', 'Soy'],
    ['pescado', 'Fish'],
    ['crustacés', 'Shellfish'],
    ['blé', 'Wheat'],
    ['cacahuètes', 'Peanuts'],
    ['sésamo', 'Sesame'],
    ['moutarde', 'Mustard'],
    ['apio', 'Celery'],
    ['altramuces', 'Lupin'],
    ['moluscos', 'Molluscs'],
    ['sulfites', 'Sulphites'],
    [' gLUTEN', 'Gluten'],
    ['kiwi', 'Kiwi'],
  ])('are asked about in the words of people: “%s” is %s', (word, allergen) => {
    expect(normaliseAllergen(word)).toBe(allergen);
  });
});

it.each(['200 g de pechuga de pollo, en daditos', '1 pimiento rojo cortado en daditos'])(
  'takes “%s” for no biscuits and no coffee',
  (line) => {
    expect(detectAllergens(line, 'es').evidence).toEqual([]);
  },
);

it.each(['1 cortado', 'un cortado', 'café cortado'])('knows that “%s” is a coffee with milk', (line) => {
  expect(detectAllergens(line, 'es').verdicts.Dairy).toBe('contains');
});

it.each([
  ['es', 'Añade los garbanzos y las acelgas'],
  ['es', 'los tomates'],
  ['fr', 'Faites cuire la poire'],
  ['fr', '2 poires Williams'],
] as const)('finds no allergen in the small words and fruit of “%s: %s”', (language, line) => {
  expect(detectAllergens(line, language).evidence).toEqual([]);
});

it.each([
  ['en-GB', '100 g sulphured apricots', 'contains'],
  ['en-US', '1 cup sulfured molasses', 'contains'],
  ['es', 'orejones sulfurados', 'contains'],
  ['es', 'pasas sulfuradas', 'contains'],
  ['fr', 'abricots soufrés', 'contains'],
  ['en-GB', '100 g unsulphured apricots', 'none'],
  ['en-US', '1 cup unsulfured molasses', 'none'],
  ['fr', 'figues non soufrées', 'none'],
] as const)('in %s, “%s”: sulphites %s', (language, line, verdict) => {
  expect(detectAllergens(line, language).verdicts.Sulphites).toBe(verdict);
});
