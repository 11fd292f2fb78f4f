import { bestOf } from './bestOf';
import type { MatchIndex } from './matchColumns';
import type { ComparePositions } from './recipeOrder';
import { variedPage, VARIED } from './relevance/variety';
import type { MatchTally } from './tallyMatches';

/** A recipe of the index as the variety of a page needs it. */
export const variedAt = ({ dishKindOf, ingredientsOf, startOf }: MatchIndex, recipe: number) => ({
  recipe,
  dishKind: dishKindOf[recipe]!,
  ingredients: ingredientsOf.subarray(startOf[recipe], startOf[recipe + 1]),
});

/**
 * The order of the strong matches: best match first, with the first page varied where shares are equal.
 * @param best the order without variety
 */
export const variedOrder = (
  index: MatchIndex,
  { matched }: MatchTally,
  strong: readonly number[],
  best: ComparePositions,
): ComparePositions => {
  const { totalOf } = index;
  const page = bestOf(strong, VARIED, best).map((recipe) => variedAt(index, recipe));
  const shown = variedPage(
    page,
    (a, b) => matched[a.recipe]! * totalOf[b.recipe]! === matched[b.recipe]! * totalOf[a.recipe]!,
  );
  const places = new Map(shown.map(({ recipe }, place) => [recipe, place]));
  const placeOf = (recipe: number) => places.get(recipe) ?? VARIED;
  return (a, b) => placeOf(a) - placeOf(b) || best(a, b);
};
