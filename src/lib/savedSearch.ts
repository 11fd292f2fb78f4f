import type { Recipe } from '@contracts/recipe';
import type { Language, SortOption } from '@contracts/vocabulary';
import { folded } from './folded';
import { isNameOrder, nameCollator, SORT_NUMBERS } from './sortRecipes';

interface SearchText {
  /** Title, ingredients and description; what a line break parts is never read across it. */
  all: string;
  /** Where title and ingredients end in it. */
  titleEnd: number;
  ingredientsEnd: number;
  /** Puts titles nearly in order by a plain comparison: "2 hour" before "12 hour". */
  order: string;
}

const DIGITS = /\d+/g;

/** A recipe never changes: one that is edited is another object, and has a text of its own. */
const texts = new WeakMap<Recipe, SearchText>();

const nameOf = (line: Recipe['ingredients'][number]) => (typeof line === 'string' ? line : line.name);

const textOf = (recipe: Recipe): SearchText => {
  const known = texts.get(recipe);
  if (known) return known;
  const title = folded(recipe.title);
  const ingredients = folded(recipe.ingredients.map(nameOf).join('\n'));
  const text = {
    // Joined and not added up: the browser would put it together only with the first key.
    all: [title, ingredients, folded(recipe.description)].join('\n'),
    titleEnd: title.length,
    ingredientsEnd: title.length + 1 + ingredients.length,
    order: title.replace(DIGITS, (number) => number.padStart(6, '0')),
  };
  texts.set(recipe, text);
  return text;
};

/** What is looked for, as it is compared. */
const asQuery = (text: string) => folded(text).trim().replaceAll(/\s+/g, ' ');

/** How well a recipe answers: its name begins with the text, has it, an ingredient has it, the description does. */
const rank = (recipe: Recipe, query: string) => {
  const { all, titleEnd, ingredientsEnd } = textOf(recipe);
  const at = all.indexOf(query);
  if (at === 0) return 0;
  if (at === -1 || at > ingredientsEnd) return 3;
  return at < titleEnd ? 1 : 2;
};

const isNothing = (query: string) => query === '';

/** What was looked for last in a list, and what was found. */
interface LastSearch {
  sought: readonly string[];
  found: readonly Recipe[];
}

type LastSearches = WeakMap<readonly Recipe[], LastSearch>;

const lastWholes: LastSearches = new WeakMap();
const lastWords: LastSearches = new WeakMap();

/**
 * The recipes that have each of the texts. Longer ones are found only where the shorter ones were, so a key looks through
 * what the one before has left.
 */
const havingAll = <R extends Recipe>(recipes: readonly R[], sought: readonly string[], last: LastSearches) => {
  const before = last.get(recipes);
  const isNarrower = before?.sought.every((old) => sought.some((text) => text.includes(old))) ?? false;
  const among = isNarrower ? (before!.found as readonly R[]) : recipes;
  if (isNarrower && sought.every((text) => before!.sought.includes(text))) return among;
  const found = among.filter((recipe) => {
    const { all } = textOf(recipe);
    return sought.every((text) => all.includes(text));
  });
  last.set(recipes, { sought, found });
  return found;
};

/**
 * The recipes whose title, description or any ingredient has the text (SPEC §5), whatever its case and accents. Where
 * none has the whole text, those that have each of its words: "tomato egg" is no title, and yet a wish.
 */
export const findRecipes = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] => {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const found = havingAll(recipes, [query], lastWholes);
  const words = query.split(' ');
  return found.length > 0 || words.length === 1 ? found : havingAll(recipes, words, lastWords);
};

/** The best match of a text first; what answers it equally well keeps its order. */
export const bestMatchFirst = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] => {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const ranked: R[][] = [[], [], [], []];
  for (const recipe of recipes) ranked[rank(recipe, query)]!.push(recipe);
  return ranked.flat();
};

/** The place of each title in the alphabet of a language; titles that are equal there have the same. */
type Alphabet = ReadonlyMap<string, number>;

const alphabets = new Map<Language, Alphabet>();

const knownAlphabet = (recipes: readonly Recipe[], language: Language) => {
  const known = alphabets.get(language);
  return known && recipes.every(({ title }) => known.has(title)) ? known : undefined;
};

/** In order by a plain comparison; the one of the language, which is slow, has little left to do. */
const nearly = ([, a]: readonly [string, string], [, b]: readonly [string, string]) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Puts all titles in order, one first letter after the other, and stops where a caller may have something else to do.
 * What is sorted that way is in order as a whole, too; where a language sees it otherwise, all is sorted at once.
 */
function* makeAlphabet(recipes: readonly Recipe[], language: Language): Generator<void, Alphabet> {
  const { compare } = nameCollator(language);
  const byLetter = new Map<string, Map<string, string>>();
  for (const recipe of recipes) {
    const { order } = textOf(recipe);
    const letter = order.slice(0, 1);
    const titles = byLetter.get(letter);
    if (titles) titles.set(recipe.title, order);
    else byLetter.set(letter, new Map([[recipe.title, order]]));
    yield;
  }
  let titles: string[] = [];
  for (const letter of [...byLetter.keys()].sort(compare)) {
    const sorted = [...byLetter.get(letter)!].sort(nearly).map(([title]) => title);
    titles.push(...sorted.sort(compare));
    yield;
  }
  const alphabet = new Map<string, number>();
  for (let i = 0, place = 0; i < titles.length; i += 1) {
    const step = i === 0 ? 0 : compare(titles[i - 1]!, titles[i]!);
    if (step > 0) {
      titles = titles.sort(compare);
      alphabet.clear();
      [i, place] = [-1, 0];
      continue;
    }
    if (step < 0) place += 1;
    alphabet.set(titles[i]!, place);
    yield;
  }
  alphabets.set(language, alphabet);
  return alphabet;
}

const alphabetOf = (recipes: readonly Recipe[], language: Language): Alphabet => {
  const known = knownAlphabet(recipes, language);
  if (known) return known;
  const making = makeAlphabet(recipes, language);
  for (;;) {
    const made = making.next();
    if (made.done) return made.value;
  }
};

/**
 * Makes a long list ready to be searched and sorted by name, before anybody does. It stops after each little step: whoever
 * asks for the next one may let others go first.
 */
export function* readyLongList(recipes: readonly Recipe[], language: Language): Generator<void, void> {
  for (const recipe of recipes) {
    textOf(recipe);
    yield;
  }
  if (!knownAlphabet(recipes, language)) yield* makeAlphabet(recipes, language);
}

/** Each to its place, of so many; of one place, the first stays first. Nothing is compared, so thousands take no time. */
const sortedByPlace = (recipes: readonly Recipe[], places: Uint32Array, size: number): Recipe[] => {
  const next = new Uint32Array(size + 1);
  for (const place of places) next[place + 1]! += 1;
  for (let place = 0; place < size; place += 1) next[place + 1]! += next[place]!;
  const sorted = [...recipes];
  for (let i = 0; i < places.length; i += 1) sorted[next[places[i]!]!++] = recipes[i]!;
  return sorted;
};

/** `sortRecipes` for a list of thousands: the same order, within a few milliseconds. */
export const sortLongList = (recipes: readonly Recipe[], option: SortOption, language: Language): Recipe[] => {
  if (!isNameOrder(option)) {
    const numbers = Float64Array.from(recipes, SORT_NUMBERS[option]);
    const placeOf = new Map([...new Set(numbers)].sort((a, b) => a - b).map((number, place) => [number, place]));
    const places = Uint32Array.from(numbers, (number) => placeOf.get(number)!);
    return sortedByPlace(recipes, places, placeOf.size);
  }
  const alphabet = alphabetOf(recipes, language);
  const { size } = alphabet;
  const places = Uint32Array.from(recipes, ({ title }) => alphabet.get(title)!);
  return sortedByPlace(recipes, option === 'name-asc' ? places : places.map((place) => size - 1 - place), size);
};
