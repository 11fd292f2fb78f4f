import { useEffect, useMemo, useState } from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { useGetRecipeQuery } from '@/api/apiSlice';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { untilIdle } from '@/lib/browser/untilIdle';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { withSavedState } from '@/lib/recipe/withSavedState';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectSavedById } from '@/slices/savedRecipesSlice';
import { recipeOpened, selectOpenedRecipes, selectResults } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from './hooks';

interface ShownRecipe {
  recipe?: Recipe;
  status: 'loading' | 'ready' | 'notFound' | 'failed';
  failure?: ApiFailure;
  retry: () => void;
}

/** On a page that is never idle. */
const REMEMBERED_WITHIN_MS = 2_000;

const withId = (recipes: readonly Recipe[], id: RecipeId) => recipes.find((recipe) => recipe.id === id);

/** Adds the match, which belongs to the last search and not to the recipe. The api does not return it. */
const withMatch = (recipe: Recipe, { matchedIngredients, totalIngredients, has, needs }: Recipe): Recipe => ({
  ...recipe,
  matchedIngredients,
  totalIngredients,
  has,
  needs,
});

const isIn = (language: Language, recipe: Recipe | undefined) =>
  recipe !== undefined && (recipe.language === undefined || recipe.language === language || isOwnRecipe(recipe));

/**
 * A recipe for the recipe page, in the interface language: from the saved list, then from the search results,
 * otherwise from the api. The shown recipe stays while another is fetched, as after a change of language or after its
 * heart was removed. When the server cannot be reached, a body from an earlier visit is shown. `id` may be NaN for a
 * path without a valid id.
 * @param isDrawn the server drew the page, which comes alive before the recipe is remembered for a later visit
 */
export const useRecipe = (id: RecipeId, isDrawn = false): ShownRecipe => {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const saved = useAppSelector((state) => selectSavedById(state).get(id));
  const result = useAppSelector((state) => withId(selectResults(state), id));
  const opened = useAppSelector((state) => withId(selectOpenedRecipes(state), id));
  const isValid = Number.isSafeInteger(id) && id > 0;
  const local = [saved, result].find((one) => isIn(language, one));

  const { data, error, refetch } = useGetRecipeQuery({ id, language }, { skip: !isValid || local !== undefined });
  const fetched = data?.id === id ? data : undefined;
  const isGone = !isValid || (error !== undefined && 'status' in error && error.status === 404);
  const [shownId, setShownId] = useState<RecipeId>();
  const known = local ?? fetched ?? saved ?? result ?? (error || shownId === id ? opened : undefined);
  const body = isGone && known !== local && known !== saved ? undefined : known;
  if (body && shownId !== id) setShownId(id);
  const recipe = useMemo(
    () => body && withSavedState(result ? withMatch(body, result) : body, saved),
    [body, result, saved],
  );

  useEffect(() => {
    if (!body || body === opened) return;
    const remember = () => dispatch(recipeOpened(body));
    if (isDrawn) void untilIdle(REMEMBERED_WITHIN_MS).then(remember);
    else remember();
  }, [dispatch, body, opened, isDrawn]);

  const failure = error as ApiFailure | undefined;
  const retry = () => void refetch();
  if (recipe) return { recipe, status: 'ready', retry };
  if (isGone) return { status: 'notFound', retry };
  return failure ? { status: 'failed', failure, retry } : { status: 'loading', retry };
};
