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

/** The outbox as it was before the action: bodies of edits go from it to the list, where no draft may be. */
export const unsentBefore = (state: SavedRecipesState, owner: ListOwner): readonly UnsentChange[] =>
  (original(state) ?? state).unsent[owner] ?? NOTHING_UNSENT;

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
const note = (state: SavedRecipesState, change: Omit<UnsentChange, 'status' | 'clash'>) => {
  if (state.owner !== GUEST) state.unsent[state.owner] = noted(unsentOf(state), change);
};

/** What was saved of an own recipe and is not on the account yet: all of it, for a guest. */
export type Edits = Pick<UnsentChange, 'edits' | 'created'>;

export const noteSaved = (state: SavedRecipesState, { id, userRating }: UnreadRecipe, at: number, edits?: Edits) => {
  const change = { recipeId: id, kind: 'save' as const, rating: userRating || undefined, at };
  if (edits) noteEdits(state, change, edits);
  else note(state, change);
};

/** Notes saves of an own recipe, also those of a guest: they are its history, and move to the account with it. */
export const noteEdits = (
  state: SavedRecipesState,
  change: Pick<UnsentChange, 'recipeId' | 'kind' | 'rating' | 'at'>,
  { edits, created }: Edits,
) => {
  const kind = state.owner === GUEST ? 'save' : change.kind;
  state.unsent[state.owner] = noted(unsentOf(state), {
    ...change,
    kind,
    edits,
    ...((kind === 'save' || unsentOf(state).some((one) => one.recipeId === change.recipeId && one.kind === 'save')) && {
      created,
    }),
  });
};

export const editsOf = (state: SavedRecipesState, id: RecipeId): Edits | undefined => {
  const { edits, created } = unsentOf(original(state) ?? state).find(({ recipeId }) => recipeId === id) ?? {};
  return edits && { edits, ...(created && { created }) };
};

/** The recipe is no longer on the list of the account. */
export const noteRemoved = (state: SavedRecipesState, recipeId: RecipeId, at: number) => {
  if (state.owner !== GUEST) note(state, { recipeId, kind: 'remove', at });
  else if (state.unsent[GUEST]) state.unsent[GUEST] = unsentOf(state).filter((one) => one.recipeId !== recipeId);
};

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
  const edits = Object.fromEntries(
    gone.flatMap(({ id }) => {
      const unsent = editsOf(state, id);
      return unsent ? [[id, unsent] as const] : [];
    }),
  );
  state.lastRemoved = { owner: state.owner, recipes: frozen(recipes), unread, edits };
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
