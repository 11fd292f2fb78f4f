import { HERBS_SPICES } from '../../ingredients/herbsSpices';
import type { Ingredient } from '../../ingredients/ingredient';
import { measuresOf } from '../../measures/measures';
import type { Check } from './recipeCheck';
import type { CorpusRecipe } from '../recipeFormat';
import { sentenceText } from '../stepSentence';
import { HERB_DENSITY_MAX } from '../../measures/measures';

const GRAMS_PER_SERVING_MAX = 1500;
const SPICE_GRAMS_PER_SERVING_MAX = 30;

const SPICES: ReadonlySet<string> = new Set(
  HERBS_SPICES.filter(({ density = 1 }) => density > HERB_DENSITY_MAX).map(({ id }) => id),
);

/** Frying oil and cooking water are not eaten whole. */
const isCookingMedium = (id: string, { isStaple }: Ingredient) => isStaple === true && id !== 'salt';

/** The salt of a crust is broken off before anyone eats, so it may weigh kilos. */
const isSaltCrust = (id: string, { text }: CorpusRecipe): boolean =>
  id === 'salt' && text.en.steps.some((tokens) => /\bcrust\b/i.test(sentenceText(tokens)));

export const checkQuantities: Check = (recipe, report, rowOf) => {
  const { ingredients, servings } = recipe;
  let total = 0;
  for (const { key, id, amount, unit } of ingredients) {
    const row = rowOf(id);
    if (!row || amount === undefined || unit === undefined || isSaltCrust(id, recipe)) continue;
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
