import type { AnalyzeRequest, AnalyzeResponse, SuggestionsQuery, SuggestionsResponse } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { localiseRecipe, localiseTitle, writtenLanguageOf } from '@kitchen/recipes/localise';
import { unpackRecipe, type OfflineFacts, type OfflineTexts } from '@kitchen/recipes/offlineCorpus';
import { suggestionsFor } from '@kitchen/search/suggest/suggestions';
import { createSearchShelfBuilder } from '@kitchen/search/searchShelf';
import { shelvedFromCorpus } from '@kitchen/search/shelvedRecipe';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { offlineAnswers } from './offlineAnswers';

/** Indexes the facts of the corpus for searching. */
export const offlineShelf = (facts: readonly OfflineFacts[]) => {
  const builder = createSearchShelfBuilder();
  for (const { ingredients, mask, mayMask, popularity, prepTime: minutes, cuisine, titles, american, names } of facts) {
    const ingredientIds = [...new Set(ingredients.map(({ id }) => id))];
    const lines = ingredients.length;
    builder.put(
      shelvedFromCorpus({ ingredientIds, mask, mayMask, popularity, minutes, lines, cuisine, titles, american, names }),
    );
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

  const { byName, byIngredients } = offlineAnswers({ shelf, language, recipeAt });

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
