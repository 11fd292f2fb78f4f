import { searchIndex, type MatchIndex, type MatchQuery, type MatchResult } from './matchRecipes';
import { RULED_OUT } from './factsMask';

/**
 * Searches without the recipes that are ruled out: they are marked in a copy of the facts, as a fact of this one search,
 * so that the engine counts and cuts as with any other.
 * @param isRuledOut asked of every position in the index
 */
export const searchWithout = (
  index: MatchIndex,
  query: MatchQuery,
  isRuledOut: (position: number) => boolean,
): MatchResult => {
  const maskOf = index.maskOf.slice();
  index.entryOf.forEach((position, number) => {
    if (isRuledOut(position)) maskOf[number]! |= RULED_OUT;
  });
  return searchIndex({ ...index, maskOf }, { ...query, forbidden: query.forbidden | RULED_OUT });
};
