import type { Language } from '@contracts/vocabulary';
import { isDrink } from '../facts/factsMask';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { cuisineNumber } from './cuisineTally';
import { createGrowingNumbers } from './growingNumbers';
import { createIngredientColumn } from './ingredientColumn';
import { createMatchIndexBuilder, type IndexEntry, type MatchIndex } from './matchIndex';
import { createNameIndexBuilder, type NameIndex } from './nameIndex';
import { createRecipeOrders } from './recipeOrder';
import { dishKindNumber, dishKindOf } from './relevance/dishKind';
import type { ShelvedRecipe } from './shelvedRecipe';

/** @param counted numbers of the ingredients that count in a match */
const entryOf = (
  { unread = 0, mask, mayMask = 0, popularity, cuisine, minutes, titles }: ShelvedRecipe,
  counted: readonly number[],
): IndexEntry => {
  const ids = counted.map((number) => INGREDIENTS[number]!.id);
  return {
    ingredientIds: counted,
    unread,
    popularity,
    mask,
    mayMask,
    cuisine: cuisineNumber(cuisine),
    minutes,
    dishKind: dishKindNumber(dishKindOf(titles, ids, isDrink(mask))),
  };
};

/**
 * Builds the shelf of a search: recipes have positions in the order they were added.
 * @param from a shelf whose recipes come first, such as the shared ones before those of one cook. It stays as it is.
 */
export const createSearchShelfBuilder = (from?: SearchShelf) => {
  const names = createNameIndexBuilder(from?.names.parts);
  const masks = createGrowingNumbers(Int32Array, undefined, from?.maskAt);
  const mayMasks = createGrowingNumbers(Int32Array, undefined, from?.mayMaskAt);
  const ingredients = createIngredientColumn(from);
  const allMinutes = createGrowingNumbers(Float64Array, undefined, from?.minutesAt);
  const lineCounts = createGrowingNumbers(Uint16Array, undefined, from?.linesAt);
  const cuisines = createGrowingNumbers(Uint8Array, undefined, from?.cuisineAt);
  const index = createMatchIndexBuilder(from?.index);

  return {
    put(recipe: ShelvedRecipe): void {
      const {
        ingredientIds,
        mask,
        mayMask = 0,
        popularity,
        cuisine,
        minutes = Infinity,
        lines,
        titles,
        names: others = [],
        words,
      } = recipe;
      masks.push(mask);
      mayMasks.push(mayMask);
      allMinutes.push(minutes);
      lineCounts.push(lines);
      cuisines.push(cuisineNumber(cuisine));
      index.add(entryOf({ ...recipe, minutes }, ingredients.push(ingredientIds)));
      names.add({ titles: [...titles, ...others], words, popularity });
    },

    /**
     * The shelf of all recipes up to now. More may be put on it afterwards: this one stays as it is.
     * @param titleAt title of the recipe at a position in a language
     */
    finish(titleAt: (position: number, language: Language) => string): SearchShelf {
      const minutesAt = allMinutes.soFar();
      const linesAt = lineCounts.soFar();
      return {
        size: masks.length,
        index: index.build(),
        names: names.build(),
        titleAt,
        maskAt: masks.soFar(),
        mayMaskAt: mayMasks.soFar(),
        cuisineAt: cuisines.soFar(),
        minutesAt,
        linesAt,
        orderOf: createRecipeOrders({ size: masks.length, minutesAt, linesAt, titleAt }),
        ...ingredients.build(),
      };
    },
  };
};

/** What is searched: the recipes of a collection by position. */
export interface SearchShelf extends ReturnType<ReturnType<typeof createIngredientColumn>['build']> {
  size: number;
  index: MatchIndex;
  names: NameIndex;
  /** Title of the recipe at a position in a language. */
  titleAt: (position: number, language: Language) => string;
  maskAt: Int32Array;
  mayMaskAt: Int32Array;
  cuisineAt: Uint8Array;
  /** Minutes from start to plate; Infinity when unknown. */
  minutesAt: Float64Array;
  /** Number of lines in the ingredient list. */
  linesAt: Uint16Array;
  orderOf: ReturnType<typeof createRecipeOrders>;
}
