/** The texts by which a recipe can be found. */
export interface NameEntry {
  /** Its title in every language. */
  titles: readonly string[];
  /** Weaker words: the names of its ingredients, its cuisine. */
  words: readonly string[];
  popularity: number;
}

export interface NameResult {
  /** Positions of recipes in the order they were added, best match first. */
  entries: number[];
  /** Number of all matches, also beyond `entries`. */
  total: number;
  /** Matches of the requested kind that are filtered out. */
  hidden: number[];
  /** Matches under `isCounted`, in no order. */
  counted: number[];
  /** No recipe is the one that was named; these are near it. */
  isNear?: boolean;
}

/** Which recipes a search may show. */
export interface NameLimits {
  isWanted: (entry: number) => boolean;
  /**
   * Whether an entry is of the requested kind. One that is, but is not wanted, is hidden. When absent, nothing is
   * hidden.
   */
  isOfKind?: (entry: number) => boolean;
  /** Which entries are counted; the wanted ones when absent. */
  isCounted?: (entry: number) => boolean;
}

/** Entries that are near a dish that is not in the index. */
export interface NearDishes {
  scores: ReadonlyMap<number, number>;
  /** What was typed names only ingredients and cuisines: recipes with all of them are what was asked for. */
  isAbout: boolean;
}
