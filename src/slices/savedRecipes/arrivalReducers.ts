import type { PayloadAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { joinedUnsent, type UnsentChange } from '@/lib/account/unsentChanges';
import { withUnsent } from '@/lib/account/withUnsent';
import { frozen } from '@/lib/values/frozen';
import { asSaved, bodiesOf, isSameList, listBefore, newestFirst, putBack, starsOf, unsentBefore } from './lists';
import { outdateReading } from './readingReducers';
import {
  GUEST,
  type ImportedRecipe,
  type ListOwner,
  type SavedRecipe,
  type SavedRecipesState,
  type StoredList,
} from './savedRecipesState';

/** Lists and recipes that come from storage, another tab or the account. */
export const arrivalReducers = {
  /** The owner changed. Shows the new owner's list as this browser has it. */
  listOwnerChanged(
    state: SavedRecipesState,
    { payload: { owner, ...stored } }: PayloadAction<{ owner: ListOwner } & StoredList>,
  ) {
    Object.assign(state, { owner, wish: null, announcedCount: null, lastRemoved: null });
    // A list in memory is at least as new as the stored one.
    const isStored = state.byOwner[owner] === undefined;
    const restored = unsentBefore(state, owner);
    state.byOwner[owner] ??= stored.recipes;
    state.unread[owner] ??= stored.unread;
    state.unsent[owner] ??= stored.unsent;
    if (!isStored || restored.length === 0) return;
    // What did not fit into local storage was restored before the list was shown.
    state.unsent[owner] = joinedUnsent(stored.unsent, restored);
    state.byOwner[owner] = frozen(withUnsent(stored.recipes, [], state.unsent[owner]));
  },

  /** Removes everything of this owner from this device. */
  listForgotten(state: SavedRecipesState, { payload: owner }: PayloadAction<ListOwner>) {
    for (const part of [state.byOwner, state.unread, state.unsent]) delete part[owner];
  },

  /** From another tab, a script on the page, or the account. Shown, but not counted as an edit here. */
  savedListArrived(
    state: SavedRecipesState,
    {
      payload: { owner, recipes, unread = [], unsent },
    }: PayloadAction<Pick<StoredList, 'recipes'> & Partial<StoredList> & { owner: ListOwner }>,
  ) {
    const known = listBefore(state, owner);
    // What did not fit into local storage may be here before what did.
    const before = unsentBefore(state, owner);
    const waiting = unsent ? frozen(joinedUnsent(unsent, before)) : before;
    if (unsent) state.unsent[owner] = [...waiting];
    const bodies = bodiesOf(unread, known);
    // The stored bodies may be older than recipes whose bodies are stored elsewhere, so sort by time.
    const arrived = bodies.length > 0 ? [...recipes, ...bodies].sort(newestFirst) : recipes;
    // A guest's edits are a history: they keep no recipe on the list.
    const list = withUnsent(arrived, owner === GUEST ? [] : known, waiting);
    if (!state.byOwner[owner] || !isSameList(list, known)) state.byOwner[owner] = frozen(list);
    const found = new Set(bodies.map(({ id }) => id));
    state.unread[owner] = unread.filter(({ id }) => !found.has(id));
    state.announcedCount = null;
  },

  /** A guest's recipe is now on the account under `id`, and leaves the guest's list. */
  guestRecipeMoved(
    state: SavedRecipesState,
    { payload: { owner, recipe, id } }: PayloadAction<{ owner: ListOwner; recipe: SavedRecipe; id: RecipeId }>,
  ) {
    state.byOwner[GUEST] = frozen(listBefore(state, GUEST).filter((one) => one.id !== recipe.id));
    if (state.unsent[GUEST]) state.unsent[GUEST] = state.unsent[GUEST].filter(({ recipeId }) => recipeId !== recipe.id);
    outdateReading(state);
    // After a sign-out the owner has no list here.
    if (state.byOwner[owner]) putBack(state, owner, [frozen({ ...recipe, id })]);
    state.announcedCount = null;
  },

  /** Recipes of a file, each at the place of its time. One that is on the list already stays as it is. */
  recipesImported(
    state: SavedRecipesState,
    { payload: { owner, recipes } }: PayloadAction<{ owner: ListOwner; recipes: readonly ImportedRecipe[] }>,
  ) {
    const added = putBack(state, owner, frozen(recipes.map(({ recipe }) => recipe)));
    const histories = new Map(recipes.map(({ recipe, history }) => [recipe.id, history]));
    const changes = added.flatMap(({ id, savedAt }): UnsentChange[] => {
      const history = histories.get(id);
      return history ? [{ recipeId: id, kind: 'save', at: savedAt, status: 'new', ...history }] : [];
    });
    if (changes.length > 0) state.unsent[owner] = [...unsentBefore(state, owner), ...frozen(changes)];
    state.announcedCount = null;
  },

  savedCountAnnounced(state: SavedRecipesState, { payload }: PayloadAction<number>) {
    state.announcedCount = payload;
  },

  /** The server's current body of a recipe: translated or corrected. */
  savedRecipeRead(state: SavedRecipesState, { payload }: PayloadAction<Recipe>) {
    for (const owner of Object.keys(state.byOwner)) {
      const list = listBefore(state, owner);
      const index = list.findIndex(({ id }) => id === payload.id);
      const known = list[index];
      // An own recipe with unsent edits is newer here.
      const isEdited = state.unsent[owner]?.some(({ recipeId, edits }) => recipeId === payload.id && edits);
      if (known && !isEdited) {
        const read = frozen({ ...asSaved({ recipe: payload, at: known.savedAt }), ...starsOf(known) });
        state.byOwner[owner] = frozen(list.with(index, read));
      }
    }
  },
};
