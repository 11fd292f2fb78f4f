import type { AdaptedSwap } from '@contracts/adapt';
import type { Need, Recipe, RecipeIngredient } from '@contracts/recipe';
import type { Language, Unit } from '@contracts/vocabulary';
import type { Ingredient } from '../ingredients/ingredient';
import { ingredientById } from '../ingredients/ingredientTable';
import { ingredientName } from '../recipes/ingredientNames';
import { quantityText } from '../recipes/wireQuantities';
import { measuresOf } from '../measures/measures';
import { factsAfter } from './factsAfter';

/** Units in which a substitute can be measured like the original. */
const MEASURED: ReadonlySet<Unit> = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp']);

/** Oils that are liquid in a kitchen: no cook weighs them. */
const POURED = /(?<!^coconut|^palm)-oil$/;
const ML_STEP = 5;

/** The amount of a substitute as a cook measures it: a liquid oil in steps of 5 ml. */
const asMeasured = (row: Ingredient, amount: number, unit: Unit): readonly [amount: number, unit: Unit] => {
  const { ml } = measuresOf(row, amount, unit);
  const isWeighed = unit === 'g' || unit === 'kg';
  if (!isWeighed || ml === undefined || !POURED.test(row.id)) return [amount, unit];
  return [Math.max(ML_STEP, Math.round(ml / ML_STEP) * ML_STEP), 'ml'];
};

/**
 * The line of the substitute: measured in the same unit, or by weight where the original was counted. The writer's words
 * name the original, so they go; the note stays.
 */
const swappedLine = (line: RecipeIngredient, id: string, ratio: number, language: Language): RecipeIngredient => {
  const row = ingredientById(id);
  const isMeasured = line.unit !== undefined && MEASURED.has(line.unit);
  const [amount, unit] = isMeasured
    ? [line.amount, line.unit]
    : line.grams === undefined
      ? [undefined, undefined]
      : [line.grams, 'g' as const];
  const { grams: _grams, ml: _ml, amount: _amount, unit: _unit, written: _written, words: _words, ...rest } = line;
  const name = ingredientName(id, language);
  if (!row || amount === undefined || unit === undefined)
    return { ...rest, id, name, quantity: quantityText({ id }, language) };
  const [scaled, scaledUnit] = asMeasured(row, amount * ratio, unit);
  return {
    ...rest,
    id,
    name,
    quantity: quantityText({ id, amount: scaled, unit: scaledUnit }, language),
    amount: scaled,
    unit: scaledUnit,
    ...measuresOf(row, scaled, scaledUnit),
  };
};

type Lines = Recipe['ingredients'];

/** The recipe with these lines, and everything that follows from them. */
const withLines = (recipe: Recipe, ingredients: Lines, goneId: string, language: Language): Recipe => ({
  ...recipe,
  ...factsAfter(recipe, ingredients, goneId, language),
  ingredients,
  needs: recipe.needs?.filter(({ id }) => id !== goneId),
});

const isOf = (line: Lines[number], id: string): line is RecipeIngredient => typeof line !== 'string' && line.id === id;

/** A swap to make. `isBought`: the cook does not have it either. */
type Swap = Need & Pick<Partial<AdaptedSwap>, 'isBought'>;

/** What a search found in the kitchen, for the swap instead of the original; nothing without such a search. */
const matchAfter = (
  { has, needs = [], matchedIngredients, ingredients }: Recipe,
  { id, isBought }: Swap,
  swap: { id: string; name: string },
): Pick<Recipe, 'has' | 'needs' | 'matchedIngredients'> => {
  if (has === undefined) return {};
  const names = new Set(ingredients.flatMap((line) => (typeof line !== 'string' && line.id === id ? line.name : [])));
  const wasNeeded = needs.some((need) => need.id === id);
  const others = needs.filter((need) => need.id !== id);
  const owned = isBought ? has.filter((name) => !names.has(name)) : [...has, swap.name];
  // A staple is in neither list and is not counted.
  const wasOwned = !wasNeeded && has.some((name) => names.has(name));
  const change = isBought ? (wasOwned ? -1 : 0) : wasNeeded ? 1 : 0;
  return {
    has: owned,
    needs: isBought ? [...others, swap] : others,
    ...(matchedIngredients !== undefined && { matchedIngredients: Math.max(0, matchedIngredients + change) }),
  };
};

/**
 * A recipe with a missing ingredient replaced by its swap: the line, the needs, and everything that follows from the
 * ingredients. A swap that has to be bought is needed in its place. A need without a swap changes nothing.
 */
export const withSwap = (recipe: Recipe, need: Swap, language: Language): Recipe => {
  const { id, swapId, swapRatio = 1 } = need;
  if (swapId === undefined || id === undefined || !recipe.ingredients.some((line) => isOf(line, id))) return recipe;
  const ingredients = recipe.ingredients.map((line) =>
    isOf(line, id) ? swappedLine(line, swapId, swapRatio, language) : line,
  );
  return {
    ...withLines(recipe, ingredients, id, language),
    ...matchAfter(recipe, need, { id: swapId, name: ingredientName(swapId, language) }),
  };
};

/** A recipe without an ingredient, and with everything that follows from that. The last line stays. */
export const withoutLine = (recipe: Recipe, id: string, language: Language): Recipe => {
  const ingredients = recipe.ingredients.filter((line) => !isOf(line, id));
  const isSame = ingredients.length === recipe.ingredients.length;
  return isSame || ingredients.length === 0 ? recipe : withLines(recipe, ingredients, id, language);
};
