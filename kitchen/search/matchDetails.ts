import type { Need, Recipe, StandIn } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { isOvenHeat } from '../measures/ovenAndTin';
import { ingredientById, relativesOf } from '../ingredients/ingredientTable';
import { foldText } from '../reading/foldWord';
import { ingredientName } from '../recipes/ingredientNames';
import { standInsOf } from '../swaps/standIns';
import { chooseSwap, isPermitted, suitableSwaps, type SwapLimits, type SwapRow } from '../swaps/swaps';

/** What the cook has and lacks of a recipe. */
export type Match = Required<Pick<Recipe, 'matchedIngredients' | 'totalIngredients' | 'has' | 'needs'>> &
  Pick<Recipe, 'standIns' | 'isWeaker'>;

/** The cook, as the details of a match need them. */
interface Cook {
  /** Ids of the typed ingredients. */
  found: readonly string[];
  /** What was not understood, as typed. */
  unknown: readonly string[];
  limits: SwapLimits;
  language: Language;
}

const isHeated = ({ instructions }: Recipe) => instructions.some(({ parts = [] }) => parts.some(isOvenHeat));

/** The swaps that suit each ingredient of a recipe: they do not depend on the cook, and recipes are read many times. */
const suitable = new WeakMap<Recipe, Map<string, readonly SwapRow[]>>();

const swapsIn = (recipe: Recipe, id: string): readonly SwapRow[] => {
  const known = suitable.get(recipe) ?? new Map<string, readonly SwapRow[]>();
  suitable.set(recipe, known);
  const before = known.get(id);
  if (before) return before;
  const lines = recipe.ingredients.filter((line) => typeof line !== 'string');
  const line = lines.find((one) => one.id === id);
  const measured = line?.amount !== undefined && line.unit !== undefined && { amount: line.amount, unit: line.unit };
  const { category, subcategory } = recipe;
  const recipeIds = lines.flatMap((one) => one.id ?? []);
  const rows = suitableSwaps({ id, ...measured, category, subcategory, recipeIds, hasOven: isHeated(recipe) });
  known.set(id, rows);
  return rows;
};

/** The lines of a recipe whose ingredient is not in our table. */
const strangeLines = ({ ingredients }: Recipe): string[] =>
  ingredients.flatMap((line) => (typeof line === 'string' ? line : line.id === undefined ? line.name : []));

/** Tells which of the counted ingredients of a recipe a cook has, with stand-ins, and lacks, with swaps. */
const createDetailsReader = ({ found, limits, language }: Cook) => {
  const have = new Set(found.flatMap(relativesOf));
  const willing = found.filter((id) => isPermitted(id, limits));
  const nameOf = (id: string) => ingredientName(id, language);

  const standInFor = (id: string): StandIn | undefined => {
    const byId = have.has(id) ? undefined : willing.find((held) => standInsOf(held).has(id));
    return byId === undefined ? undefined : { id, name: nameOf(id), byId, by: nameOf(byId) };
  };

  const needOf = (id: string, recipe: Recipe): Need => {
    const swap = chooseSwap(swapsIn(recipe, id), { neededId: id, have, limits });
    return {
      id,
      name: nameOf(id),
      ...(swap && { swap: nameOf(swap.id), swapId: swap.id }),
      ...(swap?.note && { swapNote: swap.note }),
      ...(swap?.ratio !== undefined && { swapRatio: swap.ratio }),
    };
  };

  return (countedIds: readonly string[], recipe: Recipe) => {
    const standIns = countedIds.flatMap((id) => standInFor(id) ?? []);
    const stoodIn = new Set(standIns.map(({ id }) => id));
    const hasIds = countedIds.filter((id) => have.has(id) || stoodIn.has(id));
    const owned = new Set(hasIds);
    return {
      has: hasIds.map(nameOf),
      needs: countedIds.filter((id) => !owned.has(id)).map((id) => needOf(id, recipe)),
      ...(standIns.length > 0 && { standIns }),
    };
  };
};

/** Tells what a cook has and lacks of recipes. */
export const createMatchReader = (cook: Cook) => {
  const typed = new Set(cook.unknown.map(foldText));
  const detailsOf = createDetailsReader(cook);

  return {
    /**
     * A recipe of the shelf.
     * @param counted how many ingredients and unread lines the index counts
     */
    matchOf(countedIds: readonly string[], recipe: Recipe, counted: number): Match {
      const { has, needs, standIns } = detailsOf(countedIds, recipe);
      const strange = strangeLines(recipe).slice(0, Math.max(0, counted - countedIds.length));
      return {
        matchedIngredients: has.length,
        totalIngredients: counted,
        has,
        needs: [...needs, ...strange.map((name): Need => ({ name }))],
        ...(standIns && { standIns }),
      };
    },

    /**
     * A recipe that is on no shelf. A line unknown to our table counts too: the cook has it if they typed the same
     * words.
     * @param ingredientIds every known ingredient of it, once
     */
    matchOfOther(ingredientIds: readonly string[], recipe: Recipe): Match {
      const countedIds = ingredientIds.filter((id) => !ingredientById(id)?.isStaple);
      const { has, needs, standIns } = detailsOf(countedIds, recipe);
      const strange = strangeLines(recipe);
      const strangeHas = strange.filter((name) => typed.has(foldText(name)));
      const strangeNeeds = strange.filter((name) => !typed.has(foldText(name))).map((name): Need => ({ name }));
      return {
        matchedIngredients: has.length + strangeHas.length,
        totalIngredients: countedIds.length + strange.length,
        has: [...has, ...strangeHas],
        needs: [...needs, ...strangeNeeds],
        ...(standIns && { standIns }),
      };
    },
  };
};
