import type { RecipeIngredient } from '@contracts/recipe';
import { withComma } from './shownNumbers';
import type { DisplayOptions } from './displayOptions';

type Words = NonNullable<RecipeIngredient['words']>;

const FACTOR_SIGNS: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
  [1.5, '1½'],
  [2.5, '2½'],
]);

/** "a lemon", "half a cucumber": a number stands in the column of quantities. */
const SMALL_NUMBER = /^(?:an?|half|una?|medi[oa]|une|demie?)$/i;

/** "2 ×" */
const times = (factor: number, language: DisplayOptions['language']): string =>
  `${FACTOR_SIGNS.get(factor) ?? withComma(Math.round(factor * 100) / 100, language)} ×`;

/**
 * A line of the cook's own as it is shown. Its words stay as they were written, except the quantity, which follows the
 * servings and the measurement system.
 *
 * @param quantity what the reader understood, for these servings and measures; empty when it understood no quantity
 */
export const writtenLineFor = (
  words: Words,
  quantity: string,
  { factor, system, language }: Pick<DisplayOptions, 'factor' | 'system' | 'language'>,
): Pick<RecipeIngredient, 'quantity' | 'name'> => {
  const { rest, size, isMultiplied } = words;
  if (isMultiplied)
    return {
      quantity: [factor !== 1 && times(factor, language), words.quantity].filter(Boolean).join(' '),
      name: rest,
    };
  const isInSystem = words.system === undefined || words.system === system;
  if (factor !== 1 || !isInSystem) return { quantity, name: size === undefined ? rest : `${rest} (${size})` };
  return { quantity: SMALL_NUMBER.test(words.quantity) ? quantity : words.quantity, name: rest };
};
