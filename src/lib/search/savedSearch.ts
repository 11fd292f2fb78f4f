import type { Recipe } from '@contracts/recipe';
import type { Language, SortOption } from '@contracts/vocabulary';
import { nameCollator } from '@kitchen/search/recipeOrder';
import { folded } from './folded';
import { isNameOrder, SORT_NUMBERS } from './sortRecipes';

interface SearchText {
  /** Title, ingredients and description, separated by line breaks so that no query matches across two of them. */
  all: string;
  /** Where the title and the ingredients end in `all`. */
  titleEnd: number;
  ingredientsEnd: number;
  /** Sort key for a plain comparison that is nearly right: "2 hour" before "12 hour". */
  order: string;
}

const DIGITS = /\d+/g;

/** Cache by identity: recipes are immutable, and an edited one is a new object. */
const texts = new WeakMap<Recipe, SearchText>();

const nameOf = (line: Recipe['ingredients'][number]) => (typeof line === 'string' ? line : line.name);

const textOf = (recipe: Recipe): SearchText => {
  const known = texts.get(recipe);
  if (known) return known;
  const title = folded(recipe.title);
  const ingredients = folded(recipe.ingredients.map(nameOf).join('\n'));
  const text = {
    // join() builds the string now. Concatenation would make a rope that the browser flattens only at the first search.
    all: [title, ingredients, folded(recipe.description)].join('\n'),
    titleEnd: title.length,
    ingredientsEnd: title.length + 1 + ingredients.length,
    order: title.replace(DIGITS, (number) => number.padStart(6, '0')),
  };
  texts.set(recipe, text);
  return text;
};

/** The text in the form in which it is compared. */
const asQuery = (text: string) => folded(text).trim().replaceAll(/\s+/g, ' ');

/** Rank of a match: 0 at the start of the name, 1 in the name, 2 in an ingredient, 3 in the description. */
const rank = (recipe: Recipe, query: string) => {
  const { all, titleEnd, ingredientsEnd } = textOf(recipe);
  const at = all.indexOf(query);
  if (at === 0) return 0;
  if (at === -1 || at > ingredientsEnd) return 3;
  return at < titleEnd ? 1 : 2;
};

const isNothing = (query: string) => query === '';

/** The last query of a list and its result. */
interface LastQuery {
  sought: readonly string[];
  found: readonly Recipe[];
}

type LastQueries = WeakMap<readonly Recipe[], LastQuery>;

const lastWholes: LastQueries = new WeakMap();
const lastWords: LastQueries = new WeakMap();

/**
 * The recipes that contain every one of the texts. A longer query can match only recipes that matched the shorter one,
 * so each key press searches the previous result.
 */
const havingAll = <R extends Recipe>(recipes: readonly R[], sought: readonly string[], last: LastQueries) => {
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
 * The recipes whose title, description or any ingredient contains the text, ignoring case and accents. If there are
 * none, the recipes that contain each of its words: "tomato egg" is in no title but still a sensible query.
 */
export const findRecipes = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] => {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const found = havingAll(recipes, [query], lastWholes);
  const words = query.split(' ');
  return found.length > 0 || words.length === 1 ? found : havingAll(recipes, words, lastWords);
};

/** The best matches first; ties keep their order. */
export const bestMatchFirst = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] => {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const ranked: R[][] = [[], [], [], []];
  for (const recipe of recipes) ranked[rank(recipe, query)]!.push(recipe);
  return ranked.flat();
};

/** The position of each title in a language's alphabetical order; equal titles share one. */
type Alphabet = ReadonlyMap<string, number>;

const alphabets = new Map<Language, Alphabet>();

const knownAlphabet = (recipes: readonly Recipe[], language: Language) => {
  const known = alphabets.get(language);
  return known && recipes.every(({ title }) => known.has(title)) ? known : undefined;
};

/** Cheap first pass by code units, which leaves little work for the slow locale comparison. */
const nearly = ([, a]: readonly [string, string], [, b]: readonly [string, string]) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Sorts all titles, one initial letter at a time, and yields often so that the caller can do other work. Sorting by
 * initial letter normally gives the right overall order; where the locale disagrees, everything is sorted at once.
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
 * Prepares a long list for searching and sorting by name ahead of time. It yields after each small step, so that the
 * caller can let other work run.
 */
export function* readyLongList(recipes: readonly Recipe[], language: Language): Generator<void, void> {
  for (const recipe of recipes) {
    textOf(recipe);
    yield;
  }
  if (!knownAlphabet(recipes, language)) yield* makeAlphabet(recipes, language);
}

/** Counting sort: stable, and without comparisons, so thousands of recipes take no time. */
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
