import type { Nutrition } from '@contracts/recipe';
import type { Unit } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import { measuresOf } from '../measures/measures';
import { CUT_GRAMS } from './nutrition/cutWeights';
import { EDIBLE_SHARES, EDIBLE_SHARES_OF_WHOLE, RENDERED_FAT_OF_WHOLE } from './nutrition/edibleShares';
import { ESTIMATES } from './nutrition/estimates';
import { USDA_FIGURES } from './nutrition/usdaFigures';

/** One line of an ingredient list; `grams` and `ml` where they have already been computed. */
export interface NutritionLine {
  id?: string;
  amount?: number;
  unit?: Unit;
  grams?: number;
  ml?: number;
}

/**
 * Nutrition of one serving, kcal rounded to whole numbers and grams to a tenth, and how many of the ingredients it is
 * based on.
 */
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

/** kcal and grams per 100 g of an ingredient, and their source: `usda:` with USDA's number, or `estimate`. */
export const nutritionPer100g = (id: string): { figures: Nutrition; source: string } | undefined => {
  const found = figuresOf(id);
  return found && { figures: nutritionFrom(found.figures), source: found.source };
};

/** Cooks do not weigh these. Without an amount they are too little to matter. */
const SEASONING_IDS: ReadonlySet<string> = new Set(['water', 'salt', 'black-pepper', 'white-pepper']);

const FRYING_FAT = /-oil$|^(lard|shortening|beef-dripping|duck-fat)$/;
const FRYING_ML_MIN = 30;
const FRYING_SHARE = 0.2;

/** Grams of a line as bought; undefined when there is no sensible estimate. */
const weightOf = ({ id = '', amount, unit, grams, ml }: NutritionLine): number | undefined => {
  if (grams !== undefined) return grams;
  const row = ingredientById(id);
  if (!row) return undefined;
  if (amount !== undefined && unit !== undefined) {
    const each = CUT_GRAMS[id]?.[unit];
    const measured = each === undefined ? measuresOf(row, amount, unit).grams : amount * each;
    if (measured !== undefined) return measured;
  }
  return ml !== undefined && row.density !== undefined ? ml * row.density : undefined;
};

/** A bird as heavy as most of a whole one is treated as whole, even when its weight is given instead of a count. */
const WHOLE_BIRD = /^(chicken|duck|goose|guinea-fowl|turkey)$/;
const NEARLY_WHOLE = 0.8;

const isWhole = (id: string, grams: number, unit: Unit | undefined): boolean => {
  const { pieceGrams = Infinity } = ingredientById(id) ?? {};
  return unit === 'piece' || (WHOLE_BIRD.test(id) && grams >= NEARLY_WHOLE * pieceGrams);
};

const edibleShare = (id: string, grams: number, unit: Unit | undefined): number =>
  EDIBLE_SHARES[id] ?? (isWhole(id, grams, unit) ? EDIBLE_SHARES_OF_WHOLE[id] : undefined) ?? 1;

const KCAL_PER_GRAM_OF_FAT = 9;

/** The figures of a whole bird without the fat that is poured off. */
const withoutRenderedFat = ([calories, protein, carbs, fat, ...rest]: Figures, share: number): Figures => [
  calories - fat * share * KCAL_PER_GRAM_OF_FAT,
  protein,
  carbs,
  fat * (1 - share),
  ...rest,
];

/**
 * Grams of a line that are eaten in all servings. Oil and other frying fat of more than 30 ml a serving is what the food
 * cooks in: a fifth of it counts, and 30 ml at most, since deeper fat does not make food greasier. A rule of thumb.
 */
const eatenGrams = (id: string, grams: number, unit: Unit | undefined, servings: number): number => {
  if (!FRYING_FAT.test(id)) return grams * edibleShare(id, grams, unit);
  const enough = FRYING_ML_MIN * servings * (ingredientById(id)?.density ?? 1);
  return grams > enough ? Math.min(grams * FRYING_SHARE, enough) : grams;
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Nutrition of a recipe per serving, from the eaten part of its raw ingredients: cooking removes nothing, except that
 * frying fat stays in the pan and much of the fat of a whole duck or goose is poured off. Undefined when no ingredient has both a weight and figures.
 *
 * An ingredient is covered when its weight is known and its figures are USDA's; one without nutrients needs no weight.
 * An estimate adds to the sum but is not covered. Water, salt and pepper without an amount count neither as covered nor
 * in the total.
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
    const hundreds = eatenGrams(id, grams, line.unit, servings) / 100;
    const rendered = isWhole(id, grams, line.unit) ? (RENDERED_FAT_OF_WHOLE[id] ?? 0) : 0;
    withoutRenderedFat(found.figures, rendered).forEach((figure, index) => (sum[index]! += figure * hundreds));
  }
  if (known === 0 || !(servings > 0)) return undefined;
  const [calories = 0, ...grams] = sum.map((value) => value / servings);
  const [protein = 0, carbs = 0, fat = 0, fiber = 0, sugar = 0] = grams.map(tenths);
  return {
    perServing: { calories: Math.round(calories), protein, carbs, fat, fiber, sugar },
    coverage: { covered, total },
  };
};
