import { MATCH_GOOD_RATIO, MATCH_POOR_RATIO } from '@contracts/limits';

/** Colours of the match badge: green, the accent, red. */
export type MatchColour = 'good' | 'fair' | 'poor';

/** The badge's colour (SPEC §4), or nothing where there is no badge: no ingredient counts, or the search was by name. */
export const matchColour = (matched: number | undefined, total: number | undefined): MatchColour | undefined => {
  if (matched === undefined || !total) return undefined;
  const ratio = matched / total;
  if (ratio >= MATCH_GOOD_RATIO) return 'good';
  return ratio <= MATCH_POOR_RATIO ? 'poor' : 'fair';
};
