import type { AnalyzeRequest, AnalyzeResponse, SuggestionsQuery, SuggestionsResponse } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { tongueOf } from '@kitchen/reading/tongue';
import { localiseRecipe, localiseTitle } from '@kitchen/recipes/localise';
import { unpackRecipe, type OfflineFacts, type OfflineTexts } from '@kitchen/recipes/offlineCorpus';
import { suggestionsFor } from '@kitchen/search/suggest/suggestions';
import { createSearchShelfBuilder, type SearchShelf } from '@kitchen/search/searchShelf';
import { shelvedFromCorpus } from '@kitchen/search/shelvedRecipe';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { offlineAnswers } from './offlineAnswers';
import { ownMatches, type OwnMatches } from './ownMatches';

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
    localiseTitle(unpackRecipe(facts[position]!, tongueOf(language)), language),
  );
};

interface Stock {
  facts: readonly OfflineFacts[];
  shelf: ReturnType<typeof offlineShelf>;
  texts: OfflineTexts;
  language: Language;
  /** The cook's own recipes, and the shelf that has them behind the others. */
  own?: { recipes: readonly Recipe[]; whole: SearchShelf };
}

/**
 * Answers like the server, from the recipes that came with the app and the cook's own: same rules, same order, one
 * language.
 */
export const createOfflineKitchen = ({
  facts,
  shelf,
  texts,
  language,
  own: { recipes, whole } = { recipes: [], whole: shelf },
}: Stock) => {
  const recipeAt = (position: number): Recipe => {
    const fact = facts[position];
    if (!fact) return recipes[position - facts.length]!;
    return {
      ...localiseRecipe(unpackRecipe(fact, tongueOf(language), texts[position]), language),
      imageUrl: `/pictures/${fact.slug}.webp`,
      userRating: 0,
      isSaved: false,
    };
  };

  const idAt = (position: number): RecipeId => facts[position]?.id ?? recipes[position - facts.length]!.id;
  const { byName, byIngredients } = offlineAnswers({ shelf: whole, language, recipeAt });

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
      suggestions: suggestionsFor(whole, query, idAt),
    }),

    recipe(id: RecipeId): Recipe | undefined {
      const position = facts.findIndex((fact) => fact.id === id);
      return position < 0 ? recipes.find((recipe) => recipe.id === id) : recipeAt(position);
    },

    /** The own recipes that belong into the answer of a server that does not have them. */
    ownMatches: (request: AnalyzeRequest): OwnMatches =>
      ownMatches(request, { shelf, whole, language, recipeAt, idAt }),
  };
};

export type OfflineKitchen = ReturnType<typeof createOfflineKitchen>;
