import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createGrowingNumbers } from './growingNumbers';
import { ingredientNumbers } from './ingredientNumbers';

const isCounted = (number: number) => !INGREDIENTS[number]!.isStaple;

/** The ingredients of a shelf, as they are stored. */
export interface StoredColumn {
  ingredientAt: Uint16Array;
  startAt: Uint32Array;
}

/**
 * Every ingredient of every recipe, staples included, one recipe after the other.
 * @param from the column to go on with, which stays as it is
 * @param isOwn no one else goes on with it
 */
export const createIngredientColumn = (from?: StoredColumn, isOwn?: boolean) => {
  const ingredients = createGrowingNumbers(Uint16Array, { from: from?.ingredientAt, isOwn });
  const starts = createGrowingNumbers(Uint32Array, { from: from?.startAt, isOwn });

  return {
    /** Adds the ingredients of the next recipe, and returns the numbers of those that count in a match. */
    push(ids: Iterable<string>): number[] {
      const all = ingredientNumbers(ids);
      starts.push(ingredients.length);
      for (const number of all) ingredients.push(number);
      return all.filter(isCounted);
    },

    /** The ingredients of all recipes up to now. */
    build: () => columnOf(ingredients.soFar(), starts.soFar()),
  };
};

const columnOf = (ingredientAt: Uint16Array, startAt: Uint32Array) => {
  const endOf = (position: number): number => startAt[position + 1] ?? ingredientAt.length;
  let uses: Uint32Array | undefined;
  /** How many recipes have each ingredient. Few searches ask, and a start waits for no count of millions. */
  const countedUses = (): Uint32Array => {
    if (uses) return uses;
    uses = new Uint32Array(INGREDIENTS.length);
    for (let at = 0; at < ingredientAt.length; at += 1) uses[ingredientAt[at]!]! += 1;
    return uses;
  };

  return {
    ingredientAt,
    startAt,

    /**
     * Returns a predicate on positions: whether the recipe has one of these ingredients, staples included. For searches
     * over all recipes.
     */
    hasOneOf(ids: Iterable<string>): (position: number) => boolean {
      const isAsked = new Uint8Array(INGREDIENTS.length);
      for (const number of ingredientNumbers(ids)) isAsked[number] = 1;
      return (position) => {
        const end = endOf(position);
        for (let at = startAt[position]!; at < end; at += 1) if (isAsked[ingredientAt[at]!] === 1) return true;
        return false;
      };
    },

    /** The ingredients that count in a match, in the order of the recipe. */
    countedIdsOf: (position: number): string[] =>
      [...ingredientAt.subarray(startAt[position], endOf(position))]
        .filter(isCounted)
        .map((number) => INGREDIENTS[number]!.id),

    /** How many recipes have this ingredient, staples included. */
    usesOf: (id: string): number => ingredientNumbers([id]).reduce((sum, number) => sum + countedUses()[number]!, 0),
  };
};
