import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { RETRY_WAITS_MS } from '@contracts/limits';
import { serverReachChecked } from '@/api/serverReach';
import { GUEST, guestRecipeMoved, type SavedRecipe } from '@/slices/savedRecipesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppDispatch, AppStartListening, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { whenPresent } from '@/store/timeTravel';
import { deliver, isFinal } from './recipeDelivery';
import { attendedUid, isReconnect } from './sessionOwner';

type Api = ListenerEffectAPI<RootState, AppDispatch, PageEffects>;

/** How many recipes are on their way at the same time. */
const MOVED_AT_ONCE = 4;

const guestRecipes = ({ savedRecipes }: RootState): readonly SavedRecipe[] => savedRecipes.byOwner[GUEST] ?? [];

const canMove = (state: RootState) => attendedUid(state) !== null && guestRecipes(state).length > 0;

/** Moves one; what is not acknowledged stays where it is, and will be tried again: twice is as good as once. */
const moveOne = async (api: Api, owner: string, recipe: SavedRecipe, isWanted: () => boolean) => {
  const { dispatch, delay } = api;
  const { id: recipeId, savedAt, userRating, ratedAt } = recipe;
  const change = {
    recipeId,
    kind: 'save' as const,
    ...(userRating > 0 && { rating: userRating }),
    at: savedAt,
    // The newer stars win, here or there.
    ratedAt: Math.max(ratedAt ?? 0, savedAt),
  };
  for (const wait of [...RETRY_WAITS_MS, null]) {
    await whenPresent(dispatch, delay);
    if (!isWanted()) return false;
    const { failure, id } = await deliver(api, change, recipe);
    await whenPresent(dispatch, delay);
    if (!failure) {
      dispatch(guestRecipeMoved({ owner, recipe, id }));
      return true;
    }
    // A connection that is gone is waited for, all recipes together.
    if (wait === null || isFinal(failure) || failure.status === 401 || failure.status === 'OFFLINE') return false;
    await delay(failure.status === 429 && failure.retryAfter ? failure.retryAfter * 1_000 : wait);
  }
  return false;
};

/** A call was lost, but the server is there: what it carried can be sent again. */
const isServerFound = (action: UnknownAction) => serverReachChecked.match(action) && action.payload;

/**
 * What somebody kept as a guest becomes theirs when they sign in: once on a device, whatever tab; begun anew where it was
 * broken off (SPEC §4, DECISIONS 2).
 */
export const addGuestMigrationListeners = (startListening: AppStartListening, page: AccountEffects) => {
  let isMoving = false;
  let isAskedAgain = false;
  /** How often it went on by itself since somebody came or the connection did. */
  let tries = 0;

  const moveAll = (api: Api, isAgain: boolean) =>
    page.withLock('larder.migration', async () => {
      const owner = attendedUid(api.getState());
      const recipes = guestRecipes(api.getState());
      // Another tab was first.
      if (owner === null || recipes.length === 0) return;
      if (!isAgain) api.dispatch(toastRaised('migratingRecipes', { count: recipes.length }));

      const isWanted = () => attendedUid(api.getState()) === owner && page.isStillHere(owner);
      let moved = 0;
      for (let i = 0; i < recipes.length && isWanted(); i += MOVED_AT_ONCE) {
        const tasks = recipes
          .slice(i, i + MOVED_AT_ONCE)
          .map((recipe) => api.fork(() => moveOne(api, owner, recipe, isWanted)));
        for (const { result } of tasks) {
          const ending = await result;
          if (ending.status === 'ok' && ending.value) moved += 1;
        }
      }
      await whenPresent(api.dispatch, api.delay);
      if (moved > 0 || !isAgain)
        api.dispatch(toastRaised('recipesMigrated', { moved, waiting: guestRecipes(api.getState()).length }));
    });

  /** False when it went on by itself often enough. */
  const rest = async ({ delay }: Api): Promise<boolean> => {
    const wait = RETRY_WAITS_MS[tries];
    tries += 1;
    if (wait === undefined) return false;
    await delay(wait);
    return true;
  };

  startListening({
    predicate: (action, now, before) =>
      canMove(now) && (!canMove(before) || isReconnect(action, now, before) || isServerFound(action)),
    effect: async (action, api) => {
      const before = api.getOriginalState();
      const isArrival = !canMove(before);
      const isCalled = isArrival || isReconnect(action, api.getState(), before);
      if (isCalled) tries = 0;
      // What comes back while calls are still failing would else be missed.
      isAskedAgain = isMoving;
      if (isMoving) return;
      isMoving = true;
      try {
        if (!isCalled && !(await rest(api))) return;
        await moveAll(api, !isArrival);
        while (isAskedAgain && canMove(api.getState()) && (await rest(api))) {
          isAskedAgain = false;
          await moveAll(api, true);
        }
      } finally {
        isMoving = false;
      }
    },
  });
};
