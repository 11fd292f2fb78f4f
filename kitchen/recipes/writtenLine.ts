import type { RecipeIngredient } from '@contracts/recipe';
import { AMOUNT_MAX, INGREDIENT_NAME_MAX, NOTE_MAX, QUANTITY_MAX } from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import { measuresOf } from '../measures/measures';
import type { TextLanguage } from '../reading/languageOfScores';
import type { IngredientLine } from '../reading/lines/ingredientLine';
import { isCountedByName, metricOf } from '../reading/lines/metricLine';
import { readLine, wordsOfLine } from '../reading/lines/readLine';
import { pieceName } from './ingredientNames';
import { quantityText } from './wireQuantities';

const tenths = (value: number) => Math.min(Math.round(value * 10) / 10, AMOUNT_MAX);

const weighed = (id: string | undefined, { amount, unit }: ReturnType<typeof metricOf>) => {
  const row = id === undefined ? undefined : ingredientById(id);
  if (!row || amount === undefined || unit === undefined) return {};
  const { grams, ml } = measuresOf(row, amount, unit);
  return { ...(grams !== undefined && { grams: tenths(grams) }), ...(ml !== undefined && { ml: tenths(ml) }) };
};

/** "2 packets": an amount in a unit without a metric size stays as written. */
const writtenQuantity = ({ amount, amountMax, unit }: IngredientLine): string =>
  amount === undefined
    ? ''
    : [`${amount}${amountMax === undefined ? '' : `–${amountMax}`}`, unit ?? ''].join(' ').trim();

/** A line as a recipe stores it: measured where the reader understood it, and the text where it read no name. */
export const lineOf = (line: string, reading: IngredientLine, language: Language): string | RecipeIngredient => {
  const name = reading.name.trim().slice(0, INGREDIENT_NAME_MAX);
  if (name === '') return line;
  const metric = metricOf(reading, language);
  const { amount, unit } = metric;
  const id = reading.ids[0];
  const isMeasured = amount !== undefined && unit !== undefined && amount > 0 && amount <= AMOUNT_MAX;
  return {
    name: isCountedByName(reading) ? (pieceName({ id, amount }, language) ?? name) : name,
    quantity: (isMeasured ? quantityText({ id: id ?? '', amount, unit }, language) : writtenQuantity(reading)).slice(
      0,
      QUANTITY_MAX,
    ),
    ...(id !== undefined && { id }),
    ...(isMeasured && { amount, unit, ...weighed(id, metric) }),
    ...(reading.note && { note: reading.note.slice(0, NOTE_MAX) }),
  };
};

/**
 * A line of a recipe in its writer's words, with everything that the reader understood of it. `written` keeps the
 * words, so that the recipe can be edited and its facts computed from them.
 * @param section the heading above the line
 */
export const writtenLine = (written: string, spoken: TextLanguage, section?: string): RecipeIngredient => {
  const line = lineOf(written, readLine(written, spoken), spoken.language);
  return {
    ...(typeof line === 'string' ? { name: line.slice(0, INGREDIENT_NAME_MAX), quantity: '' } : line),
    written,
    words: wordsOfLine(written, spoken),
    ...(section !== undefined && { section }),
  };
};
