import { createSelector } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { collectedRecipes, collectionsOf, cookedOf, membershipsOf, notesOf } from '@kitchen/cookbook/cookbookLines';
import { selectCollectionShares, selectCookbookLines } from '@/slices/cookbookSlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectListOwner, selectSavedById, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectOpenedRecipes } from '@/slices/searchSlice';
import type { RootState } from './rootReducer';

/** The lines of the cookbook that is shown: the account's, or the guest's. */
const selectLines = (state: RootState) => selectCookbookLines(state, selectListOwner(state));

/** The notes on a recipe, the oldest first. */
export const selectNotesOn = createSelector([selectLines, (_state: RootState, id: RecipeId) => id], notesOf);

/** What was cooked, the last first. */
export const selectCooked = createSelector([selectLines], cookedOf);

/** When a recipe was cooked, the last first. */
export const selectCookedOf = createSelector([selectCooked, (_state: RootState, id: RecipeId) => id], (cooked, id) =>
  cooked.filter(({ recipe }) => recipe.id === id),
);

/** All collections by name, with their recipes and the ends of their links. */
export const selectCollections = createSelector(
  [selectLines, selectLanguage, (state: RootState) => selectCollectionShares(state, selectListOwner(state))],
  (lines, language, shares) => collectionsOf(lines, language).map((one) => ({ ...one, share: shares[one.id] })),
);

/** The saved recipes of a collection, in the order in which they were added; undefined when there is none with this id. */
export const selectCollectionRecipes = createSelector(
  [selectCollections, selectSavedById, (_state: RootState, collection: string | null) => collection],
  (collections, saved, id): Recipe[] | undefined =>
    collections.find((one) => one.id === id)?.recipeIds.flatMap((recipeId) => saved.get(recipeId) ?? []),
);

/** The recipes of a collection, or of all of them (null), each once. Of those that are not saved only the names are known. */
export const selectCollected = createSelector(
  [selectLines, selectSavedById, (_state: RootState, collection: string | null) => collection],
  (lines, saved, collection): { recipes: Recipe[]; others: { id: RecipeId; title: string }[] } => {
    const named = collectedRecipes(lines, collection);
    return {
      recipes: named.flatMap(({ id }) => saved.get(id) ?? []),
      others: named.filter(({ id }) => !saved.has(id)),
    };
  },
);

/** The recipe of this id, if it is on this device: on the saved list, or opened not long ago. */
export const selectRecipeHere = (state: RootState, id: RecipeId): Recipe | undefined =>
  selectSavedById(state).get(id) ?? selectOpenedRecipes(state).find((recipe) => recipe.id === id);

/** The ids of the lines that put a recipe into a collection. */
export const selectMemberships = (state: RootState, collection: string, recipe: RecipeId): string[] =>
  membershipsOf(selectLines(state), collection, recipe);

const DAY_MS = 86_400_000;
/** A dish that was cooked within this time is not one that has not been for long. */
const LONG_DAYS = 28;

export interface Neglected {
  recipe: Recipe;
  /** The day when it was cooked last; undefined: never. */
  last?: string;
}

/** Saved recipes that were not cooked for four weeks, the longest first, and then those that never were. */
export const selectNeglected = createSelector(
  [selectSavedRecipes, selectCooked, (_state: RootState, today: string) => today],
  (saved, cooked, today): Neglected[] => {
    const last = new Map<RecipeId, string>();
    for (const { recipe, on } of cooked) if (!last.has(recipe.id)) last.set(recipe.id, on);
    const before = new Date(Date.parse(today) - LONG_DAYS * DAY_MS).toISOString().slice(0, 10);
    const known = saved
      .map((recipe) => ({ recipe, last: last.get(recipe.id) }))
      .filter((one) => one.last === undefined || one.last < before);
    return known.sort((a, b) => ((a.last ?? '9') < (b.last ?? '9') ? -1 : (a.last ?? '9') > (b.last ?? '9') ? 1 : 0));
  },
);
