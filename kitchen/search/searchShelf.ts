import type { Language } from '@contracts/vocabulary';
import { isDrink } from '../facts/factsMask';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { cuisineNumber } from './cuisineTally';
import { createGrowingNumbers } from './growingNumbers';
import { createIngredientColumn } from './ingredientColumn';
import { createMatchIndexBuilder, type IndexEntry } from './matchIndex';
import { createNameIndexBuilder } from './nameIndex';
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

/** Builds the shelf of a search: recipes have positions in the order they were added. */
export const createSearchShelfBuilder = () => {
  const names = createNameIndexBuilder();
  const masks = createGrowingNumbers(Int32Array);
  const mayMasks = createGrowingNumbers(Int32Array);
  const ingredients = createIngredientColumn();
  const allMinutes = createGrowingNumbers(Float64Array);
  const lineCounts = createGrowingNumbers(Uint16Array);
  const cuisines = createGrowingNumbers(Uint8Array);
  const index = createMatchIndexBuilder();

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
    finish(titleAt: (position: number, language: Language) => string) {
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
        /** Minutes from start to plate; Infinity when unknown. */
        minutesAt,
        orderOf: createRecipeOrders({ size: masks.length, minutesAt, linesAt, titleAt }),
        ...ingredients.build(),
      };
    },
  };
};

export type SearchShelf = ReturnType<ReturnType<typeof createSearchShelfBuilder>['finish']>;
