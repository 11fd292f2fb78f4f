import type { Recipe } from '@contracts/recipe';
import { drained } from '../values/drained';
import { asQuery, textOf } from './savedText';

/** Recipes looked at between two pauses: less than a millisecond of a slow phone. */
const AT_ONCE = 100;

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
function* havingAll<R extends Recipe>(
  recipes: readonly R[],
  sought: readonly string[],
  last: LastQueries,
): Generator<void, readonly R[]> {
  const before = last.get(recipes);
  const isNarrower = before?.sought.every((old) => sought.some((text) => text.includes(old))) ?? false;
  const among = isNarrower ? (before!.found as readonly R[]) : recipes;
  if (isNarrower && sought.every((text) => before!.sought.includes(text))) return among;
  const found: R[] = [];
  for (const [i, recipe] of among.entries()) {
    const { all } = textOf(recipe);
    if (sought.every((text) => all.includes(text))) found.push(recipe);
    if (i % AT_ONCE === 0) yield;
  }
  last.set(recipes, { sought, found });
  return found;
}

function* finding<R extends Recipe>(recipes: readonly R[], text: string): Generator<void, readonly R[]> {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const found = yield* havingAll(recipes, [query], lastWholes);
  const words = query.split(' ');
  return found.length > 0 || words.length === 1 ? found : yield* havingAll(recipes, words, lastWords);
}

/**
 * The recipes whose title, description or any ingredient contains the text, ignoring case and accents. If there are
 * none, the recipes that contain each of its words: "tomato egg" is in no title but still a sensible query.
 */
export const findRecipes = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] =>
  drained(finding(recipes, text));

/** The last query that a list was ranked for, and the list in that order. */
const lastRanked = new WeakMap<readonly Recipe[], { query: string; ranked: readonly Recipe[] }>();

function* ranking<R extends Recipe>(recipes: readonly R[], text: string): Generator<void, readonly R[]> {
  const query = asQuery(text);
  if (isNothing(query)) return recipes;
  const before = lastRanked.get(recipes);
  if (before?.query === query) return before.ranked as readonly R[];
  const byRank: R[][] = [[], [], [], []];
  for (const [i, recipe] of recipes.entries()) {
    byRank[rank(recipe, query)]!.push(recipe);
    if (i % AT_ONCE === 0) yield;
  }
  const ranked = byRank.flat();
  lastRanked.set(recipes, { query, ranked });
  return ranked;
}

/** The best matches first; ties keep their order. */
export const bestMatchFirst = <R extends Recipe>(recipes: readonly R[], text: string): readonly R[] =>
  drained(ranking(recipes, text));

/**
 * Finds and ranks the matches of a text ahead of time, so that the functions above only have to return them. It yields
 * after each small step, so that the caller can let other work run.
 */
export function* readyMatches(recipes: readonly Recipe[], text: string): Generator<void, void> {
  yield* ranking(yield* finding(recipes, text), text);
}
