import type { AnalyzeRequest, AnalyzeResponse } from '@contracts/analyze';
import type { Meant } from '@contracts/meant';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { searchByName } from '@kitchen/search/nameSearch';
import { searchByIngredients } from '@kitchen/search/recipeSearch';
import type { SearchShelf } from '@kitchen/search/searchShelf';
import type { ApiFailure } from '@/lib/failures/apiFailure';

interface Stock {
  shelf: SearchShelf;
  language: Language;
  recipeAt: (position: number) => Recipe;
}

const nothingDetected = (unknown: readonly string[], suggestions: readonly Meant[]): ApiFailure => ({
  status: 422,
  code: 'NO_INGREDIENTS',
  message: '422: NO_INGREDIENTS',
  unknown: [...unknown],
  ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
});

const cut = (recipes: Recipe[], total: number) => (total > recipes.length ? { recipes, total } : { recipes });

/** Words the answers of searches without a network, as the server does. */
export const offlineAnswers = ({ shelf, language, recipeAt }: Stock) => {
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

  return { byName, byIngredients };
};
