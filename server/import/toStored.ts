import { RECIPE_TEXT_MAX } from '@contracts/limits';
import type { Instruction, RecipeIngredient } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { IngredientLine } from '@kitchen/reading/lines/ingredientLine';
import { isCountedByName, metricOf } from '@kitchen/reading/lines/metricLine';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { pieceName, quantityText } from '@kitchen/recipes/localise';
import { measuresOf } from '@kitchen/measures/measures';
import { withParts } from '@kitchen/recipes/stepParts';
import { questionableAmounts } from '@kitchen/truth/plausibleAmounts';
import type { StoredRecipe } from '../text/recipeText';
import { idsOfLines, importedFacts } from '../services/facts/importedFacts';
import type { ImportedRecipe } from './importTypes';
import { readLine } from '../services/facts/readLine';

const NAME_MAX = 500;
const QUANTITY_MAX = 200;
const NOTE_MAX = 200;
const AMOUNT_MAX = 1e6;

export interface ReadyRecipe {
  recipe: StoredRecipe;
  /** Every known ingredient once, staples included. */
  ingredientIds: string[];
  /** Lines with an implausible amount: kept as written, and not used in calculations. */
  questioned: string[];
  /** Lines whose ingredient was not understood, without amount and unit. */
  unknown: string[];
}

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

const lineOf = (line: string, reading: IngredientLine, language: Language): string | RecipeIngredient => {
  const name = reading.name.trim().slice(0, NAME_MAX);
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

/** A line whose amount is only displayed: it is neither scaled, converted nor counted. */
const asWritten = (line: string | RecipeIngredient, written: string): string | RecipeIngredient => {
  if (typeof line === 'string') return line;
  const { name, id, note } = line;
  return {
    name,
    quantity: written
      .slice(0, Math.max(0, written.indexOf(name)))
      .trim()
      .slice(0, QUANTITY_MAX),
    ...(id !== undefined && { id }),
    ...(note !== undefined && { note }),
  };
};

const stepOf = (text: string, language: Language): Pick<Instruction, 'step' | 'parts'> => {
  const said = withParts(text, language);
  return said.step.length <= RECIPE_TEXT_MAX ? said : { step: text };
};

/** An imported recipe in the form the server stores, with the data a search needs. */
export const toStored = (imported: ImportedRecipe): ReadyRecipe => {
  const { title, description, category, subcategory, cuisine, servings, prepTime } = imported;
  const { language, foreignLanguage, source } = imported;
  const readings = imported.ingredients.map((line) => readLine(line, imported));
  const measured = imported.ingredients.map((line, i) => lineOf(line, readings[i]!, language));
  const isQuestioned = questionableAmounts(
    measured.map((line) => (typeof line === 'string' ? {} : line)),
    servings,
    imported.steps.map(({ text }) => text).join(' '),
  );
  const lines = measured.map((line, i) => (isQuestioned[i] ? asWritten(line, imported.ingredients[i]!) : line));
  const facts = importedFacts(
    imported.ingredients,
    lines.map((line, i) => (isQuestioned[i] ? undefined : line)),
    { language, servings, ...(foreignLanguage !== undefined && { foreignLanguage }) },
  );
  return {
    ingredientIds: idsOfLines(imported.ingredients, imported),
    unknown: readings.flatMap(({ ids, name }, i) => (ids.length === 0 ? [name || imported.ingredients[i]!] : [])),
    questioned: imported.ingredients.filter((_, i) => isQuestioned[i]),
    recipe: {
      title,
      description,
      category,
      subcategory,
      ...(cuisine !== undefined && { cuisine }),
      language,
      ...(foreignLanguage !== undefined && { foreignLanguage }),
      servings,
      ...(prepTime !== undefined && { prepTime }),
      ...facts,
      ingredients: lines,
      instructions: imported.steps.map(({ text, seconds }) => ({
        ...(foreignLanguage !== undefined ? { step: text } : stepOf(text, language)),
        ...(seconds !== undefined && { time: seconds }),
      })),
      ...(source !== undefined && { originalRecipeSource: source }),
    },
  };
};
