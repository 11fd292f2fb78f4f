import { bestOf } from './bestOf';
import { createCuisineTally } from './cuisineTally';
import { createHiddenTally } from './hiddenTally';
import type { MatchIndex } from './matchColumns';
import type { MatchHit, MatchQuery, MatchResult } from './matchQuery';
import type { ComparePositions } from './recipeOrder';
import { createScorer, strongMatches } from './strongMatches';
import { clearTally, createTally, tallyMatches, type MatchTally } from './tallyMatches';
import { variedOrder } from './variedOrder';
import { worthBuying } from './worthBuying';

const tallies = new WeakMap<MatchIndex, MatchTally>();

/** The scratch space of an index; not for two searches at once. */
const tallyOf = (index: MatchIndex): MatchTally => {
  const known = tallies.get(index) ?? createTally(index.size);
  tallies.set(index, known);
  return known;
};

/** The numbers of the recipes that have one ingredient of each group. */
const usersOf = ({ postings, size }: MatchIndex, groups: readonly (readonly number[])[]): Uint8Array => {
  const has = new Uint8Array(size).fill(1);
  for (const group of groups) {
    const users = new Uint8Array(size);
    for (const number of group) for (const recipe of postings[number] ?? []) users[recipe] = 1;
    for (let recipe = 0; recipe < size; recipe += 1) has[recipe]! &= users[recipe]!;
  }
  return has;
};

/** Whether a recipe passes the limits of the search; exclusions are asked first, because they are counted. */
const createLimits = (index: MatchIndex, query: MatchQuery) => {
  const { required, forbidden, forbiddenMay = 0, maxMinutes, isRuledOut, mustUse = [] } = query;
  const { maskOf, mayMaskOf, minutesOf } = index;
  const users = mustUse.length > 0 ? usersOf(index, mustUse) : undefined;
  return {
    isOffered: (recipe: number): boolean =>
      (maxMinutes === undefined || minutesOf[recipe]! <= maxMinutes) && !isRuledOut?.(recipe),
    isUsing: (recipe: number): boolean => users === undefined || users[recipe] === 1,
    isPermitted: (recipe: number): boolean =>
      (maskOf[recipe]! & required) === required &&
      (maskOf[recipe]! & forbidden) === 0 &&
      (mayMaskOf[recipe]! & forbiddenMay) === 0,
  };
};

/** Makes all counts that the answer reports, and returns the matches that pass every limit. */
const sift = (index: MatchIndex, query: MatchQuery, tally: MatchTally) => {
  const { maskOf, mayMaskOf, cuisineOf } = index;
  const { required, forbidden, forbiddenMay = 0, base } = query;
  const limits = createLimits(index, query);
  const cuisines = createCuisineTally(query.cuisines ?? []);
  const hidden = createHiddenTally({ required, forbidden, forbiddenMay, base: base ?? { required, forbidden } });
  const uses = query.held.map(() => 0);
  const { touched, count, passed } = tally;
  let passing = 0;
  for (let i = 0; i < count; i += 1) {
    const recipe = touched[i]!;
    if (!limits.isOffered(recipe)) continue;
    const isOfCuisine = cuisines.isWanted(cuisineOf[recipe]!);
    const isUsing = limits.isUsing(recipe);
    if (!limits.isPermitted(recipe)) {
      if (isOfCuisine && isUsing) hidden.add(maskOf[recipe]!, mayMaskOf[recipe]!);
      continue;
    }
    if (isUsing) cuisines.add(cuisineOf[recipe]!);
    if (!isOfCuisine) continue;
    for (let rest = tally.uses[recipe]! | tally.standsIn[recipe]!; rest !== 0; rest &= rest - 1)
      uses[31 - Math.clz32(rest & -rest)]! += 1;
    if (!isUsing) continue;
    passed[passing] = recipe;
    passing += 1;
  }
  return { recipes: passed.subarray(0, passing), uses, hidden: hidden.counts, cuisines: cuisines.counts };
};

/**
 * Best match first: the share of its ingredients the cook has, as the specification says, then the larger part of the
 * kitchen, then the better liked.
 */
const bestMatchOrder =
  (
    { totalOf, popularityOf }: MatchIndex,
    { matched }: MatchTally,
    usedOf: (recipe: number) => number,
  ): ComparePositions =>
  (a, b) =>
    matched[b]! * totalOf[a]! - matched[a]! * totalOf[b]! ||
    usedOf(b) - usedOf(a) ||
    popularityOf[b]! - popularityOf[a]! ||
    a - b;

interface Ranked {
  strong: readonly number[];
  recipes: Uint32Array;
  /** The order of the strong and of the weaker matches. */
  orders: readonly [strong: ComparePositions, weaker: ComparePositions];
}

/** One page, which never holds both strong and weaker matches. */
const pageOf = ({ strong, recipes, orders }: Ranked, { offset, limit }: MatchQuery): number[] => {
  if (offset < strong.length) return bestOf(strong, offset + limit, orders[0]).slice(offset);
  const chosen = new Set(strong);
  const weaker = recipes.filter((recipe) => !chosen.has(recipe));
  const from = offset - strong.length;
  return bestOf(weaker, from + limit, orders[1]).slice(from);
};

/** The answer to a search whose matches have been tallied. */
const resultOf = (index: MatchIndex, query: MatchQuery, tally: MatchTally): MatchResult => {
  const { recipes, uses, hidden, cuisines } = sift(index, query, tally);
  const { usedOf, scoreOf } = createScorer(index, query, tally);
  const strong = strongMatches(index, tally, recipes, scoreOf);
  const best = bestMatchOrder(index, tally, usedOf);
  const { order } = query;
  const thenBy = (tied: ComparePositions): ComparePositions => (order ? (a, b) => order(a, b) || tied(a, b) : tied);
  const orders = [thenBy(variedOrder(index, tally, strong, best)), thenBy(best)] as const;
  const page = pageOf({ strong, recipes, orders }, query);
  const hitOf = (entry: number): MatchHit => ({ entry, matched: tally.matched[entry]!, total: index.totalOf[entry]! });
  const { held, purchases: most } = query;
  return {
    hits: page.map(hitOf),
    total: recipes.length,
    strong: strong.length,
    uses,
    ...(most !== undefined && { purchases: worthBuying(index, { held, tally, recipes, most }) }),
    ...(query.base && { hidden }),
    ...(query.cuisines && { cuisines }),
  };
};

/**
 * The matches of a kitchen: first the strong ones, which a cook would be glad of (docs/decisions/0006), then the weaker
 * ones. Not reentrant: the counters belong to the index.
 */
export const searchIndex = (index: MatchIndex, query: MatchQuery): MatchResult => {
  const tally = tallyOf(index);
  tallyMatches(index, query.held, tally);
  try {
    return resultOf(index, query, tally);
  } finally {
    clearTally(tally);
  }
};
