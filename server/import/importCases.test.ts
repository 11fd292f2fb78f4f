import type { Language } from '@contracts/vocabulary';
import { loadTellLanguage, type TellLanguage } from '../services/textLanguage';
import type { RawRecipe } from './importTypes';
import { normalise } from './normalise';
import { idsOfLines } from '../services/facts/importedFacts';
import { toStored } from './toStored';

/** Regression cases from imported files, from the original text to the stored recipe. */

let tellLanguage: TellLanguage;
beforeAll(async () => {
  tellLanguage = await loadTellLanguage();
});

const METHOD: Readonly<Record<Language, string>> = {
  'en-GB': 'Mix everything in a large bowl and leave it to stand for an hour before you serve it.',
  'en-US': 'Mix everything in a large bowl and let it stand for an hour before serving.',
  es: 'Mezclar todo en un bol grande y dejar reposar durante una hora antes de servir.',
  fr: 'Mélanger le tout dans un grand saladier et laisser reposer pendant une heure avant de servir.',
};

const stored = (language: Language, raw: Partial<RawRecipe>) =>
  toStored(
    normalise(
      { title: 'X', description: '', labels: [], ingredients: ['2 eggs'], steps: [{ text: METHOD[language] }], language, ...raw }, // prettier-ignore
      'a.json',
      { tellLanguage, idsOf: idsOfLines },
    ),
  );

it.each<[Language, string, object]>([
  ['en-US', '1-1/2 cups sugar', { quantity: '355 ml', amount: 354.9, unit: 'ml', id: 'sugar' }],
  ['en-US', '1–1/2 cups sugar', { amount: 354.9, unit: 'ml' }],
  ['en-US', '1-½ cups sugar', { amount: 354.9, unit: 'ml' }],
  ['en-US', '1 -1/2 cups sugar', { amount: 354.9, unit: 'ml' }],
  ['en-US', '1 & 1/2 cups sugar', { amount: 354.9, unit: 'ml' }],
  ['en-GB', '1,000 g flour', { quantity: '1 kg', amount: 1000, unit: 'g', id: 'flour' }],
  ['es', '1.000 g de harina', { amount: 1000, unit: 'g' }],
  ['es', '1,5 kg de harina', { amount: 1.5, unit: 'kg' }],
  ['fr', '1\u202f000 g de farine', { amount: 1000, unit: 'g' }],
  ['fr', '1,5 kg de farine', { amount: 1.5, unit: 'kg' }],
  ['en-US', '¾ cup plus 2 tbsp sugar', { amount: 207, unit: 'ml' }],
  ['en-US', '1 gallon water', { amount: 3785, unit: 'ml' }],
  ['en-GB', '1 gallon water', { amount: 4546, unit: 'ml' }],
  ['en-GB', '1 gill milk', { amount: 142.1, unit: 'ml' }],
  ['en-GB', '10 fl oz milk', { amount: 284.1, unit: 'ml' }],
  ['en-US', '10 fl oz milk', { amount: 295.7, unit: 'ml' }],
  ['en-US', '1 stick butter', { amount: 113, unit: 'g' }],
])('in %s “%s” is stored with its amount', (language, line, expected) => {
  expect(stored(language, { ingredients: [line, '2 eggs'] }).recipe.ingredients[0]).toMatchObject(expected);
});

it('reads pints without a claim by the other words of the recipe', () => {
  const pint = (...ingredients: string[]) =>
    toStored(
      normalise(
        { title: 'X', description: '', labels: [], ingredients, steps: [{ text: METHOD['en-GB'] }] },
        'a.json',
        { tellLanguage, idsOf: idsOfLines },
      ),
    ).recipe.ingredients[0];
  expect(pint('1 pint milk', '2 cups all-purpose flour', '1 stick butter')).toMatchObject({ amount: 473.2 });
  expect(pint('1 pint milk', '200 g plain flour', '1 tin tomatoes')).toMatchObject({ amount: 568.3 });
});

it('does not call nutrition complete when an amount is implausible', () => {
  const { recipe, questioned } = stored('en-US', { ingredients: ['1,000 cups sugar', '200 g flour', '2 eggs'] });
  expect(questioned).toEqual(['1,000 cups sugar']);
  expect(recipe.ingredients[0]).toEqual({ name: 'sugar', quantity: '1,000 cups', id: 'sugar' });
  expect(recipe.nutritionCoverage).toEqual({ covered: 2, total: 3 });
});

it('converts °F in the steps like the ingredients', () => {
  const { recipe } = stored('en-US', { steps: [{ text: 'Mix well, then bake at 350°F (175°C) in a 9-inch tin.' }] });
  expect(recipe.instructions[0]).toMatchObject({
    step: 'Mix well, then bake at 180°C in a 23 cm tin.',
    parts: expect.arrayContaining([
      { kind: 'temperature', celsius: 180, text: '180°C' },
      { kind: 'length', cm: 23, text: '23 cm' },
    ]) as unknown,
  });
});

it('classifies an apple cake as a meal', () => {
  const { recipe } = stored('en-US', {
    title: 'Apple cake',
    labels: ['apple juice', 'coffee', 'fall'],
    ingredients: ['3 apples', '2 tbsp brandy', '1 cup sugar', '2 cups zzz'],
    steps: [{ text: 'Slice the apples, pour the brandy over them and bake for an hour. Serve in a glass dish.' }],
  });
  expect(recipe).toMatchObject({ category: 'Meals', unreadLines: { count: 1, total: 4 } });
});

describe('hostile recipes', () => {
  it.each(['1 ', '1,', '1-', ', ', '• ', '1. ', 'A. ', 'plus 2 cups ', '<li>', '&lt;b', '350°F (', '卵', '1 000 '])(
    'of %j are read or rejected without delay',
    (piece) => {
      const long = piece.repeat(20_000);
      let outcome = 'read';
      try {
        stored('en-GB', { title: long, ingredients: [long], steps: [{ text: long }], labels: [long] });
      } catch (error) {
        outcome = (error as Error).name;
      }
      expect(['read', 'ImportError']).toContain(outcome);
    },
  );
});
