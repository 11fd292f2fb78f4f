import type { AdaptedSwap, Adaptation } from '@contracts/adapt';
import type { Recipe, RecipeIngredient } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { ingredientById, relativesOf } from '../ingredients/ingredientTable';
import { isOvenHeat } from '../measures/ovenAndTin';
import { ingredientName } from '../recipes/ingredientNames';
import { standInsOf } from './standIns';
import { bestSwap, isPermitted, roleOf, swapsFor, type SwapChoice, type SwapLimits, type Use } from './swaps';
import { withoutLine, withSwap } from './withSwap';

/** A cook's kitchen, as a recipe is adapted to it. */
export interface AdaptingKitchen {
  /** Ids of what the cook has; empty when nothing was said about it: then nothing is missing. */
  have: readonly string[];
  limits: SwapLimits;
  /** Ids that the cook’s words rule out ("no onion"). */
  ruledOut?: readonly string[];
  language: Language;
}

/** What changes in a recipe, and the recipe with it. */
export interface AdaptedRecipe {
  adaptation: Adaptation;
  recipe: Recipe;
}

type KnownLine = RecipeIngredient & { id: string };

const isKnown = (line: Recipe['ingredients'][number]): line is KnownLine =>
  typeof line !== 'string' && line.id !== undefined && ingredientById(line.id) !== undefined;

const useOf = ({ id, amount, unit }: KnownLine, { category, subcategory, instructions }: Recipe, recipeIds: string[]) =>
  ({
    id,
    ...(amount !== undefined && unit !== undefined && { amount, unit }),
    category,
    subcategory,
    recipeIds,
    hasOven: instructions.some(({ parts = [] }) => parts.some(isOvenHeat)),
  }) satisfies Use;

/** Decides about one line at a time: kept, swapped, left out, bought, or in the way. */
const createDecision = (recipe: Recipe, { have, limits, ruledOut = [], language }: AdaptingKitchen) => {
  const owned = new Set(have.flatMap(relativesOf));
  const never = new Set(ruledOut.flatMap(relativesOf));
  const recipeIds = recipe.ingredients.filter(isKnown).map(({ id }) => id);
  const nameOf = (id: string) => ingredientName(id, language);
  const mayUse = (id: string) => !never.has(id) && isPermitted(id, limits);

  const swapOf = (id: string, choice: SwapChoice, isBought: boolean): AdaptedSwap => ({
    id,
    name: nameOf(id),
    swap: nameOf(choice.id),
    swapId: choice.id,
    ...(choice.note && { swapNote: choice.note }),
    ...(choice.ratio !== undefined && { swapRatio: choice.ratio }),
    ...(isBought && { isBought: true as const }),
  });

  /** The best of what the cook has: first what is nearly the same, then the table of swaps. */
  const ownedSwap = (use: Use): SwapChoice | undefined => {
    const near = have.find((id) => mayUse(id) && standInsOf(id).has(use.id) && !recipeIds.includes(id));
    if (near !== undefined) return { id: near };
    const best = bestSwap(use, owned, limits);
    return best && mayUse(best.id) ? best : undefined;
  };

  return (line: KnownLine, changes: Adaptation): void => {
    const { id } = line;
    const use = useOf(line, recipe, recipeIds);
    const isForbidden = !mayUse(id);
    const isMissing = have.length > 0 && !owned.has(id) && !ingredientById(id)!.isStaple;
    if (!isForbidden && !isMissing) return;
    const own = ownedSwap(use);
    const bought = own || !isForbidden ? undefined : swapsFor(use, limits).find((choice) => mayUse(choice.id));
    const named = { id, name: nameOf(id) };
    if (own) changes.swaps.push(swapOf(id, own, false));
    else if (roleOf(use) === 'garnish') changes.leftOut.push(named);
    else if (bought) changes.swaps.push(swapOf(id, bought, true));
    else (isForbidden ? changes.inTheWay : changes.toBuy).push(named);
  };
};

/** The excluded allergens that the adapted recipe has, or may have. */
const allergensLeft = ({ allergens, mayContain = [] }: Recipe, { excludedAllergens }: SwapLimits): string[] => {
  const left = [...allergens, ...mayContain.map(({ allergen }) => allergen)];
  return [...new Set(left)].filter((name) => excludedAllergens.includes(name));
};

/**
 * Adapts a recipe to a kitchen: what the cook lacks or does not eat is swapped for what they have, or for something to
 * buy where they may not eat it; a garnish without a swap is left out. All amounts, allergens and diets are computed.
 * Nothing is promised that the tables do not know: lines that were not read are counted in `unread`, and excluded
 * allergens that stay are named in `allergensLeft`.
 */
export const adaptRecipe = (recipe: Recipe, kitchen: AdaptingKitchen): AdaptedRecipe => {
  const changes: Adaptation = { swaps: [], leftOut: [], toBuy: [], inTheWay: [], allergensLeft: [], unread: 0 };
  const decide = createDecision(recipe, kitchen);
  const lines = recipe.ingredients.filter(isKnown);
  const seen = new Set<string>();
  for (const line of lines) {
    if (seen.has(line.id)) continue;
    seen.add(line.id);
    decide(line, changes);
  }
  const swapped = changes.swaps.reduce((before, swap) => withSwap(before, swap, kitchen.language), recipe);
  const adapted = changes.leftOut.reduce((before, { id }) => withoutLine(before, id, kitchen.language), swapped);
  changes.allergensLeft = allergensLeft(adapted, kitchen.limits);
  changes.unread = recipe.ingredients.length - lines.length;
  return { adaptation: changes, recipe: adapted };
};
