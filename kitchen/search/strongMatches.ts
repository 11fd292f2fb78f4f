import type { Kitchen } from './kitchen';
import type { MatchIndex } from './matchColumns';
import { ABOUT_SHARE, misfitOf, scoreOf, STAND_IN } from './relevance/score';
import { variedChoice, VARIED } from './relevance/variety';
import { WEIGHED_MAX, type MatchTally } from './tallyMatches';
import { variedAt } from './variedOrder';

/** A strong match has at least this share of the best score, */
export const CUT = 0.9;
/** there are at least this many, as long as anything matches, */
export const AT_LEAST = 6;
/** and no more than fit into one answer. */
export const STRONG_MAX = 60;
/** The cut below a best score that is itself poor. */
export const LEAST_BEST = 0.4;

/** The score of a recipe in the tally, and the share of the kitchen's weight it uses. */
export const createScorer = (index: MatchIndex, { held, kind }: Kitchen, tally: MatchTally) => {
  const weights = held.slice(0, WEIGHED_MAX).map(({ weight }) => weight);
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const heaviest = Math.max(0, ...weights);
  const aboutBits = weights.reduce((bits, weight, i) => (weight >= ABOUT_SHARE * heaviest ? bits | (1 << i) : bits), 0);

  const usedOf = (recipe: number): number => {
    const uses = tally.uses[recipe]!;
    let used = 0;
    for (let rest = uses; rest !== 0; rest &= rest - 1) used += weights[31 - Math.clz32(rest & -rest)]!;
    for (let rest = tally.standsIn[recipe]! & ~uses; rest !== 0; rest &= rest - 1)
      used += STAND_IN * weights[31 - Math.clz32(rest & -rest)]!;
    return used / whole;
  };

  return {
    usedOf,
    scoreOf: (recipe: number): number =>
      scoreOf(
        {
          used: usedOf(recipe),
          isToThePoint: ((tally.uses[recipe]! | tally.standsIn[recipe]!) & aboutBits) !== 0,
          need: index.needOf[recipe]! - tally.spared[recipe]!,
          share: tally.matched[recipe]! / index.totalOf[recipe]!,
          popularity: index.popularityOf[recipe]!,
        },
        misfitOf(kind, index.traitOf[recipe]!),
      ),
  };
};

/** How much lower the score of a fill-up may be than that of the recipe it replaces, if it makes the page more varied. */
export const VARIETY_WORTH = 0.08;

/**
 * The places of the highest scores, best first; of equal ones, that of the recipe that comes first. Nearly every score
 * is passed over by one comparison of numbers.
 */
const highestPlaces = (scores: Float64Array, recipes: Uint32Array, most: number): number[] => {
  const compare = (a: number, b: number) => scores[b]! - scores[a]! || recipes[a]! - recipes[b]!;
  let places: number[] = [];
  let least = -Infinity;
  for (let place = 0; place < recipes.length; place += 1) {
    if (scores[place]! < least) continue;
    places.push(place);
    if (places.length < most * 2) continue;
    places = places.sort(compare).slice(0, most);
    least = scores[places[most - 1]!]!;
  }
  return places.sort(compare).slice(0, most);
};

/**
 * The recipes a cook would be glad of, best first. When fewer than `AT_LEAST` reach the cut, the next best fill up the
 * page, chosen so that it is varied.
 * @param recipes matches that pass every limit
 */
export const strongMatches = (
  index: MatchIndex,
  { scores }: MatchTally,
  recipes: Uint32Array,
  scoreOfRecipe: (recipe: number) => number,
): number[] => {
  for (let place = 0; place < recipes.length; place += 1) scores[place] = scoreOfRecipe(recipes[place]!);
  const first = highestPlaces(scores, recipes, VARIED);
  const best = scores[first[0]!] ?? 0;
  const least = best - (1 - CUT) * Math.max(best, LEAST_BEST);
  const reaches = (place: number) => scores[place]! >= least;
  const above = (first.every(reaches) ? highestPlaces(scores, recipes, STRONG_MAX) : first).filter(reaches);
  if (above.length >= AT_LEAST) return above.map((place) => recipes[place]!);
  const looked = first.map((place) => ({ ...variedAt(index, recipes[place]!), score: scores[place]! }));
  const before = looked.slice(0, above.length);
  const fillUps = variedChoice(
    before,
    looked.slice(above.length),
    AT_LEAST - above.length,
    (newcomer, other) => newcomer.score >= other.score - VARIETY_WORTH,
  );
  return [...before, ...fillUps].map(({ recipe }) => recipe);
};
