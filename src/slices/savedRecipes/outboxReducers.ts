import type { PayloadAction } from '@reduxjs/toolkit';
import type { RecipeId } from '@contracts/recipe';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import { outdateReading } from './readingReducers';
import type { ListOwner, SavedRecipesState } from './savedRecipesState';

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

  /** The cook retries a change that the account refused. It is made now, because the account may find it too old. */
  changeRetried: {
    prepare: (id: RecipeId) => ({ payload: { id, at: Date.now() } }),
    reducer(state: SavedRecipesState, { payload: { id, at } }: PayloadAction<{ id: RecipeId; at: number }>) {
      const change = state.unsent[state.owner]?.find(({ recipeId }) => recipeId === id);
      if (change) Object.assign(change, { status: 'new', at: Math.max(at, change.at + 1) });
    },
  },

  /** The unsent change of a recipe as another tab stored it; undefined when none is left. */
  unsentArrived(
    state: SavedRecipesState,
    {
      payload: { owner, recipeId, change },
    }: PayloadAction<{ owner: ListOwner; recipeId: RecipeId; change?: UnsentChange }>,
  ) {
    const others = (state.unsent[owner] ?? []).filter((one) => one.recipeId !== recipeId);
    state.unsent[owner] = change ? [...others, change] : others;
  },
};
