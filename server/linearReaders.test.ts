import fc from 'fast-check';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { withoutWarnings } from '@kitchen/facts/allergens/allergenClauses';
import { detectAllergens } from '@kitchen/facts/allergens/allergenGuard';
import { ingredientsOfLine } from '@kitchen/facts/lineIngredients';
import { readForeignLine } from '@kitchen/reading/foreignLine';
import { readIngredientLine } from '@kitchen/reading/lines/ingredientLines';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import { keptCuisine } from '@kitchen/reading/readCuisine';
import { withParts } from '@kitchen/recipes/stepParts';
import { lastItemOf } from '@kitchen/search/suggest/lastItem';
import { createStepCounter } from '@kitchen/testing/countSteps';
import { HOSTILE_PIECES, repeated, unknownWords } from '@kitchen/testing/hostileTexts';
import { sized } from '@kitchen/testing/sized';
import { plainText } from './services/plainText';

/** Everything that reads a text of a cook. */
const READERS: Readonly<Record<string, (text: string, language: Language) => unknown>> = {
  detectAllergens,
  'detectAllergens of any language': (text) => detectAllergens(text),
  readIngredientLine,
  'readIngredientLine of any language': (text) => readIngredientLine(text),
  ingredientsOfLine: (text, language) => ingredientsOfLine(text, ['milk'], language),
  withoutWarnings,
  readForeignLine,
  parseIngredients: (text, language) => parseIngredients(text, { language }),
  lastItemOf,
  withParts,
  keptCuisine: (text) => keptCuisine([text]),
  plainText,
};

const SHORT = 500;
const LONG = 4 * SHORT;
/** Four times the text may take four times the steps, and as much again for a phrase that begins only in the long one. */
const GROWTH_MAX = 5;
const STEPS_PER_LETTER_MAX = 900;
/** Every such word is compared with the names of its length. */
const STEPS_PER_UNKNOWN_LETTER_MAX = 3_000;

const counter = createStepCounter();
afterAll(() => counter.stop());

/** Steps with warm caches, for texts of the two lengths. */
const stepsOf = (read: (text: string, language: Language) => unknown, piece: string, language: Language) => {
  const count = Math.floor(SHORT / piece.length);
  const texts = [piece.repeat(count), piece.repeat(count * 4)];
  for (const text of texts) read(text, language);
  return counter.stepsOf(...texts.map((text) => () => void read(text, language)));
};

const expectLinear = (name: string, piece: string, language: Language) => {
  const [short, long] = stepsOf(READERS[name]!, piece, language) as [number, number];
  const growth = long / Math.max(short, SHORT);
  expect({ name, piece, language, growth: growth > GROWTH_MAX ? growth : 'linear' }).toEqual({
    name,
    piece,
    language,
    growth: 'linear',
  });
  expect(long).toBeLessThan(LONG * STEPS_PER_LETTER_MAX);
};

describe.each(Object.keys(READERS))('%s', (name) => {
  it('takes steps in proportion to a hostile text', () => {
    for (const [i, piece] of HOSTILE_PIECES.entries()) expectLinear(name, piece, LANGUAGES[i % LANGUAGES.length]!);
  });

  it('takes steps in proportion to generated texts of hostile pieces', () => {
    const piece = fc
      .array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 2, maxLength: 6 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(piece, fc.constantFrom(...LANGUAGES), (one, language) => expectLinear(name, one, language)),
      { numRuns: sized(8, 20), seed: 18 },
    );
  });

  it('takes a bounded number of steps for words that no table has', () => {
    const text = unknownWords(1, LONG);
    expect(counter.stepsOf(() => void READERS[name]!(text, 'en-GB'))[0]).toBeLessThan(
      LONG * STEPS_PER_UNKNOWN_LETTER_MAX,
    );
  });
});

it('removes tags without looking for the end of a comment from each of its beginnings', () => {
  expect([repeated('<!--', 2_000), repeated('<', 2_000), `-->${repeated('<!--', 2_000)}`].map(plainText)).toEqual([
    '!--'.repeat(500),
    '<'.repeat(2_000),
    `-->${'!--'.repeat(500)}`,
  ]);
});
