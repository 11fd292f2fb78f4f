import type { PayloadAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { joinedChanges, type EditClash, type UnsentChange } from '@/lib/account/unsentChanges';
import { withEdits } from '@/lib/account/withUnsent';
import { frozen } from '@/lib/values/frozen';
import { asSaved, listBefore, starsOf, unsentBefore } from './lists';
import { outdateReading } from './readingReducers';
import type { ListOwner, SavedRecipesState } from './savedRecipesState';

interface Arrival {
  owner: ListOwner;
  recipeId: RecipeId;
  change?: UnsentChange;
}

/** Puts a change into the outbox of its owner, instead of the one of this recipe, and its last edit on the list. */
const putChange = (state: SavedRecipesState, { owner, recipeId, change }: Arrival) => {
  const others = (state.unsent[owner] ?? []).filter((one) => one.recipeId !== recipeId);
  state.unsent[owner] = change ? [...others, change] : others;
  const list = listBefore(state, owner);
  const index = list.findIndex(({ id }) => id === recipeId);
  const known = list[index];
  const edited = known && withEdits(known, change?.edits);
  if (edited && edited !== known) state.byOwner[owner] = frozen(list.with(index, frozen(edited)));
};

/** The outbox: changes that the account has not taken yet. */
export const outboxReducers = {
  /**
   * The outcome of one sent change. Later changes by the cook stay in the outbox. `kind` is given when the account
   * took part of the change: it is the part that is left.
   */
  changeAnswered(
    state: SavedRecipesState,
    {
      payload: { owner, recipeId, at, outcome, kind },
    }: PayloadAction<
      { owner: ListOwner; outcome: 'taken' | 'late' | 'refused' } & Pick<UnsentChange, 'recipeId' | 'at'> &
        Partial<Pick<UnsentChange, 'kind'>>
    >,
  ) {
    if (outcome === 'taken') outdateReading(state);
    const all = state.unsent[owner] ?? [];
    const index = all.findIndex((one) => one.recipeId === recipeId && one.at === at);
    const change = all[index];
    if (!change) return;
    // A recipe that the account refused to remove is still there, and the next read of the list shows it again.
    if (outcome === 'taken' || (outcome === 'refused' && change.kind === 'remove')) all.splice(index, 1);
    else Object.assign(change, { status: outcome, kind: kind ?? change.kind });
  },

  /** The account has the recipe itself, and what is left of the change are its edits. */
  recipeStored(state: SavedRecipesState, { payload }: PayloadAction<{ owner: ListOwner; recipeId: RecipeId }>) {
    const change = state.unsent[payload.owner]?.find(({ recipeId }) => recipeId === payload.recipeId);
    if (!change?.edits || change.kind !== 'save') return;
    change.kind = 'edit';
    delete change.created;
  },

  /** The account has these saves of a recipe, and the recipe as it is now, perhaps merged with another edit. */
  editsTaken(
    state: SavedRecipesState,
    {
      payload: { owner, recipeId, versions, recipe },
    }: PayloadAction<{ owner: ListOwner; recipeId: RecipeId; versions: string[]; recipe: Recipe }>,
  ) {
    outdateReading(state);
    const change = state.unsent[owner]?.find((one) => one.recipeId === recipeId);
    if (change?.edits) {
      change.edits = change.edits.filter(({ version }) => !versions.includes(version));
      if (change.edits.length === 0) delete change.edits;
    }
    const list = listBefore(state, owner);
    const index = list.findIndex(({ id }) => id === recipeId);
    const known = list[index];
    // A later edit is on the screen, and will be merged when it is sent.
    if (!known || change?.edits) return;
    const body = { ...asSaved({ recipe, at: known.savedAt }), id: recipeId, ...starsOf(known) };
    state.byOwner[owner] = frozen(list.with(index, frozen(body)));
  },

  /** Another device changed the same words. What the cook saved stays here until the cook chooses. */
  editClashed(
    state: SavedRecipesState,
    {
      payload: { owner, recipeId, versions, clash },
    }: PayloadAction<{ owner: ListOwner; recipeId: RecipeId; versions: string[]; clash: EditClash }>,
  ) {
    outdateReading(state);
    const change = state.unsent[owner]?.find((one) => one.recipeId === recipeId);
    if (!change?.edits) return;
    change.edits = change.edits.filter(({ version }) => !versions.includes(version));
    Object.assign(change, { status: 'differs', kind: change.kind === 'save' ? 'edit' : change.kind, clash });
  },

  /** The cook retries a change that the account refused. It is made now, because the account may find it too old. */
  changeRetried: {
    prepare: (id: RecipeId) => ({ payload: { id, at: Date.now() } }),
    reducer(state: SavedRecipesState, { payload: { id, at } }: PayloadAction<{ id: RecipeId; at: number }>) {
      const change = state.unsent[state.owner]?.find(({ recipeId }) => recipeId === id);
      if (change) Object.assign(change, { status: 'new', at: Math.max(at, change.at + 1) });
    },
  },

  /** The unsent change of a recipe as another tab stored it; undefined when none is left. */
  unsentArrived(state: SavedRecipesState, { payload }: PayloadAction<Arrival>) {
    putChange(state, payload);
  },

  /** An unsent change that did not fit into local storage. It may be older or newer than what was read there. */
  unsentRestored(state: SavedRecipesState, { payload }: PayloadAction<Required<Arrival>>) {
    const { owner, recipeId, change } = payload;
    const known = unsentBefore(state, owner).find((one) => one.recipeId === recipeId);
    putChange(state, { ...payload, change: known ? frozen(joinedChanges(known, change)) : change });
  },
};
