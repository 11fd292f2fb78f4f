import { MATCH_GOOD_RATIO, MATCH_POOR_RATIO } from '@contracts/limits';

export type MatchColour = 'good' | 'fair' | 'poor';

/**
 * The badge's colour: green from 85 % of the ingredients, red up to 50 %. Undefined if there is no badge: no
 * ingredient counts, or the search was by name.
 */
export const matchColour = (matched: number | undefined, total: number | undefined): MatchColour | undefined => {
  if (matched === undefined || !total) return undefined;
  const ratio = matched / total;
  if (ratio >= MATCH_GOOD_RATIO) return 'good';
  return ratio <= MATCH_POOR_RATIO ? 'poor' : 'fair';
};
