import { isDrink } from '../facts/factsMask';
import { INGREDIENTS } from '../ingredients/ingredientTable';
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

/** Builds the index. A recipe without a counted ingredient has a place but can never match. */
export const buildIndex = (entries: readonly IndexEntry[]): MatchIndex => {
  const size = entries.length;
  const all = entries.map(({ ingredientIds }) => [...new Set(ingredientIds)].slice(0, TOTAL_MAX));
  const lists: number[][] = [];
  const startOf = new Uint32Array(size + 1);
  all.forEach((ids, recipe) => {
    startOf[recipe + 1] = startOf[recipe]! + ids.length;
    for (const id of ids) (lists[id] ??= []).push(recipe);
  });
  const ingredientsOf = new Uint16Array(startOf[size]!);
  all.forEach((ids, recipe) => ingredientsOf.set(ids, startOf[recipe]));
  return {
    size,
    postings: Array.from({ length: lists.length }, (_, id) => lists[id] && Uint32Array.from(lists[id])),
    totalOf: Uint8Array.from(all, (ids, i) => Math.min(TOTAL_MAX, ids.length + (entries[i]!.unread ?? 0))),
    needOf: Uint16Array.from(all, (ids, i) =>
      ids.reduce((sum, id) => sum + NEED_AT[id]!, NEED_UNREAD * (entries[i]!.unread ?? 0)),
    ),
    popularityOf: Uint8Array.from(entries, ({ popularity }) => popularity),
    maskOf: Int32Array.from(entries, ({ mask }) => mask),
    mayMaskOf: Int32Array.from(entries, ({ mayMask = 0 }) => mayMask),
    cuisineOf: Uint8Array.from(entries, ({ cuisine = 0 }) => cuisine),
    minutesOf: Float32Array.from(entries, ({ minutes = Infinity }) => minutes),
    traitOf: Uint8Array.from(all, (ids, i) =>
      RECIPE_TRAITS.indexOf(
        recipeTrait(
          ids.map((id) => INGREDIENTS[id]!.id),
          isDrink(entries[i]!.mask),
        ),
      ),
    ),
    dishKindOf: Uint8Array.from(entries, ({ dishKind = 0 }) => dishKind),
    ingredientsOf,
    startOf,
  };
};
