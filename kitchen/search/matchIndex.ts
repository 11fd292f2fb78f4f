import { isDrink } from '../facts/factsMask';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createGrowingNumbers } from './growingNumbers';
import { columnsSoFar, createColumns, type MatchIndex } from './matchColumns';
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

/** Ingredients beyond this are not counted, because the counters are bytes. */
const TOTAL_MAX = 255;

/** What each ingredient costs when it is missing, by its number. */
export const NEED_AT = Uint8Array.from(CLASS_AT, (name) => NEED[name]);

/** Room for the recipes of one ingredient at first. */
const FEW = 8;

/**
 * Builds the index, and goes on with it: what was built before stays as it is. A recipe without a counted ingredient has
 * a place but can never match.
 * @param from the index to go on with
 * @param isOwn no one else goes on with it
 */
export const createMatchIndexBuilder = (from?: MatchIndex, isOwn?: boolean) => {
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
