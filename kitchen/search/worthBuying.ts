import { INGREDIENTS } from '../ingredients/ingredientTable';
import type { Held } from './kitchen';
import type { MatchIndex } from './matchColumns';
import type { Purchase } from './matchQuery';
import type { MatchTally } from './tallyMatches';

/**
 * The ingredients that alone are missing from most recipes, largest first, then by lower number.
 * @param recipes numbers of matches that pass every limit
 */
export const worthBuying = (
  { ingredientsOf, startOf, totalOf }: MatchIndex,
  { held, tally, recipes, most }: { held: readonly Held[]; tally: MatchTally; recipes: Uint32Array; most: number },
): Purchase[] => {
  const isOwned = new Uint8Array(INGREDIENTS.length);
  for (const { numbers, standIns } of held) {
    for (const number of numbers) isOwned[number] = 1;
    for (const number of standIns) isOwned[number] = 1;
  }
  const { matched } = tally;
  const lacking = new Map<number, number>();
  for (const recipe of recipes) {
    if (matched[recipe] !== totalOf[recipe]! - 1) continue;
    const end = startOf[recipe + 1]!;
    let at = startOf[recipe]!;
    while (at < end && isOwned[ingredientsOf[at]!] === 1) at += 1;
    // At the end when it lacks an unread line: no purchase can complete it.
    if (at === end) continue;
    const only = ingredientsOf[at]!;
    lacking.set(only, (lacking.get(only) ?? 0) + 1);
  }
  return [...lacking]
    .map(([ingredient, count]): Purchase => ({ ingredient, recipes: count }))
    .sort((a, b) => b.recipes - a.recipes || a.ingredient - b.ingredient)
    .slice(0, most);
};
