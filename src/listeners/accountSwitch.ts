import { isAnyOf } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { savedApi, SAVED_LIST_READ } from '@/api/savedApi';
import { frozen } from '@/lib/frozen';
import { isSameContent } from '@/lib/isSameContent';
import { accountAttended } from '@/slices/accountEvents';
import { selectLanguage } from '@/slices/preferencesSlice';
import {
  changeAnswered,
  GUEST,
  guestRecipeMoved,
  listForgotten,
  listOwnerChanged,
  savedListArrived,
  selectListOwner,
  selectSavedById,
  selectUnsent,
  type ListOwner,
  type SavedRecipe,
  type SavedRecipesState,
} from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { attendedUid, isArrivalOfUser, isReconnect, isSessionOver, sessionOwner } from './sessionOwner';

const { getMe } = apiSlice.endpoints;
const { getSavedRecipes } = savedApi.endpoints;

/** More changes may be on their way: they are waited for. */
const READ_AGAIN_MS = 1_000;

/** As many recipes are compared in one go; a key that is pressed meanwhile must not be felt to wait. */
const COMPARED_AT_ONCE = 200;

/** In our own words. Where the server does not say when a recipe was saved, its place on the list does. */
const asSaved = (
  recipe: Recipe & { savedAt?: unknown },
  known: SavedRecipe | undefined,
  otherwiseAt: number,
): SavedRecipe => ({
  ...recipe,
  isSaved: true,
  savedAt: typeof recipe.savedAt === 'number' ? recipe.savedAt : (known?.savedAt ?? otherwiseAt),
  ...(known?.ratedAt !== undefined && { ratedAt: known.ratedAt }),
});

const byIdOf = (recipes: readonly SavedRecipe[]) => new Map(recipes.map((recipe) => [recipe.id, recipe]));

/** Which of the known recipes the account has just so: they stay the objects they are, and nothing is drawn or stored anew. */
const unchangedOf = async (
  recipes: readonly Recipe[],
  known: readonly SavedRecipe[],
  pause: () => Promise<void>,
): Promise<ReadonlySet<SavedRecipe>> => {
  const byId = byIdOf(known);
  const unchanged = new Set<SavedRecipe>();
  for (const [i, recipe] of recipes.entries()) {
    if (byId.size === 0) break;
    const one = byId.get(recipe.id);
    if (one && isSameContent(asSaved(recipe, one, 0), one)) unchanged.add(one);
    if (i % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await pause();
  }
  return unchanged;
};

const asList = (
  recipes: readonly Recipe[],
  known: readonly SavedRecipe[],
  unchanged: ReadonlySet<SavedRecipe>,
  now: number,
): SavedRecipe[] => {
  const byId = byIdOf(known);
  return frozen(
    recipes.map((recipe, i) => {
      const one = byId.get(recipe.id);
      return one && unchanged.has(one) ? one : frozen(asSaved(recipe, one, now - i));
    }),
  );
};

/** What is on the list here, has no body yet, and that the account does not know of. */
const stillUnread = ({ unread, unsent }: SavedRecipesState, owner: ListOwner, recipes: readonly Recipe[]) =>
  (unread[owner] ?? []).filter(
    ({ id }) => unsent[owner]?.some(({ recipeId }) => recipeId === id) && !recipes.some((recipe) => recipe.id === id),
  );

/** Whether the account has now what is not on the list here. */
const isTakenUnseen = (
  { owner, recipeId }: Pick<ReturnType<typeof changeAnswered>['payload'], 'owner' | 'recipeId'>,
  now: RootState,
  before: RootState,
) =>
  selectListOwner(now) === owner &&
  !selectSavedById(now).has(recipeId) &&
  selectUnsent(before).some((change) => change.recipeId === recipeId && change.kind !== 'remove');

/** The list follows the session: whose it is, what the account has on it, and that nobody else sees it afterwards. */
export const addAccountSwitchListeners = (startListening: AppStartListening, page: AccountEffects) => {
  let reading: { unsubscribe: () => void; refetch: () => unknown } | undefined;
  /** Whose list a reading asked for, and how much the account had taken by then. */
  const asked = new Map<string, { owner: ListOwner; taken: number }>();
  let taken = 0;

  startListening({
    predicate: (action, now) =>
      accountAttended.match(action) || (sessionOwner(now) !== null && sessionOwner(now) !== selectListOwner(now)),
    effect: (action, { dispatch, getState }) => {
      const left = selectListOwner(getState());
      const owner = sessionOwner(getState()) ?? left;
      // What was kept as a guest is at hand for an account, too: it is moved there.
      if (!getState().savedRecipes.byOwner[GUEST])
        dispatch(savedListArrived({ owner: GUEST, ...page.readSaved(GUEST) }));
      if (owner === left) return;
      const isLeftForGood = left !== GUEST && (owner !== GUEST || isSessionOver(action, getState()));
      dispatch(listOwnerChanged({ owner, ...page.readSaved(owner) }));
      if (!isLeftForGood) return;

      // What the account has not taken yet waits here for the next sign-in (DECISIONS 4).
      if ((getState().savedRecipes.unsent[left] ?? []).length === 0) {
        dispatch(listForgotten(left));
        page.forgetBodies(left);
      }
      const me = getMe.select()(getState()).data;
      dispatch(apiSlice.util.resetApiState());
      if (me?.uid !== owner) return;
      void dispatch(apiSlice.util.upsertQueryData('getMe', undefined, me));
      void dispatch(getMe.initiate(undefined, { subscriptionOptions: { refetchOnReconnect: true } }));
    },
  });

  startListening({
    predicate: (_action, now, before) => attendedUid(now) !== attendedUid(before),
    effect: () => {
      reading?.unsubscribe();
      reading = undefined;
    },
  });

  startListening({
    predicate: isArrivalOfUser,
    effect: (_action, { dispatch, getState }) => {
      reading?.unsubscribe();
      const { refetchOnReconnect } = SAVED_LIST_READ;
      reading = dispatch(
        getSavedRecipes.initiate(undefined, { forceRefetch: true, subscriptionOptions: { refetchOnReconnect } }),
      );
      // The page may have asked before anybody listened here; nothing is asked twice at the same time.
      const { isLoading, requestId } = getSavedRecipes.select()(getState());
      const owner = attendedUid(getState());
      if (isLoading && requestId !== undefined && owner !== null && !asked.has(requestId))
        asked.set(requestId, { owner, taken });
    },
  });

  startListening({
    predicate: (action, now, before) =>
      attendedUid(now) !== null &&
      (selectLanguage(now) !== selectLanguage(before) ||
        (isReconnect(action, now, before) && getSavedRecipes.select()(now).isError)),
    effect: () => {
      reading?.refetch();
    },
  });

  startListening({
    matcher: isAnyOf(changeAnswered, guestRecipeMoved),
    effect: (action) => {
      const isRemovalRefused = changeAnswered.match(action) && action.payload.outcome === 'refused';
      if (!changeAnswered.match(action) || action.payload.outcome === 'taken') taken += 1;
      // What could not be removed is still there.
      if (isRemovalRefused) reading?.refetch();
    },
  });

  // Where the account had the recipe already, its stars may be others than either list showed; what another tab saved may
  // not be on the list here at all.
  startListening({
    predicate: (action, now, before) =>
      guestRecipeMoved.match(action) ||
      (changeAnswered.match(action) &&
        action.payload.outcome === 'taken' &&
        isTakenUnseen(action.payload, now, before)),
    effect: async (_action, { cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(READ_AGAIN_MS);
      reading?.refetch();
    },
  });

  startListening({
    matcher: getSavedRecipes.matchPending,
    effect: ({ meta }, { getState }) => {
      const owner = attendedUid(getState());
      if (owner !== null) asked.set(meta.requestId, { owner, taken });
    },
  });

  startListening({
    matcher: getSavedRecipes.matchFulfilled,
    effect: async ({ meta, payload }, { delay, dispatch, getState }) => {
      const question = asked.get(meta.requestId);
      asked.delete(meta.requestId);
      const known = () => getState().savedRecipes.byOwner[question?.owner ?? ''] ?? [];
      const unchanged = await unchangedOf(payload, known(), () => delay(0));
      const owner = attendedUid(getState());
      if (owner === null || question?.owner !== owner || !page.isStillHere(owner)) return;
      // It was written down before the account took what it has taken meanwhile.
      if (question.taken !== taken) {
        await delay(READ_AGAIN_MS);
        reading?.refetch();
        return;
      }
      const state = getState().savedRecipes;
      const recipes = asList(payload, known(), unchanged, Date.now());
      dispatch(savedListArrived({ owner, recipes, unread: stillUnread(state, owner, recipes) }));
      // Nobody reads the answer itself again: it need not stay beside the list, thousands of recipes twice.
      dispatch(savedApi.util.updateQueryData('getSavedRecipes', undefined, () => recipes));
    },
  });
};
