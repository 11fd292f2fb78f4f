import type { HiddenCounts, HidingMasks } from './hiddenTally';
import type { Kitchen } from './kitchen';
import type { ComparePositions } from './recipeOrder';

export interface MatchQuery extends Kitchen {
  /** Bits a recipe must all have. */
  required: number;
  /** Bits of which a recipe must have none. */
  forbidden: number;
  /** Bits of which its may-contain set must have none. */
  forbiddenMay?: number;
  /** When given, counts the matches hidden only by what exceeds these masks. */
  base?: HidingMasks['base'];
  /** Numbers of the cuisines to find, empty for all. When given, matches are counted by cuisine too. */
  cuisines?: readonly number[];
  /** Longest duration in minutes. */
  maxMinutes?: number;
  /** Numbers of ingredients; a recipe must have one of each group. */
  mustUse?: readonly (readonly number[])[];
  /** Whether the recipe has an ingredient that the text rules out. */
  isRuledOut?: (recipe: number) => boolean;
  /** Order within the strong and within the weaker matches; best match first when absent. */
  order?: ComparePositions;
  limit: number;
  offset: number;
  /** How many purchases to suggest; none when absent. */
  purchases?: number;
}

/** An ingredient to buy, and how many recipes it would complete. */
export interface Purchase {
  ingredient: number;
  recipes: number;
}

export interface MatchHit {
  /** Position of the recipe in the index's input. */
  entry: number;
  matched: number;
  total: number;
}

export interface MatchResult {
  /** One page: strong matches, or from `strong` on weaker ones. */
  hits: MatchHit[];
  /** Number of all matches, regardless of limit and offset. */
  total: number;
  /** How many of them are strong. They come first. */
  strong: number;
  /** How many matches use each held ingredient, also those without what must be used. */
  uses: number[];
  /** The ingredients that complete most recipes, largest first, then by lower number. Only when requested. */
  purchases?: Purchase[];
  /** Hidden matches, by bit. Only with `base`. */
  hidden?: HiddenCounts;
  /** Matches of every cuisine, wanted or not, by its number. Only with `cuisines`. */
  cuisines?: Uint32Array;
}
