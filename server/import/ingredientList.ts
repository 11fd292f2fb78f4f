import { BULLET, BULLET_INSIDE, isListHeading, splitList } from '@kitchen/reading/recipeText/listLines';
import { cutText } from '@kitchen/reading/recipeText/cutText';
import type { IngredientEntry } from '@kitchen/reading/recipeText/recipeText';
import { plainLines } from './markup';

/** A longer line is not an ingredient but a text in the wrong place. */
const INGREDIENT_MAX = 500;

export interface IngredientList {
  /** Lines and headings in their order. */
  entries: IngredientEntry[];
  lines: string[];
  /** Headings inside the list: "For the dough". */
  sections: string[];
}

/**
 * An ingredient list in plain text and in its order, without bullets. A one-line list is split.
 * @param isIngredient whether words name a known ingredient
 */
export const ingredientEntries = (
  given: readonly string[],
  isIngredient: (piece: string) => boolean,
): IngredientEntry[] => {
  const all = given
    .flatMap(plainLines)
    .flatMap((line) => line.split(BULLET_INSIDE))
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const parted = all.length === 1 ? splitList(all[0]!.replace(/^[^,;:]{0,30}:\s+/, ''), isIngredient) : all;
  return parted.map((line) =>
    isListHeading(line)
      ? { text: line.replace(/:$/, ''), isHeading: true as const }
      : { text: cutText(line.replace(BULLET, ''), INGREDIENT_MAX) },
  );
};

/**
 * The same with the headings apart.
 * @param isIngredient whether words name a known ingredient
 */
export const ingredientListOf = (
  given: readonly string[],
  isIngredient: (piece: string) => boolean,
): IngredientList => {
  const entries = ingredientEntries(given, isIngredient);
  const textsOf = (isWanted: (entry: IngredientEntry) => boolean) => entries.filter(isWanted).map(({ text }) => text);
  return {
    entries,
    lines: textsOf(({ isHeading }) => !isHeading),
    sections: textsOf(({ isHeading }) => isHeading === true),
  };
};
