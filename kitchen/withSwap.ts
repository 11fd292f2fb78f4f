import type { Need, Recipe, RecipeIngredient } from '@contracts/recipe';
import { ALLERGENS, type Language, type Unit } from '@contracts/vocabulary';
import { allergensOf } from './allergens';
import { dietsOf } from './diets';
import { ingredientById } from './ingredientTable';
import { ingredientName, quantityText } from './localise';
import { measuresOf } from './measures';
import { nutritionOf } from './nutrition';

/** Units in which a substitute can be measured just as what it stands in for. */
const MEASURED: ReadonlySet<Unit> = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp']);

/** The line of the substitute: measured in the same unit, or by weight where the original was counted. */
const swappedLine = (line: RecipeIngredient, id: string, ratio: number, language: Language): RecipeIngredient => {
  const row = ingredientById(id);
  const isMeasured = line.unit !== undefined && MEASURED.has(line.unit);
  const [amount, unit] = isMeasured
    ? [line.amount, line.unit]
    : line.grams === undefined
      ? [undefined, undefined]
      : [line.grams, 'g' as const];
  const { grams: _grams, ml: _ml, amount: _amount, unit: _unit, ...rest } = line;
  const name = ingredientName(id, language);
  if (!row || amount === undefined || unit === undefined)
    return { ...rest, id, name, quantity: quantityText({ id }, language) };
  const scaled = amount * ratio;
  return {
    ...rest,
    id,
    name,
    quantity: quantityText({ id, amount: scaled, unit }, language),
    amount: scaled,
    unit,
    ...measuresOf(row, scaled, unit),
  };
};

/**
 * A recipe with a missing ingredient replaced by its swap: the line, what is needed, and all that follows from the
 * ingredients (nutrition, allergens, diets). Allergens that somebody claimed stay. A need without a swap changes nothing.
 */
export const withSwap = (recipe: Recipe, need: Need, language: Language): Recipe => {
  const { swapId, swapRatio = 1 } = need;
  const isNeeded = (line: Recipe['ingredients'][number]) => typeof line !== 'string' && line.id === need.id;
  if (swapId === undefined || need.id === undefined || !recipe.ingredients.some(isNeeded)) return recipe;

  const ingredients = recipe.ingredients.map((line) =>
    typeof line !== 'string' && line.id === need.id ? swappedLine(line, swapId, swapRatio, language) : line,
  );
  const lines = ingredients.map((line): Partial<RecipeIngredient> => (typeof line === 'string' ? {} : line));
  const ids = lines.map(({ id = '' }) => id);
  const nutrition = nutritionOf(lines, recipe.servings);
  const { allergens, evidence } = allergensOf(ids);
  // Where a line is not understood, what was said of the whole recipe stands.
  const isUnderstood = ids.every((id) => ingredientById(id) !== undefined);
  const kept = recipe.allergens.filter((name) => !isUnderstood || !(ALLERGENS as readonly string[]).includes(name));
  const dietTypes = dietsOf(ids, nutrition);
  return {
    ...recipe,
    ingredients,
    allergens: [...new Set([...allergens, ...kept])],
    allergenEvidence: evidence.map(({ allergen, ingredientId }) => ({
      allergen,
      ingredient: ingredientName(ingredientId, language),
    })),
    dietTypes,
    dietType: (['Vegan', 'Vegetarian', 'Fish'] as const).find((diet) => dietTypes.includes(diet)) ?? 'Meat',
    calories: nutrition?.perServing.calories,
    nutritionalInfo: nutrition?.perServing,
    nutritionCoverage: nutrition?.coverage,
    needs: recipe.needs?.filter(({ id }) => id !== need.id),
    has: [...(recipe.has ?? []), ingredientName(swapId, language)],
    matchedIngredients: recipe.matchedIngredients === undefined ? undefined : recipe.matchedIngredients + 1,
  };
};
