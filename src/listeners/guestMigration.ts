import type { UnknownAction } from '@reduxjs/toolkit';
import { RETRY_AFTER_MAX_MS, RETRY_WAITS_MS } from '@contracts/limits';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { serverReachChecked } from '@/api/serverReach';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { mayPass } from '@/lib/failures/retrying';
import {
  migrationCalled,
  moveBegan,
  moveEnded,
  moveFailed,
  roundBegan,
  roundEnded,
  serverFoundAgain,
} from '@/slices/guestMigrationSlice';
import { GUEST, guestRecipeMoved, type SavedRecipe } from '@/slices/savedRecipesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import { attendedUid } from '@/store/accountOwner';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { deliver } from './recipeDelivery';
import { isReconnect } from './sessionOwner';

/** How many recipes are sent at the same time. */
const MOVED_AT_ONCE = 4;

const guestRecipes = ({ savedRecipes }: RootState): readonly SavedRecipe[] => savedRecipes.byOwner[GUEST] ?? [];

const canMove = (state: RootState) => attendedUid(state) !== null && guestRecipes(state).length > 0;

interface Moving {
  owner: string;
  isWanted: () => boolean;
}

/** Whether the same call may succeed shortly. When the connection is gone, all recipes wait for it together. */
const isWorthAWait = (failure: ApiFailure) => mayPass(failure) && failure.status !== 'OFFLINE';

const tellMoved = ({ dispatch }: AppListenerApi, moved: { owner: string; recipe: SavedRecipe; id: number }) => {
  dispatch(guestRecipeMoved(moved));
  // Notes, cooked dishes, collections and the list name the recipe, too.
  if (moved.id !== moved.recipe.id) dispatch(recipeIdReplaced({ from: moved.recipe.id, to: moved.id }));
};

/**
 * Moves one recipe. Without an acknowledgement it stays and is sent again, which is safe because the call is
 * idempotent.
 */
const moveOne = async (api: AppListenerApi, recipe: SavedRecipe, { owner, isWanted }: Moving, page: AccountEffects) => {
  const { delay, dispatch, getState } = api;
  const { id: recipeId, savedAt, userRating, ratedAt } = recipe;
  const unsent = getState().savedRecipes.unsent[GUEST]?.find((one) => one.recipeId === recipeId);
  const change = {
    recipeId,
    kind: 'save' as const,
    ...(userRating > 0 && { rating: userRating }),
    // The history of an own recipe goes with it.
    ...(unsent?.edits && { edits: unsent.edits, created: unsent.created }),
    at: savedAt,
    // The newer rating wins, here or on the account.
    ratedAt: Math.max(ratedAt ?? 0, savedAt),
  };
  try {
    while (isWanted()) {
      dispatch(moveBegan(recipeId));
      const { failure, id } = await deliver(api, change, recipe, owner);
      if (!failure) {
        page.noteMoved(recipeId);
        tellMoved(api, { owner, recipe, id });
        return true;
      }
      const wait = RETRY_WAITS_MS[getState().guestMigration.moves[recipeId]?.tries ?? 0];
      if (wait === undefined || !isWorthAWait(failure)) return false;
      const { status, retryAfter } = failure;
      const waitMs = status === 429 && retryAfter ? Math.min(retryAfter * 1_000, RETRY_AFTER_MAX_MS) : wait;
      dispatch(moveFailed({ id: recipeId, retryAt: Date.now() + waitMs }));
      await delay(waitMs);
    }
    return false;
  } finally {
    dispatch(moveEnded(recipeId));
  }
};

/** One round: moves every recipe that no tab has moved yet, a few at a time. */
const moveAll = async (api: AppListenerApi, page: AccountEffects) => {
  const { dispatch, fork, getState } = api;
  const { isFirst } = getState().guestMigration;
  const owner = attendedUid(getState());
  // Another tab's message may arrive after its lock is released, so read the storage as well.
  const recipes = guestRecipes(getState()).filter(
    ({ id, savedAt, ratedAt = 0 }) => page.movedAt(id) < Math.max(savedAt, ratedAt),
  );
  // Another tab has moved everything.
  if (owner === null || recipes.length === 0) return;
  if (isFirst) dispatch(toastRaised('migratingRecipes', { count: recipes.length }));

  const isWanted = () => attendedUid(getState()) === owner && page.isStillHere(owner);
  let moved = 0;
  for (let i = 0; i < recipes.length && isWanted(); i += MOVED_AT_ONCE) {
    const tasks = recipes
      .slice(i, i + MOVED_AT_ONCE)
      .map((recipe) => fork(() => moveOne(api, recipe, { owner, isWanted }, page)));
    for (const { result } of tasks) {
      const ending = await result;
      if (ending.status === 'ok' && ending.value) moved += 1;
    }
  }
  if (moved > 0 || isFirst)
    dispatch(toastRaised('recipesMigrated', { moved, waiting: guestRecipes(getState()).length }));
};

/** A call failed, but the server can be reached, so it can be sent again. */
const isServerFound = (action: UnknownAction) => serverReachChecked.match(action) && action.payload;

/**
 * Moves a guest's recipes to the account after sign-in: once per device, in one tab, and resumed after an
 * interruption. `guestMigration` in the state holds the time of the next round and the recipes being sent.
 */
export const addGuestMigrationListeners = (startListening: AppStartListening, page: AccountEffects) => {
  startListening({
    predicate: (action, now, before) =>
      canMove(now) && (!canMove(before) || isReconnect(action, now, before) || isServerFound(action)),
    effect: (action, { dispatch, getOriginalState, getState }) => {
      const at = Date.now();
      const isFirst = !canMove(getOriginalState());
      const isCalled = isFirst || isReconnect(action, getState(), getOriginalState());
      dispatch(isCalled ? migrationCalled({ at, isFirst }) : serverFoundAgain({ at }));
    },
  });

  startListening({
    predicate: (_action, now, before) =>
      now.guestMigration.startAt !== null && now.guestMigration.startAt !== before.guestMigration.startAt,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const wait = (api.getState().guestMigration.startAt ?? 0) - Date.now();
      if (wait > 0) await api.delay(wait);
      await page.withLock('larder.migration', async () => {
        api.throwIfCancelled();
        api.dispatch(roundBegan());
        try {
          await moveAll(api, page);
        } finally {
          api.dispatch(roundEnded({ at: Date.now() }));
        }
      });
    },
  });
};
