import type { AnalyzeFields, Unlock } from '@contracts/analyze';
import { MAX_RECIPES_PER_ANSWER, UNLOCKS_MAX } from '@contracts/limits';
import type { Need, Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { normaliseAllergen } from './allergens';
import { filterMasks, isAllowed, type FilterMasks } from './factsMask';
import { foldText } from './foldWord';
import { ancestorsOf, descendantsOf, ingredientById, INGREDIENTS } from './ingredientTable';
import { ingredientName } from './localise';
import { searchIndex, type MatchHit } from './matchRecipes';
import { parseIngredients } from './parseIngredients';
import { searchWithout } from './ruledOut';
import { ingredientNumbers, type SearchShelf } from './searchShelf';
import { bestSwap, type SwapLimits } from './swaps';

/** What recipes are searched under. */
export type SearchFields = Pick<
  AnalyzeFields,
  'category' | 'subcategory' | 'preferences' | 'excludedAllergens' | 'offset'
>;

export type Match = Required<Pick<Recipe, 'matchedIngredients' | 'totalIngredients' | 'has' | 'needs'>>;

/** What the cook does not eat: diets, and the allergens of the profile and of the filter together (DECISIONS 12). */
const limitsOf = ({ preferences, excludedAllergens = [] }: SearchFields): SwapLimits => ({
  diets: preferences.dietTypes ?? [],
  excludedAllergens: [...(preferences.excludedAllergens ?? []), ...excludedAllergens].map(normaliseAllergen),
});

const masksOf = (fields: SearchFields): FilterMasks =>
  filterMasks({ category: fields.category, subcategory: fields.subcategory, ...limitsOf(fields) });

/** What a cook who has this can use it as: itself, what it is a kind of, and its kinds. */
const withRelatives = (ids: readonly string[]): Set<string> =>
  new Set(ids.flatMap((id) => [id, ...ancestorsOf(id), ...descendantsOf(id)]));

const isHeated = ({ instructions }: Recipe) =>
  instructions.some(({ parts = [] }) => parts.some((part) => typeof part !== 'string' && part.kind === 'temperature'));

/** What the cook still lacks for a recipe, and what of their own can stand in for it in just this dish. */
const needsOf = (
  countedIds: readonly string[],
  recipe: Recipe,
  { have, limits, language }: { have: ReadonlySet<string>; limits: SwapLimits; language: Language },
): Need[] => {
  const lines = recipe.ingredients.filter((line) => typeof line !== 'string');
  const recipeIds = lines.flatMap(({ id }) => id ?? []);
  const { category, subcategory } = recipe;
  return countedIds
    .filter((id) => !have.has(id))
    .map((id) => {
      const line = lines.find((one) => one.id === id);
      const measured = line?.amount !== undefined &&
        line.unit !== undefined && { amount: line.amount, unit: line.unit };
      const use = { id, ...measured, category, subcategory, recipeIds, hasOven: isHeated(recipe) };
      const swap = bestSwap(use, have, limits);
      return {
        id,
        name: ingredientName(id, language),
        ...(swap && { swap: ingredientName(swap.id, language), swapId: swap.id }),
        ...(swap?.note && { swapNote: swap.note }),
        ...(swap?.ratio !== undefined && { swapRatio: swap.ratio }),
      };
    });
};

/**
 * Best first, by what is in the kitchen. Nothing is found where the text names no ingredient: then `ingredients` is
 * empty, and `unknown` says what was not understood.
 */
export const searchByIngredients = (shelf: SearchShelf, fields: SearchFields, text: string, language: Language) => {
  const { found, unknown, excluded } = parseIngredients(text, { language });
  const have = withRelatives(found);
  const limits = limitsOf(fields);
  const ruledOut = excluded.flatMap((id) => [id, ...descendantsOf(id)]);
  const query = {
    have: ingredientNumbers(have),
    ...masksOf(fields),
    limit: MAX_RECIPES_PER_ANSWER,
    offset: fields.offset ?? 0,
    ...(!fields.offset && { purchases: UNLOCKS_MAX }),
  };
  const {
    hits,
    total,
    purchases = [],
  } = found.length === 0
    ? { hits: [], total: 0 }
    : ruledOut.length > 0
      ? searchWithout(shelf.index, query, shelf.hasOneOf(ruledOut))
      : searchIndex(shelf.index, query);
  return {
    hits,
    total,
    /** The same as `ingredients`, by their ids. */
    found,
    /** What the cook does not want this time, by its ids. */
    ruledOut: excluded,
    ingredients: found.map((id) => ingredientName(id, language)),
    unknown,
    /** What one purchase would complete, the most first. */
    unlocks: purchases.map(({ ingredient, recipes }): Unlock => {
      const { id } = INGREDIENTS[ingredient]!;
      return { id, name: ingredientName(id, language), recipes };
    }),
    /** What the cook has and lacks of a hit. */
    matchOf({ entry, matched, total: counted }: MatchHit, recipe: Recipe): Match {
      const countedIds = shelf.countedIdsOf(entry);
      return {
        matchedIngredients: matched,
        totalIngredients: counted,
        has: countedIds.filter((id) => have.has(id)).map((id) => ingredientName(id, language)),
        needs: needsOf(countedIds, recipe, { have, limits, language }),
      };
    },

    /**
     * What the cook has and lacks of a recipe that is on no shelf. A line that our table does not know counts too: the cook
     * has it where they typed the same.
     * @param ingredientIds every known ingredient of it once
     */
    matchOfOther(ingredientIds: readonly string[], recipe: Recipe): Match {
      const countedIds = ingredientIds.filter((id) => !ingredientById(id)?.isStaple);
      const strange = recipe.ingredients.flatMap((line) =>
        typeof line === 'string' ? line : line.id === undefined ? line.name : [],
      );
      const typed = new Set(unknown.map(foldText));
      const strangeHas = strange.filter((name) => typed.has(foldText(name)));
      const has = countedIds.filter((id) => have.has(id));
      return {
        matchedIngredients: has.length + strangeHas.length,
        totalIngredients: countedIds.length + strange.length,
        has: [...has.map((id) => ingredientName(id, language)), ...strangeHas],
        needs: [
          ...needsOf(countedIds, recipe, { have, limits, language }),
          ...strange.filter((name) => !typed.has(foldText(name))).map((name): Need => ({ name })),
        ],
      };
    },
  };
};

/** Positions of the recipes that a name may mean, best first. */
export const searchByName = (shelf: SearchShelf, fields: SearchFields, name: string) => {
  const masks = masksOf(fields);
  const offset = fields.offset ?? 0;
  const { entries, total } = shelf.names.search(
    name,
    (position) => isAllowed(shelf.maskAt[position]!, masks),
    offset + MAX_RECIPES_PER_ANSWER,
  );
  return { positions: entries.slice(offset), total };
};
