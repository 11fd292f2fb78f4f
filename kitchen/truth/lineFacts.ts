import type { RecipeIngredient } from '@contracts/recipe';
import { AMOUNT_MAX, QUANTITY_MAX } from '@contracts/limits';
import type { Language, Unit } from '@contracts/vocabulary';
import { foldText } from '../reading/foldWord';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { isCountedByName, metricOf } from '../reading/lines/metricLine';
import { ingredientsOfLine } from '../facts/lineIngredients';
import { ingredientById } from '../ingredients/ingredientTable';
import { pieceName } from '../recipes/ingredientNames';
import { quantityText } from '../recipes/wireQuantities';
import { measuresOf } from '../measures/measures';
import type { ReadDraft } from './readDraft';

/** Facts about one line of a draft's ingredient list. */
export interface LineFacts {
  /** The line as a cook would write it. */
  text: string;
  /** Ids of our table that it asks for; empty when it is unknown. */
  ids: readonly string[];
  /** Those ids, and any others that its words name. */
  named: readonly string[];
  /** The ids were guessed from misspelt words, so they prove no diet. */
  isGuess?: true;
  amount?: number;
  unit?: Unit;
  grams?: number;
  ml?: number;
  /** As shown. */
  wire: RecipeIngredient;
}

const SUBSTITUTE =
  /\b(?:vegan[oae]?s?|plant[- ]based|vegeta(?:l|le|les|lien|lienne)|non[- ]dairy|dairy[- ]free|egg[- ]free|meat[- ]free|mock)\b/;

/** Whether it is named after what it replaces: vegan butter, plant-based mince. */
export const isSubstitute = ({ wire: { name, note = '' } }: Pick<LineFacts, 'wire'>): boolean =>
  SUBSTITUTE.test(foldText(name)) || /^(?:vegan[oae]?s?|plant[- ]based)\b/.test(foldText(note));

const NAME_MAX = 160;

const tenths = (value: number) => Math.min(Math.round(value * 10) / 10, AMOUNT_MAX);

const toTaste = (id: string | undefined, language: Language) =>
  id === undefined ? '' : quantityText({ id }, language);

/** Rounds a pound, which no cook weighs as 453.6 g. */
const rounded = (metric: ReturnType<typeof metricOf>, unit: string | undefined): ReturnType<typeof metricOf> => {
  const { amount } = metric;
  if (
    amount === undefined ||
    unit === undefined ||
    !/^(?:cup|floz|pint|quart|gallon|gill|shot|oz|lb|glass)$/.test(unit)
  )
    return metric;
  return { ...metric, amount: amount >= 100 ? Math.round(amount / 5) * 5 : Math.max(1, Math.round(amount)) };
};

/** Reads a line: amounts in the contract's units, ids of our table, and how it is shown. */
export const lineFacts = (
  { quantity, name, note }: ReadDraft['ingredients'][number],
  language: Language,
): LineFacts => {
  const text = [`${quantity} ${name}`.trim(), note].filter(Boolean).join(', ');
  const whole = readIngredientLine(`${quantity} ${name}`.trim(), language);
  const byName = quantity === '' ? whole : readIngredientLine(name, language);
  const { ids, isGuess } = byName.ids.length > 0 ? byName : whole;
  // "2 gousses" alone is not a clove of garlic, so the amount is read with the name, and the name without the amount.
  const [id] = ids;
  const { amount, unit } = rounded(metricOf({ ...whole, ids: id === undefined ? [] : [id] }, language), whole.unit);
  const isMeasured = amount !== undefined && unit !== undefined && amount > 0 && amount <= AMOUNT_MAX;
  const row = id === undefined ? undefined : ingredientById(id);
  const { grams, ml } = row && isMeasured ? measuresOf(row, amount, unit) : {};
  // A tin of beans is a different row from beans.
  const kind = whole.ids.find((other) => other === `tinned-${id}`) ?? id;
  const isSplit = quantity === '';
  const shownName = isSplit && whole.name.trim() !== '' ? whole.name.trim() : name;
  return {
    text,
    ids: kind === undefined ? ids : [kind, ...ids.slice(1)],
    named: ingredientsOfLine(text, kind === undefined ? ids : [kind, ...ids.slice(1)], language),
    ...(isGuess && { isGuess }),
    ...(amount !== undefined && { amount }),
    ...(unit !== undefined && { unit }),
    ...(grams !== undefined && { grams }),
    ...(ml !== undefined && { ml }),
    wire: {
      name: (isCountedByName(whole) ? (pieceName({ id: kind, amount }, language) ?? shownName) : shownName).slice(
        0,
        NAME_MAX,
      ),
      quantity: (isMeasured
        ? quantityText({ id: kind ?? '', amount, unit }, language)
        : quantity || toTaste(kind, language)
      ).slice(0, QUANTITY_MAX),
      ...(kind !== undefined && { id: kind }),
      ...(isMeasured && { amount, unit }),
      ...(grams !== undefined && { grams: tenths(grams) }),
      ...(ml !== undefined && { ml: tenths(ml) }),
      ...((note || (isSplit && whole.note)) && { note: (note || whole.note!).slice(0, QUANTITY_MAX) }),
    },
  };
};
