import { bestOf } from './bestOf';
import type { Kitchen } from './kitchen';
import type { MatchIndex } from './matchIndex';
import { ABOUT_SHARE, misfitOf, scoreOf, STAND_IN } from './relevance/score';
import { WEIGHED_MAX, type MatchTally } from './tallyMatches';

/** A strong match has at least this share of the best score, */
export const CUT = 0.85;
/** of which there are at least so many, as long as anything matches, */
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

/**
 * The recipes a cook would be glad of, best first.
 * @param recipes matches that pass every limit
 */
export const strongMatches = (recipes: readonly number[], scoreOfRecipe: (recipe: number) => number): number[] => {
  const scores = Float64Array.from(recipes, scoreOfRecipe);
  const first = bestOf(recipes.keys(), STRONG_MAX, (a, b) => scores[b]! - scores[a]! || recipes[a]! - recipes[b]!);
  const best = scores[first[0]!] ?? 0;
  const least = best - (1 - CUT) * Math.max(best, LEAST_BEST);
  return first.filter((i, rank) => rank < AT_LEAST || scores[i]! >= least).map((i) => recipes[i]!);
};
