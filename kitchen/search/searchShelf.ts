import type { Language } from '@contracts/vocabulary';
import { isDrink } from '../facts/factsMask';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { cuisineNumber } from './cuisineTally';
import { createGrowingNumbers } from './growingNumbers';
import { createIngredientColumn, type StoredColumn } from './ingredientColumn';
import type { MatchIndex } from './matchColumns';
import { createMatchIndexBuilder, type IndexEntry } from './matchIndex';
import { createNameIndexBuilder, type NameIndex, type NameIndexSource } from './nameIndex';
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
 * @param isOwn no one else goes on with it
 */
export const createSearchShelfBuilder = (from?: ShelfSource, isOwn?: boolean) => {
  const names = createNameIndexBuilder(from?.names.parts, isOwn);
  const ingredients = createIngredientColumn(from, isOwn);
  const allMinutes = createGrowingNumbers(Float64Array, { from: from?.minutesAt, isOwn });
  const lineCounts = createGrowingNumbers(Uint16Array, { from: from?.linesAt, isOwn });
  const index = createMatchIndexBuilder(from?.index, isOwn);

  return {
    put(recipe: ShelvedRecipe): void {
      const { ingredientIds, popularity, minutes = Infinity, lines, titles, names: others = [], words } = recipe;
      allMinutes.push(minutes);
      lineCounts.push(lines);
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
      const built = index.build();
      const { size, maskOf: maskAt, mayMaskOf: mayMaskAt, cuisineOf: cuisineAt } = built;
      return {
        size,
        index: built,
        names: names.build(),
        titleAt,
        maskAt,
        mayMaskAt,
        cuisineAt,
        minutesAt,
        linesAt,
        orderOf: createRecipeOrders({ size, minutesAt, linesAt, titleAt }),
        ...ingredients.build(),
      };
    },
  };
};

/** All of a shelf that a builder goes on with. */
export interface ShelfSource extends StoredColumn {
  index: MatchIndex;
  names: { parts: NameIndexSource };
  minutesAt: Float64Array;
  linesAt: Uint16Array;
}

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
