import type { Suggestion, SuggestionsQuery } from '@contracts/analyze';
import { SUGGESTIONS_MAX } from '@contracts/limits';
import { parseIngredients } from '../../reading/parseIngredients';
import { WRITTEN_LANGUAGES } from '../../recipes/recipeFormat';
import { tongueOf } from '../../reading/tongue';
import type { SearchShelf } from '../searchShelf';
import { isPermitted } from '../../swaps/swaps';
import { wishedBy } from '../wishes/wished';
import { lastItemOf } from './lastItem';
import { suggestIngredients } from './suggestIngredients';

/** So many suggestions are kept for ingredients when titles would fill the list. */
const INGREDIENTS_KEPT = 2;

const asIngredient = ({ id, name }: { id: string; name: string }): Suggestion => ({ kind: 'ingredient', id, name });

/** Ingredients for the last item of a list: none that the list already has or rules out. */
const forList = (shelf: SearchShelf, { text, language }: SuggestionsQuery): Suggestion[] => {
  const { before, typed } = lastItemOf(text);
  const { found, wishes } = parseIngredients(before, { language });
  const { allergens, diets, ingredients } = wishedBy(wishes, found);
  const left = new Set([...found, ...ingredients]);
  return suggestIngredients(typed, language, Infinity, shelf.usesOf)
    .filter(({ id }) => !left.has(id) && isPermitted(id, { diets, excludedAllergens: allergens }))
    .slice(0, SUGGESTIONS_MAX)
    .map(asIngredient);
};

const forName = (
  shelf: SearchShelf,
  { text, language }: SuggestionsQuery,
  idAt: (position: number) => number,
): Suggestion[] => {
  // An American title that differs follows those of the written languages.
  const american = language === 'en-US' ? [WRITTEN_LANGUAGES.length] : [];
  const places = [WRITTEN_LANGUAGES.indexOf(tongueOf(language)), ...american];
  const titles = shelf.names
    .starts(text, places, SUGGESTIONS_MAX)
    .map((at): Suggestion => ({ kind: 'recipe', id: String(idAt(at)), name: shelf.titleAt(at, language) }));
  const ingredients = suggestIngredients(text, language, SUGGESTIONS_MAX, shelf.usesOf).map(asIngredient);
  const most = Math.max(SUGGESTIONS_MAX - ingredients.length, SUGGESTIONS_MAX - INGREDIENTS_KEPT);
  return [...titles.slice(0, most), ...ingredients].slice(0, SUGGESTIONS_MAX);
};

/**
 * What the search box suggests while the cook types: ingredients for the last item of a list, or titles and then
 * ingredients for a name.
 * @param idAt id of the recipe at a position
 */
export const suggestionsFor = (
  shelf: SearchShelf,
  query: SuggestionsQuery,
  idAt: (position: number) => number,
): Suggestion[] => (query.mode === 'ingredients' ? forList(shelf, query) : forName(shelf, query, idAt));
