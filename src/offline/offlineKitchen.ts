import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { localiseRecipe, writtenLanguageOf } from '@kitchen/localise';
import { unpackRecipe, type OfflineFacts, type OfflineTexts } from '@kitchen/offlineCorpus';
import { searchByIngredients, searchByName } from '@kitchen/recipeSearch';
import { createSearchShelfBuilder, shelvedFromCorpus } from '@kitchen/searchShelf';
import type { ApiFailure } from '@/lib/apiFailure';

const nothingDetected = (unknown: readonly string[]): ApiFailure => ({
  status: 422,
  code: 'NO_INGREDIENTS',
  message: '422: NO_INGREDIENTS',
  unknown: [...unknown],
});

/** Puts the facts of the corpus on a shelf that can be searched. */
export const offlineShelf = (facts: readonly OfflineFacts[]) => {
  const builder = createSearchShelfBuilder();
  for (const { ingredients, mask, popularity, cuisine, titles } of facts) {
    const ingredientIds = [...new Set(ingredients.map(({ id }) => id))];
    builder.put(shelvedFromCorpus({ ingredientIds, mask, popularity, cuisine, titles }));
  }
  return builder.finish();
};

interface Stock {
  facts: readonly OfflineFacts[];
  shelf: ReturnType<typeof offlineShelf>;
  texts: OfflineTexts;
  language: Language;
}

/** Answers as the server would, from the recipes that came with the app: the same rules, the same order, one language. */
export const createOfflineKitchen = ({ facts, shelf, texts, language }: Stock) => {
  const recipeAt = (position: number): Recipe => {
    const fact = facts[position]!;
    return {
      ...localiseRecipe(unpackRecipe(fact, writtenLanguageOf(language), texts[position]), language),
      imageUrl: `/pictures/${fact.slug}.webp`,
      userRating: 0,
      isSaved: false,
    };
  };

  const cut = (recipes: Recipe[], total: number) => (total > recipes.length ? { recipes, total } : { recipes });

  const byName = (request: AnalyzeRequest, name: string): AnalyzeResponse => {
    const { positions, total } = searchByName(shelf, request, name);
    return { ...cut(positions.map(recipeAt), total), ingredients: [] };
  };

  const byIngredients = (request: AnalyzeRequest, text: string): AnalyzeResponse | ApiFailure => {
    const found = searchByIngredients(shelf, request, text, language);
    const { ingredients, unknown, unlocks, hits, total } = found;
    if (ingredients.length === 0) return nothingDetected(unknown);
    const recipes = hits.map((hit): Recipe => {
      const recipe = recipeAt(hit.entry);
      return { ...recipe, ...found.matchOf(hit, recipe) };
    });
    return {
      ...cut(recipes, total),
      ingredients,
      ...(unknown.length > 0 && { unknown: [...unknown] }),
      ...(unlocks.length > 0 && { unlocks }),
    };
  };

  return {
    /** Undefined for what cannot be answered here: a photo, or nothing at all. */
    analyze(request: AnalyzeRequest): AnalyzeResponse | ApiFailure | undefined {
      const name = request.recipeName?.trim();
      const text = request.ingredients?.trim();
      if (request.images) return undefined;
      if (name) return byName(request, name);
      return text ? byIngredients(request, text) : undefined;
    },

    recipe(id: RecipeId): Recipe | undefined {
      const position = facts.findIndex((fact) => fact.id === id);
      return position < 0 ? undefined : recipeAt(position);
    },
  };
};

export type OfflineKitchen = ReturnType<typeof createOfflineKitchen>;
