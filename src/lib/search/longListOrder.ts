import type { Recipe } from '@contracts/recipe';
import type { Language, SortOption } from '@contracts/vocabulary';
import { nameCollator } from '@kitchen/search/recipeOrder';
import { drained } from '../values/drained';
import { textOf } from './savedText';
import { isNameOrder, SORT_NUMBERS } from './sortRecipes';

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

const alphabetOf = (recipes: readonly Recipe[], language: Language): Alphabet =>
  knownAlphabet(recipes, language) ?? drained(makeAlphabet(recipes, language));

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
