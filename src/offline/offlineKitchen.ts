import type { AnalyzeRequest, AnalyzeResponse, SuggestionsQuery, SuggestionsResponse } from '@contracts/analyze';
import type { Meant } from '@contracts/meant';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { localiseRecipe, localiseTitle, writtenLanguageOf } from '@kitchen/recipes/localise';
import { unpackRecipe, type OfflineFacts, type OfflineTexts } from '@kitchen/recipes/offlineCorpus';
import { searchByName } from '@kitchen/search/nameSearch';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import { suggestionsFor } from '@kitchen/search/suggest/suggestions';
import { createSearchShelfBuilder } from '@kitchen/search/searchShelf';
import { shelvedFromCorpus } from '@kitchen/search/shelvedRecipe';
import type { ApiFailure } from '@/lib/failures/apiFailure';

const nothingDetected = (unknown: readonly string[], suggestions: readonly Meant[]): ApiFailure => ({
  status: 422,
  code: 'NO_INGREDIENTS',
  message: '422: NO_INGREDIENTS',
  unknown: [...unknown],
  ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
});

/** Indexes the facts of the corpus for searching. */
export const offlineShelf = (facts: readonly OfflineFacts[]) => {
  const builder = createSearchShelfBuilder();
  for (const { ingredients, mask, mayMask, popularity, prepTime: minutes, cuisine, titles } of facts) {
    const ingredientIds = [...new Set(ingredients.map(({ id }) => id))];
    const lines = ingredients.length;
    builder.put(shelvedFromCorpus({ ingredientIds, mask, mayMask, popularity, minutes, lines, cuisine, titles }));
  }
  return builder.finish((position, language) =>
    localiseTitle(unpackRecipe(facts[position]!, writtenLanguageOf(language)), language),
  );
};

interface Stock {
  facts: readonly OfflineFacts[];
  shelf: ReturnType<typeof offlineShelf>;
  texts: OfflineTexts;
  language: Language;
}

/** Answers like the server, from the recipes that came with the app: same rules, same order, one language. */
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
    const { positions, total, hidden, cuisines, ruledOut, isNear } = searchByName(shelf, request, name, language);
    return {
      ...cut(positions.map(recipeAt), total),
      ingredients: [],
      ...(isNear && { isNear }),
      ...(hidden.length > 0 && { hidden }),
      ...(cuisines.length > 0 && { cuisines }),
      ...(ruledOut.length > 0 && { ruledOut }),
    };
  };

  const byIngredients = (request: AnalyzeRequest, text: string): AnalyzeResponse | ApiFailure => {
    const found = searchByIngredients(shelf, request, text, language);
    const { ingredients, unknown, unlocks, hits, total, strong, hidden, cuisines, ruledOut, isBrowsed } = found;
    const { suggestions, emptied } = found;
    if (ingredients.length === 0 && !isBrowsed) return nothingDetected(unknown, suggestions);
    const recipes = hits.map((hit): Recipe => {
      const recipe = recipeAt(hit.entry);
      return isBrowsed ? recipe : { ...recipe, ...found.matchOf(hit, recipe) };
    });
    return {
      ...cut(recipes, total),
      ingredients,
      ...(strong < total && { strong }),
      ...(found.found.length > 0 && { found: found.found }),
      ...(found.mustUse.length > 0 && { mustUse: [...found.mustUse] }),
      ...(unknown.length > 0 && { unknown: [...unknown] }),
      ...(suggestions.length > 0 && { suggestions }),
      ...(emptied.length > 0 && { emptied }),
      ...(unlocks.length > 0 && { unlocks }),
      ...(hidden.length > 0 && { hidden }),
      ...(cuisines.length > 0 && { cuisines }),
      ...(ruledOut.length > 0 && { ruledOut }),
    };
  };

  return {
    /** Undefined for what cannot be answered offline: a photo, or an empty request. */
    analyze(request: AnalyzeRequest): AnalyzeResponse | ApiFailure | undefined {
      const name = request.recipeName?.trim();
      const text = request.ingredients?.trim();
      if (request.images) return undefined;
      if (name) return byName(request, name);
      return text ? byIngredients(request, text) : undefined;
    },

    suggestions: (query: SuggestionsQuery): SuggestionsResponse => ({
      suggestions: suggestionsFor(shelf, query, (position) => facts[position]!.id),
    }),

    recipe(id: RecipeId): Recipe | undefined {
      const position = facts.findIndex((fact) => fact.id === id);
      return position < 0 ? undefined : recipeAt(position);
    },
  };
};

export type OfflineKitchen = ReturnType<typeof createOfflineKitchen>;
