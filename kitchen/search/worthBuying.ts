import type { Held } from './kitchen';
import type { MatchIndex } from './matchIndex';
import type { Purchase } from './matchQuery';
import type { MatchTally } from './tallyMatches';

/**
 * The ingredients that alone are missing from most recipes, largest first, then by lower number.
 * @param recipes numbers of matches that pass every limit
 */
export const worthBuying = (
  { ingredientsOf, startOf, totalOf }: MatchIndex,
  {
    held,
    tally,
    recipes,
    most,
  }: { held: readonly Held[]; tally: MatchTally; recipes: readonly number[]; most: number },
): Purchase[] => {
  const owned = new Set(held.flatMap(({ numbers, standIns }) => [...numbers, ...standIns]));
  const lacking = new Map<number, number>();
  for (const recipe of recipes) {
    if (tally.matched[recipe] !== totalOf[recipe]! - 1) continue;
    const ingredients = ingredientsOf.subarray(startOf[recipe], startOf[recipe + 1]);
    // Undefined when it lacks an unread line: no purchase can complete it.
    const only = ingredients.find((number) => !owned.has(number));
    if (only !== undefined) lacking.set(only, (lacking.get(only) ?? 0) + 1);
  }
  return [...lacking]
    .map(([ingredient, count]): Purchase => ({ ingredient, recipes: count }))
    .sort((a, b) => b.recipes - a.recipes || a.ingredient - b.ingredient)
    .slice(0, most);
};
