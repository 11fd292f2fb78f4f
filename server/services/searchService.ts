import type { AnalyzeFields } from '@contracts/analyze';
import { MAX_RECIPES_PER_ANSWER, UNLOCKS_MAX } from '@contracts/limits';
import type { Need, Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { normaliseAllergen } from '@kitchen/allergens';
import { ancestorsOf, descendantsOf, INGREDIENTS } from '@kitchen/ingredientTable';
import { ingredientName } from '@kitchen/localise';
import { searchIndex } from '@kitchen/matchRecipes';
import { parseIngredients } from '@kitchen/parseIngredients';
import { bestSwap, type SwapLimits } from '@kitchen/swaps';
import { filterMasks, isAllowed, type FilterMasks } from '../corpus/factsMask';
import { DomainError } from '../errors/domainError';
import { imageFormatOf } from '../vision/imageSignature';
import { ingredientNumbers, type RecipeShelf } from './recipeShelf';
import { searchWithout } from './ruledOut';
import type { SearchAnswer, SearchHit } from './searchAnswer';

export interface Search {
  fields: AnalyzeFields;
  image?: Uint8Array;
  language: Language;
}

/** How much of what was not understood is said again, so that a message stays a message. */
const UNKNOWN_NAMED = 10;
const UNKNOWN_LENGTH = 40;

const shortened = (text: string) => (text.length > UNKNOWN_LENGTH ? `${text.slice(0, UNKNOWN_LENGTH - 1)}…` : text);

/** What the cook does not eat: diets, and the allergens of the profile and of the filter together (DECISIONS 12). */
const limitsOf = ({ preferences, excludedAllergens = [] }: AnalyzeFields): SwapLimits => ({
  diets: preferences.dietTypes ?? [],
  excludedAllergens: [...(preferences.excludedAllergens ?? []), ...excludedAllergens].map(normaliseAllergen),
});

const masksOf = (fields: AnalyzeFields): FilterMasks =>
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

/** Searches everything on the shelf by what the cook has, or by the name of a recipe. */
export const createSearchService = (shelf: RecipeShelf) => {
  const byIngredients = async ({ fields, language }: Search, text: string): Promise<SearchAnswer> => {
    const { found, unknown, excluded } = parseIngredients(text, { language });
    if (found.length === 0) {
      const named = unknown.slice(0, UNKNOWN_NAMED).map(shortened);
      throw new DomainError(
        named.length > 0 ? 'nothingRecognised' : 'nothingNamed',
        { unknown: named.join(', ') },
        { unknown: [...unknown] },
      );
    }
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
    const result =
      ruledOut.length > 0
        ? searchWithout(shelf.index, query, shelf.hasOneOf(ruledOut))
        : searchIndex(shelf.index, query);
    const pages = await shelf.pagesOf(
      result.hits.map(({ entry }) => entry),
      language,
    );
    const hits = result.hits.flatMap(({ entry: position, matched, total }, i): SearchHit[] => {
      const page = pages[i];
      if (!page) return [];
      const countedIds = shelf.countedIdsOf(position);
      return [
        {
          page,
          match: {
            matchedIngredients: matched,
            totalIngredients: total,
            has: countedIds.filter((id) => have.has(id)).map((id) => ingredientName(id, language)),
            needs: needsOf(countedIds, page.recipe, { have, limits, language }),
          },
        },
      ];
    });
    return {
      hits,
      ingredients: found.map((id) => ingredientName(id, language)),
      unknown,
      total: result.total,
      unlocks: (result.purchases ?? []).map(({ ingredient, recipes }) => {
        const { id } = INGREDIENTS[ingredient]!;
        return { id, name: ingredientName(id, language), recipes };
      }),
    };
  };

  const byName = async ({ fields, language }: Search, name: string): Promise<SearchAnswer> => {
    const masks = masksOf(fields);
    const offset = fields.offset ?? 0;
    const { entries, total } = shelf.names.search(
      name,
      (position) => isAllowed(shelf.maskAt[position]!, masks),
      offset + MAX_RECIPES_PER_ANSWER,
    );
    const pages = await shelf.pagesOf(entries.slice(offset), language);
    return {
      hits: pages.flatMap((page) => (page ? [{ page }] : [])),
      ingredients: [],
      unknown: [],
      total,
    };
  };

  return {
    /**
     * @throws DomainError when there is nothing to search for, when nothing in the text is an ingredient, and for a
     * picture that is none or that nobody here can read
     */
    async analyze(search: Search): Promise<SearchAnswer> {
      const { fields, image } = search;
      if (image && !imageFormatOf(image)) throw new DomainError('notAnImage');
      const name = fields.recipeName?.trim();
      if (name) return byName(search, name);
      const text = fields.ingredients?.trim();
      if (text) return byIngredients(search, text);
      throw new DomainError(image ? 'visionUnavailable' : 'searchEmpty');
    },
  };
};

export type SearchService = ReturnType<typeof createSearchService>;
