import type { Nutrition } from '@contracts/recipe';
import type { Unit } from '@contracts/vocabulary';
import { ingredientById } from './ingredientTable';
import { measuresOf } from './measures';
import { ESTIMATES } from './nutrition/estimates';
import { USDA_FIGURES } from './nutrition/usdaFigures';

/** What is known of one line of an ingredient list; `grams` and `ml` where they have been worked out already. */
export interface NutritionLine {
  id?: string;
  amount?: number;
  unit?: Unit;
  grams?: number;
  ml?: number;
}

/** Figures of one serving: kcal rounded to whole, grams to a tenth; and how many of the ingredients they rest on. */
export interface RecipeNutrition {
  perServing: Nutrition;
  coverage: { covered: number; total: number };
}

type Figures = readonly [calories: number, protein: number, carbs: number, fat: number, fiber: number, sugar: number];

const nutritionFrom = ([calories, protein, carbs, fat, fiber, sugar]: Figures): Nutrition => ({
  calories,
  protein,
  carbs,
  fat,
  fiber,
  sugar,
});

const figuresOf = (id: string): { figures: Figures; source: string } | undefined => {
  const usda = USDA_FIGURES[id];
  if (usda) {
    const [fdc, ...figures] = usda;
    return { figures, source: `usda:${fdc}` };
  }
  const figures = ESTIMATES[id];
  return figures && { figures, source: 'estimate' };
};

/** kcal and grams in 100 g of an ingredient, and where they come from: `usda:` with USDA's number, or `estimate`. */
export const nutritionPer100g = (id: string): { figures: Nutrition; source: string } | undefined => {
  const found = figuresOf(id);
  return found && { figures: nutritionFrom(found.figures), source: found.source };
};

/** Nobody weighs these, and without an amount they are too little to matter. */
const SEASONING_IDS: ReadonlySet<string> = new Set(['water', 'salt', 'black-pepper', 'white-pepper']);

const FRYING_FAT = /-oil$|^(lard|shortening|beef-dripping|duck-fat)$/;
const FRYING_ML_MIN = 30;
const FRYING_ABSORBED = 0.2;

const weightOf = ({ id, amount, unit, grams, ml }: NutritionLine): number | undefined => {
  if (grams !== undefined) return grams;
  const row = id === undefined ? undefined : ingredientById(id);
  if (!row) return undefined;
  const measured = amount === undefined || unit === undefined ? undefined : measuresOf(row, amount, unit).grams;
  return measured ?? (ml !== undefined && row.density !== undefined ? ml * row.density : undefined);
};

/**
 * Grams of a line that are eaten. Oil and other frying fat of more than 30 ml a serving is what the food cooks in, not
 * what is eaten: the food takes up about a fifth of it, so that fifth counts (a rule of thumb for shallow and deep frying).
 */
const eatenGrams = (id: string, grams: number, servings: number): number => {
  const ml = grams / (ingredientById(id)?.density ?? 1);
  return FRYING_FAT.test(id) && ml / servings > FRYING_ML_MIN ? grams * FRYING_ABSORBED : grams;
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Nutrition of a recipe per serving, by the weights of its ingredients as they are bought: nothing is lost or gained in
 * cooking, except that frying fat stays in the pan. Undefined where no ingredient has both a weight and figures.
 *
 * An ingredient is covered where its weight is known and its figures are USDA's; what has no nutrients needs no weight.
 * An estimate adds to the sum without being covered. Water, salt and pepper without an amount are in neither number.
 */
export const nutritionOf = (lines: readonly NutritionLine[], servings: number): RecipeNutrition | undefined => {
  const sum = [0, 0, 0, 0, 0, 0];
  let known = 0;
  let covered = 0;
  let total = 0;
  for (const line of lines) {
    const { id = '', amount } = line;
    if (amount === undefined && line.grams === undefined && SEASONING_IDS.has(id)) continue;
    total += 1;
    const found = figuresOf(id);
    if (!found) continue;
    const isNothing = found.figures.every((figure) => figure === 0);
    const grams = weightOf(line) ?? (isNothing ? 0 : undefined);
    if (grams === undefined) continue;
    known += 1;
    if (found.source !== 'estimate') covered += 1;
    const hundreds = eatenGrams(id, grams, servings) / 100;
    found.figures.forEach((figure, index) => (sum[index]! += figure * hundreds));
  }
  if (known === 0 || !(servings > 0)) return undefined;
  const [calories = 0, ...grams] = sum.map((value) => value / servings);
  const [protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0] = grams.map(tenths);
  return {
    perServing: { calories: Math.round(calories), protein, carbs, fat, fiber, sugar },
    coverage: { covered, total },
  };
};
