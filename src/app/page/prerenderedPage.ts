import { DEFAULT_PREFERENCES, FALLBACK_LANGUAGE } from '@contracts/defaults';
import type { Recipe } from '@contracts/recipe';
import { isLanguage, measurementSystemOf } from '@contracts/startLanguage';
import type { Language } from '@contracts/vocabulary';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { apiSlice } from '@/api/apiSlice';
import { selectLastText, selectSearchStatus } from '@/slices/searchSlice';
import { createRootReducer, type RootState } from '@/store/rootReducer';

/** Id of the element that React renders into. */
export const ROOT_ID = 'root';

/** Id of the element with the recipe of a prerendered recipe page, as JSON. */
export const RECIPE_ID = 'drawn-recipe';

/** The answer of the server about the recipe of a prerendered page, for the store. */
export const recipeDrawn = (recipe: Recipe, language: Language) =>
  apiSlice.util.upsertQueryEntries([{ endpointName: 'getRecipe', arg: { id: recipe.id, language }, value: recipe }]);

/** The state of a first visit in a language, with which a page was prerendered, with the recipe it shows. */
export const prerenderedState = (language: Language, recipe?: Recipe): RootState => {
  const reducer = createRootReducer(() => undefined);
  const state = reducer(undefined, { type: 'app/prerendered' });
  const shown = {
    ...state,
    // Most first-time visitors are guests; this part of the page is hidden for everyone else.
    session: { ...state.session, status: 'signedOut' as const },
    preferences: {
      ...state.preferences,
      ...DEFAULT_PREFERENCES,
      language,
      measurementSystem: measurementSystemOf(language),
      isMeasurementFromLanguage: true,
    },
  };
  return recipe ? reducer(shown, recipeDrawn(recipe, language)) : shown;
};

/**
 * The state to hydrate a prerendered page with. What is the same in the visit's own state is taken from there, so that
 * after hydration only components with something new are drawn again: React does that in one task, however long.
 */
export const hydratedState = (visit: RootState, language: Language, recipe?: Recipe): RootState => {
  const drawn = prerenderedState(language, recipe);
  // Of the answers only what was drawn counts: their ids and times are other ones in every state.
  const queries = Object.entries(drawn.api.queries).map(([key, query]) => [
    key,
    { ...visit.api.queries[key], data: query?.data },
  ]);
  const api = { ...visit.api, queries: Object.fromEntries(queries) as RootState['api']['queries'] };
  return copyWithStructuralSharing<RootState>(visit, { ...drawn, api });
};

/** The language in which the document was prerendered; undefined if the root is empty. */
export const prerenderedLanguage = ({ documentElement }: Document, root: HTMLElement): Language | undefined => {
  if (!root.hasChildNodes()) return undefined;
  return isLanguage(documentElement.lang) ? documentElement.lang : FALLBACK_LANGUAGE;
};

/** The recipe of a prerendered recipe page; undefined on other pages. */
export const prerenderedRecipe = (page: Document): Recipe | undefined => {
  const text = page.getElementById(RECIPE_ID)?.textContent;
  return text ? (JSON.parse(text) as Recipe) : undefined;
};

/**
 * Whether this visit starts in the state of the prerendered page: same language, no search to restore on the home page,
 * and on the others no part of the page, such as a tab, named by the address.
 */
export const beginsAsDrawn = (
  state: RootState,
  drawn: Language | undefined,
  language: Language,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean => {
  if (drawn !== language) return false;
  return pathname === '/' ? selectSearchStatus(state) === 'idle' && selectLastText(state) === '' : hash === '';
};
