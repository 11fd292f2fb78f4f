import type { RecipeIngredient } from '@contracts/recipe';
import type { DietType, Language } from '@contracts/vocabulary';
import { allergensOfLines } from '@kitchen/allergenGuard';
import { ingredientsInLines } from '@kitchen/allergens';
import { dietsOf } from '@kitchen/diets';
import { isCountedByName, metricOf, type IngredientLine } from '@kitchen/ingredientLines';
import { ingredientById } from '@kitchen/ingredientTable';
import { pieceName, quantityText } from '@kitchen/localise';
import { measuresOf } from '@kitchen/measures';
import { nutritionOf } from '@kitchen/nutrition';
import type { StoredRecipe } from '../repositories/recipesRepository';
import type { ImportedRecipe } from './importTypes';
import { readLine } from './readLine';

const NAME_MAX = 500;
const QUANTITY_MAX = 200;
const NOTE_MAX = 200;
const AMOUNT_MAX = 1e6;
/** Stands for an ingredient that nobody knows: no diet can be promised then. */
const UNKNOWN_ID = '';
const STRICTEST_FIRST: readonly DietType[] = ['Vegan', 'Vegetarian', 'Fish'];

export interface ReadyRecipe {
  recipe: StoredRecipe;
  /** Every known ingredient once, staples too. */
  ingredientIds: string[];
  /** The diets that all ingredients allow; where one is unknown, none is promised. */
  diets: DietType[];
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

/** "2 packets": an amount in a unit that has no metric size stays as it is written. */
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

/** Ids of the known ingredients that lines ask for, each once. */
export const idsOfLines = (lines: readonly string[], language: Language): string[] => [
  ...new Set(lines.flatMap((line) => readLine(line, language).ids)),
];

/** An imported recipe as the server keeps recipes, with what a search has to know of it. */
export const toStored = (imported: ImportedRecipe): ReadyRecipe => {
  const { title, description, category, subcategory, servings, prepTime, language, source } = imported;
  const readings = imported.ingredients.map((line) => readLine(line, language));
  const ingredientIds = idsOfLines(imported.ingredients, language);
  const named = [...new Set([...ingredientIds, ...ingredientsInLines(imported.ingredients, language)])];
  const unknown = readings.flatMap(({ ids, name }, i) => (ids.length === 0 ? [name || imported.ingredients[i]!] : []));
  const { allergens, evidence } = allergensOfLines(imported.ingredients, language);
  const lines = imported.ingredients.map((line, i) => lineOf(line, readings[i]!, language));
  const nutrition = nutritionOf(
    lines.map((line) => (typeof line === 'string' ? {} : line)),
    servings,
  );
  const diets = dietsOf(unknown.length > 0 ? [...named, UNKNOWN_ID] : named, nutrition);
  return {
    ingredientIds,
    diets,
    unknown,
    recipe: {
      title,
      description,
      category,
      subcategory,
      dietType: unknown.length > 0 ? 'Unknown' : (STRICTEST_FIRST.find((diet) => diets.includes(diet)) ?? 'Meat'),
      dietTypes: diets,
      language,
      servings,
      ...(prepTime !== undefined && { prepTime }),
      allergens,
      ...(nutrition && {
        calories: nutrition.perServing.calories,
        nutritionalInfo: nutrition.perServing,
        nutritionCoverage: nutrition.coverage,
      }),
      allergenEvidence: evidence,
      ingredients: lines,
      instructions: imported.steps.map(({ text, seconds }) => ({
        step: text,
        ...(seconds !== undefined && { time: seconds }),
      })),
      ...(source !== undefined && { originalRecipeSource: source }),
    },
  };
};
