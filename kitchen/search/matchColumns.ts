import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createGrowingNumbers } from './growingNumbers';

/**
 * What does not depend on the cook, worked out once. Recipes are numbered by their position in the input. Each
 * ingredient has the ascending numbers of its recipes (postings).
 */
export interface MatchIndex {
  size: number;
  /** By ingredient number; undefined for one in no recipe. */
  postings: readonly (Uint32Array | undefined)[];
  /** How many ingredients and unread lines a recipe has. */
  totalOf: Uint8Array;
  /** Sum of what all its ingredients would cost if they were missing. */
  needOf: Uint16Array;
  popularityOf: Uint8Array;
  maskOf: Int32Array;
  mayMaskOf: Int32Array;
  cuisineOf: Uint8Array;
  /** Infinity when unknown. */
  minutesOf: Float32Array;
  /** Number of its `RecipeTrait`. */
  traitOf: Uint8Array;
  /** Number of its kind of dish. */
  dishKindOf: Uint8Array;
  /** The ingredients of every recipe, one recipe after the other, and where each recipe begins. */
  ingredientsOf: Uint16Array;
  startOf: Uint32Array;
}

/** An index without what follows from the rest. */
export type MatchColumns = Omit<MatchIndex, 'size' | 'postings'>;

/** Room behind the recipes of an ingredient that are listed at once, as a share of them. */
const SPARE_SHARE = 32;

/** Lists the recipes of each ingredient at once: a counting sort, because there are millions. */
const postingsOf = ({ ingredientsOf, startOf }: MatchColumns): MatchIndex['postings'] => {
  const counts = new Uint32Array(INGREDIENTS.length);
  // By place: `for … of` takes several times as long on millions of numbers.
  for (let at = 0; at < ingredientsOf.length; at += 1) counts[ingredientsOf[at]!]! += 1;
  const most = counts.findLastIndex((count) => count > 0);
  const lists = Array.from(counts, (count) => new Uint32Array(count + Math.ceil(count / SPARE_SHARE)));
  const filled = new Uint32Array(INGREDIENTS.length);
  for (let recipe = 0; recipe + 1 < startOf.length; recipe += 1) {
    const end = startOf[recipe + 1]!;
    for (let at = startOf[recipe]!; at < end; at += 1) {
      const id = ingredientsOf[at]!;
      lists[id]![filled[id]!] = recipe;
      filled[id]! += 1;
    }
  }
  return Array.from({ length: most + 1 }, (_, id) =>
    counts[id]! > 0 ? lists[id]!.subarray(0, counts[id]) : undefined,
  );
};

/** The index whose columns these are. */
export const indexOfColumns = (columns: MatchColumns): MatchIndex => ({
  ...columns,
  size: columns.totalOf.length,
  postings: postingsOf(columns),
});

/** The columns of an index that is being built; they begin with those of another one. */
export const createColumns = (from: MatchIndex | undefined, isOwn: boolean | undefined) => ({
  totalOf: createGrowingNumbers(Uint8Array, { from: from?.totalOf, isOwn }),
  needOf: createGrowingNumbers(Uint16Array, { from: from?.needOf, isOwn }),
  popularityOf: createGrowingNumbers(Uint8Array, { from: from?.popularityOf, isOwn }),
  maskOf: createGrowingNumbers(Int32Array, { from: from?.maskOf, isOwn }),
  mayMaskOf: createGrowingNumbers(Int32Array, { from: from?.mayMaskOf, isOwn }),
  cuisineOf: createGrowingNumbers(Uint8Array, { from: from?.cuisineOf, isOwn }),
  minutesOf: createGrowingNumbers(Float32Array, { from: from?.minutesOf, isOwn }),
  traitOf: createGrowingNumbers(Uint8Array, { from: from?.traitOf, isOwn }),
  dishKindOf: createGrowingNumbers(Uint8Array, { from: from?.dishKindOf, isOwn }),
  ingredientsOf: createGrowingNumbers(Uint16Array, { from: from?.ingredientsOf, isOwn }),
  startOf: createGrowingNumbers(Uint32Array, { from: from?.startOf, isOwn }),
});

/** What the columns have up to now. */
export const columnsSoFar = (columns: ReturnType<typeof createColumns>): MatchColumns => ({
  totalOf: columns.totalOf.soFar(),
  needOf: columns.needOf.soFar(),
  popularityOf: columns.popularityOf.soFar(),
  maskOf: columns.maskOf.soFar(),
  mayMaskOf: columns.mayMaskOf.soFar(),
  cuisineOf: columns.cuisineOf.soFar(),
  minutesOf: columns.minutesOf.soFar(),
  traitOf: columns.traitOf.soFar(),
  dishKindOf: columns.dishKindOf.soFar(),
  ingredientsOf: columns.ingredientsOf.soFar(),
  startOf: columns.startOf.soFar(),
});
