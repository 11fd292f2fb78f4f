import { isDrink } from '../facts/factsMask';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createGrowingNumbers } from './growingNumbers';
import { CLASS_AT } from './relevance/ingredientClasses';
import { RECIPE_TRAITS, recipeTrait } from './relevance/recipeTrait';
import { NEED, NEED_UNREAD } from './relevance/score';

/** A recipe as the search by ingredients knows it. */
export interface IndexEntry {
  /** Non-staple ingredients, each once, as numbers of the ingredient table. */
  ingredientIds: readonly number[];
  /** Number of unread lines. The recipe needs them too, so they count in its total and are never matched. */
  unread?: number;
  /** 0 to 100. */
  popularity: number;
  /** Facts as a bit set of at most 32 bits. */
  mask: number;
  /** Possible allergens as a bit set; empty when absent. */
  mayMask?: number;
  /** Number of its cuisine, at most 255; 0 or absent for none. */
  cuisine?: number;
  /** Minutes from start to plate; unknown when absent. */
  minutes?: number;
  /** Number of its kind of dish, at most 255. */
  dishKind?: number;
}

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

/** Ingredients beyond this are not counted, because the counters are bytes. */
const TOTAL_MAX = 255;

/** What each ingredient costs when it is missing, by its number. */
export const NEED_AT = Uint8Array.from(CLASS_AT, (name) => NEED[name]);

/** Room for the recipes of one ingredient at first. */
const FEW = 8;

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
const createColumns = (from: MatchIndex | undefined, isOwn: boolean) => ({
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

const columnsSoFar = (columns: ReturnType<typeof createColumns>): MatchColumns => ({
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

/**
 * Builds the index, and goes on with it: what was built before stays as it is. A recipe without a counted ingredient has
 * a place but can never match.
 * @param from the index to go on with
 * @param isOwn no one else goes on with it
 */
export const createMatchIndexBuilder = (from?: MatchIndex, isOwn = false) => {
  const lists: (ReturnType<typeof createGrowingNumbers<Uint32ArrayConstructor>> | undefined)[] = [];
  const columns = createColumns(from, isOwn);
  if (!from) columns.startOf.push(0);

  return {
    add(entry: IndexEntry): void {
      const { unread = 0, popularity, mask, mayMask = 0, cuisine = 0, minutes = Infinity, dishKind = 0 } = entry;
      const recipe = columns.totalOf.length;
      const ids = [...new Set(entry.ingredientIds)].slice(0, TOTAL_MAX);
      for (const id of ids) {
        // Only the lists of ingredients that something is added to are copied.
        (lists[id] ??= createGrowingNumbers(Uint32Array, { capacity: FEW, from: from?.postings[id], isOwn })).push(
          recipe,
        );
        columns.ingredientsOf.push(id);
      }
      columns.startOf.push(columns.ingredientsOf.length);
      columns.totalOf.push(Math.min(TOTAL_MAX, ids.length + unread));
      columns.needOf.push(ids.reduce((sum, id) => sum + NEED_AT[id]!, NEED_UNREAD * unread));
      columns.popularityOf.push(popularity);
      columns.maskOf.push(mask);
      columns.mayMaskOf.push(mayMask);
      columns.cuisineOf.push(cuisine);
      columns.minutesOf.push(minutes);
      const names = ids.map((id) => INGREDIENTS[id]!.id);
      columns.traitOf.push(RECIPE_TRAITS.indexOf(recipeTrait(names, isDrink(mask))));
      columns.dishKindOf.push(dishKind);
    },

    /** The index of all recipes up to now. */
    build: (): MatchIndex => ({
      size: columns.totalOf.length,
      postings: Array.from(
        { length: Math.max(lists.length, from?.postings.length ?? 0) },
        (_, id) => lists[id]?.soFar() ?? from?.postings[id],
      ),
      ...columnsSoFar(columns),
    }),
  };
};

/** The index of a list of recipes. */
export const buildIndex = (entries: readonly IndexEntry[]): MatchIndex => {
  const builder = createMatchIndexBuilder();
  entries.forEach(builder.add);
  return builder.build();
};
