import { HERBS_SPICES } from '../ingredients/herbsSpices';
import type { Ingredient } from '../ingredients/ingredient';
import { measuresOf } from '../measures/measures';
import type { Check } from './recipeCheck';

const GRAMS_PER_SERVING_MAX = 1500;
const SPICE_GRAMS_PER_SERVING_MAX = 30;
const HERB_DENSITY_MAX = 0.3;

const SPICES: ReadonlySet<string> = new Set(
  HERBS_SPICES.filter(({ density = 1 }) => density > HERB_DENSITY_MAX).map(({ id }) => id),
);

/** Frying oil and cooking water are not eaten whole. */
const isCookingMedium = (id: string, { isStaple }: Ingredient) => isStaple === true && id !== 'salt';

export const checkQuantities: Check = ({ ingredients, servings }, report, rowOf) => {
  let total = 0;
  for (const { key, id, amount, unit } of ingredients) {
    const row = rowOf(id);
    if (!row || amount === undefined || unit === undefined) continue;
    const { grams, ml } = measuresOf(row, amount, unit);
    const each = (grams ?? ml ?? 0) / servings;
    if (!isCookingMedium(id, row)) total += each;
    if (each > GRAMS_PER_SERVING_MAX) report(`ingredients.${key}`, `is ${Math.round(each)} g for one serving`);
    if (SPICES.has(id) && each > SPICE_GRAMS_PER_SERVING_MAX)
      report(`ingredients.${key}`, `is ${Math.round(each)} g of a spice for one serving`);
  }
  if (total > GRAMS_PER_SERVING_MAX) report('ingredients', `are ${Math.round(total)} g for one serving`);
  if (total < 1) report('ingredients', 'are less than 1 g for one serving');
};

/** Must be cooked through: poultry, fresh pork, mince, raw sausages. Cured and cooked meats are safe as they are. */
const RISKY =
  /^(chicken|turkey|guinea-fowl|quail|poussin|pork|[a-z]+-mince|minced-meat|sausage|sausage-meat|chicken-[a-z]+|turkey-[a-z]+|pork-[a-z]+)$/;
const SAFE_AS_IT_IS = /-(stock|stock-cube|liver-pate|crackling|broth)$/;
const WHOLE_BIRD = /^(chicken|turkey|guinea-fowl)$/;

/** Core temperatures of 70 to 75 °C need at least this (Food Standards Agency: 70 °C for two minutes). */
const THROUGH_SECONDS = 360;
const WHOLE_BIRD_SECONDS = 1_800;
const WHOLE_BIRD_GRAMS = 1_000;
const OVEN_MIN = 120;

export const checkSafeHeat: Check = ({ ingredients, steps, text }, report, rowOf) => {
  for (const { key, id, amount, unit } of ingredients) {
    if (!RISKY.test(id) || SAFE_AS_IT_IS.test(id)) continue;
    const first = text.en.steps.findIndex((tokens) =>
      tokens.some((token) => (token.kind === 'ingredient' || token.kind === 'amount') && token.key === key),
    );
    if (first < 0) continue;
    const later = steps.slice(first);
    const seconds = later.reduce((sum, { time }) => sum + time, 0);
    const row = rowOf(id);
    const grams = row && amount !== undefined && unit !== undefined ? measuresOf(row, amount, unit).grams : undefined;
    const isWhole = WHOLE_BIRD.test(id) && amount === 1 && unit === 'piece' && (grams ?? 0) >= WHOLE_BIRD_GRAMS;
    const needed = isWhole ? WHOLE_BIRD_SECONDS : THROUGH_SECONDS;
    const isTooCool =
      later.every(({ temp }) => temp === undefined || temp < OVEN_MIN) && later.some(({ temp }) => temp !== undefined);
    if (seconds < needed)
      report(`ingredients.${key}`, `is heated for ${seconds} s at most, too short to be safe (at least ${needed} s)`);
    else if (isTooCool) report(`ingredients.${key}`, `goes into an oven below ${OVEN_MIN} °C`);
  }
};
