import { BULLET, BULLET_INSIDE, isListHeading, splitList } from '@kitchen/reading/recipeText/listLines';
import { cutText } from '@kitchen/reading/recipeText/cutText';
import { plainLines } from './markup';

/** A longer line is not an ingredient but a text in the wrong place. */
const INGREDIENT_MAX = 500;

export interface IngredientList {
  lines: string[];
  /** Headings inside the list: "For the dough". */
  sections: string[];
}

/**
 * The lines of an ingredient list, without bullets and headings. A one-line list is split.
 * @param isIngredient whether words name a known ingredient
 */
export const ingredientListOf = (
  given: readonly string[],
  isIngredient: (piece: string) => boolean,
): IngredientList => {
  const all = given
    .flatMap(plainLines)
    .flatMap((line) => line.split(BULLET_INSIDE))
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const parted = all.length === 1 ? splitList(all[0]!.replace(/^[^,;:]{0,30}:\s+/, ''), isIngredient) : all;
  return {
    lines: parted
      .filter((line) => !isListHeading(line))
      .map((line) => cutText(line.replace(BULLET, ''), INGREDIENT_MAX)),
    sections: parted.filter(isListHeading).map((line) => line.replace(/:$/, '')),
  };
};
