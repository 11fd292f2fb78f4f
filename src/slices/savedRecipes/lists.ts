import { original } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { noted, type UnsentChange } from '@/lib/account/unsentChanges';
import { frozen } from '@/lib/values/frozen';
import {
  GUEST,
  type ListOwner,
  type SavedRecipe,
  type SavedRecipesState,
  type UnreadRecipe,
} from './savedRecipesState';

const NO_RECIPES: SavedRecipe[] = [];
const NOTHING_UNSENT: UnsentChange[] = [];

export const listOf = ({ byOwner, owner }: SavedRecipesState) => byOwner[owner] ?? NO_RECIPES;

export interface Saving {
  recipe: Recipe;
  /** In ms since 1970. */
  at: number;
  rating?: number;
}

/** The list as it was before the action. Reading thousands of recipes through Immer drafts is slow. */
export const listBefore = (state: SavedRecipesState, owner = state.owner): readonly SavedRecipe[] =>
  (original(state) ?? state).byOwner[owner] ?? NO_RECIPES;

export const unsentOf = ({ unsent, owner }: SavedRecipesState) => unsent[owner] ?? NOTHING_UNSENT;

/** Drops the match, which belongs to the search and not to the list. */
export const asSaved = ({ recipe, at, rating }: Saving): SavedRecipe => {
  const { matchedIngredients: _matched, totalIngredients: _total, has: _has, needs: _needs, ...body } = recipe;
  return frozen({
    ...body,
    isSaved: true,
    userRating: rating ?? recipe.userRating,
    ...(rating !== undefined && { ratedAt: at }),
    savedAt: at,
  });
};

export const starsOf = ({ userRating, ratedAt }: UnreadRecipe) => ({
  userRating,
  ...(ratedAt !== undefined && { ratedAt }),
});

/** The bodies that are already known here. */
export const bodiesOf = (unread: readonly UnreadRecipe[], known: readonly SavedRecipe[]): SavedRecipe[] => {
  if (unread.length === 0) return [];
  const byId = new Map(known.map((recipe) => [recipe.id, recipe]));
  return unread.flatMap((stub) => {
    const body = byId.get(stub.id);
    if (!body) return [];
    return body.userRating === stub.userRating && body.savedAt === stub.savedAt
      ? [body]
      : [frozen({ ...body, ...stub })];
  });
};

export const newestFirst = (a: SavedRecipe, b: SavedRecipe) => b.savedAt - a.savedAt;

export const isSameList = (a: readonly SavedRecipe[], b: readonly SavedRecipe[]) =>
  a.length === b.length && a.every((recipe, i) => recipe === b[i]);

/** Puts a change into the owner's outbox. A guest has none, because a guest's list is not synced. */
const note = (state: SavedRecipesState, change: Pick<UnsentChange, 'recipeId' | 'kind' | 'rating' | 'at'>) => {
  if (state.owner !== GUEST) state.unsent[state.owner] = noted(unsentOf(state), change);
};

export const noteSaved = (state: SavedRecipesState, { id, userRating }: UnreadRecipe, at: number) =>
  note(state, { recipeId: id, kind: 'save', rating: userRating || undefined, at });

/** The recipe is no longer on the list of the account. */
export const noteRemoved = (state: SavedRecipesState, recipeId: RecipeId, at: number) =>
  note(state, { recipeId, kind: 'remove', at });

/** Adds a new recipe at the top of the list, or rates the one that is there. */
export const keep = (state: SavedRecipesState, saving: Saving) => {
  state.announcedCount = null;
  const { recipe, rating, at } = saving;
  const { owner } = state;
  const list = listBefore(state);
  const index = list.findIndex(({ id }) => id === recipe.id);
  if (index < 0) {
    const saved = asSaved(saving);
    state.byOwner[owner] = frozen([saved, ...list]);
    state.unread[owner] = (state.unread[owner] ?? []).filter(({ id }) => id !== recipe.id);
    noteSaved(state, saved, at);
  } else if (rating !== undefined) {
    state.byOwner[owner] = frozen(list.with(index, frozen({ ...list[index]!, userRating: rating, ratedAt: at })));
    note(state, { recipeId: recipe.id, kind: 'rate', rating, at });
  }
};

export const take = (state: SavedRecipesState, at: number, isTaken: (recipe: UnreadRecipe) => boolean) => {
  const list = listBefore(state);
  const stubs = state.unread[state.owner] ?? [];
  const recipes = list.filter(isTaken);
  const unread = stubs.filter(isTaken);
  const gone = [...recipes, ...unread];
  if (gone.length === 0) return;
  state.announcedCount = null;
  state.byOwner[state.owner] = frozen(list.filter((recipe) => !isTaken(recipe)));
  if (unread.length > 0) state.unread[state.owner] = stubs.filter((stub) => !isTaken(stub));
  state.lastRemoved = { owner: state.owner, recipes: frozen(recipes), unread };
  for (const { id } of gone) noteRemoved(state, id, at);
};

/** Inserts recipes that a list lacks, each at the position of its time. */
export const putBack = (state: SavedRecipesState, owner: ListOwner, recipes: readonly SavedRecipe[]) => {
  const list = listBefore(state, owner);
  const has = new Set(list.map(({ id }) => id));
  const missing = recipes.filter(({ id }) => !has.has(id));
  if (missing.length > 0) state.byOwner[owner] = frozen([...list, ...missing].sort(newestFirst));
  return missing;
};
