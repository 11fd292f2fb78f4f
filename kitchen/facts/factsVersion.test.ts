import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { ingredientName } from '../recipes/ingredientNames';
import { allergenDictionary } from './allergens/allergenDictionary';
import { detectAllergens } from './allergens/allergenGuard';
import { FACTS_FINGERPRINTS, FACTS_VERSION } from './factsVersion';
import { ingredientsOfLine } from './lineIngredients';
import { recipeFacts } from './recipeFacts';

const TONGUES = ['en-GB', 'es', 'fr'] as const;
const DATA = join(__dirname, '..', '..', 'tests', 'data');

const firstColumns = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((row) => row.split('\t')[0] || []);

const lineLanguages = readdirSync(join(DATA, 'ingredient-lines'))
  .map((file) => file.replace('.tsv', ''))
  .filter((name): name is Language => (LANGUAGES as readonly string[]).includes(name));

/** Names that only the allergen tables know, each with its allergens. */
const products = () => (['en', 'es', 'fr'] as const).map((tongue) => [...allergenDictionary(tongue).entries]);

/** 100 g of every ingredient in the languages that differ most, and lines as people write them. */
const LINES: readonly (readonly [Language, string])[] = [
  ...TONGUES.flatMap((language) =>
    INGREDIENTS.map(({ id }) => [language, `100 g ${ingredientName(id, language)}`] as const),
  ),
  ...lineLanguages.flatMap((language) =>
    firstColumns(join(DATA, 'ingredient-lines', `${language}.tsv`)).map((line) => [language, line] as const),
  ),
];

const factsOf = ([language, line]: (typeof LINES)[number]) => {
  const { ids, isGuess } = readIngredientLine(line, language);
  const [id] = ids;
  const named = ingredientsOfLine(line, ids, language);
  const report = detectAllergens(line, language);
  return recipeFacts([{ ...(id !== undefined && { id, grams: 100 }), ids: named, isGuess, report }], {
    servings: 1,
    nameOf: (one) => one,
  });
};

const fingerprint = () =>
  createHash('sha256')
    .update(JSON.stringify([LINES.map(factsOf), products()]))
    .digest('hex')
    .slice(0, 16);

describe('the version of the facts', () => {
  it('follows every name of the allergen tables', () => {
    const names = products().map((entries) => new Set(entries.map(([name]) => name)));
    expect(names.every(({ size }) => size > 3_000)).toBe(true);
    expect(names[1]).toContain('alfoncigo');
  });

  it('goes up with every change of a rule or a table: append this fingerprint', () => {
    expect(LINES.length).toBeGreaterThan(3_000);
    expect(fingerprint()).toBe(FACTS_FINGERPRINTS.at(-1));
  });

  it('counts the fingerprints, each of which occurs once', () => {
    expect(FACTS_VERSION).toBe(new Set(FACTS_FINGERPRINTS).size);
  });
});
