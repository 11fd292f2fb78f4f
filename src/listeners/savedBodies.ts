import type { RecipeId } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { accountAttended } from '@/slices/accountEvents';
import { frozen } from '@/lib/values/frozen';
import { selectLanguage } from '@/slices/preferencesSlice';
import { savedListArrived, type ListOwner, type SavedRecipe } from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { isReconnect } from './sessionOwner';

const { getRecipe } = apiSlice.endpoints;

/** How many missing bodies are fetched from the server at the same time. */
const READ_AT_ONCE = 4;

const newestFirst = (a: SavedRecipe, b: SavedRecipe) => b.savedAt - a.savedAt;

const ownersUnread = ({ savedRecipes: { unread } }: RootState): ListOwner[] =>
  Object.keys(unread).filter((owner) => (unread[owner] ?? []).length > 0);

/** Moves bodies from the vault to the owner's list. Returns whether there were any. */
const takeBodies = ({ dispatch, getState }: AppListenerApi, owner: ListOwner, bodies: readonly SavedRecipe[]) => {
  const { byOwner, unread } = getState().savedRecipes;
  const stubs = new Map((unread[owner] ?? []).map((stub) => [stub.id, stub]));
  const found = bodies.flatMap((body): SavedRecipe[] => {
    const stub = stubs.get(body.id);
    if (!stub) return [];
    stubs.delete(body.id);
    const isAsNoted = body.savedAt === stub.savedAt && body.userRating === stub.userRating;
    return isAsNoted ? [body] : [frozen({ ...body, ...stub })];
  });
  if (found.length === 0) return false;
  const recipes = [...(byOwner[owner] ?? []), ...found].sort(newestFirst);
  dispatch(savedListArrived({ owner, recipes: frozen(recipes), unread: [...stubs.values()] }));
  return true;
};

/** Fetches bodies that the browser has evicted by their ids. */
const fetchBodies = async ({ dispatch, getState, signal }: AppListenerApi, ids: readonly RecipeId[]) => {
  const language = selectLanguage(getState());
  for (let i = 0; i < ids.length && !signal.aborted; i += READ_AT_ONCE)
    await Promise.all(
      ids.slice(i, i + READ_AT_ONCE).map((id) => dispatch(getRecipe.initiate({ id, language }, { subscribe: false }))),
    );
};

const readBodies = async (api: AppListenerApi, page: AccountEffects) => {
  for (const owner of ownersUnread(api.getState())) {
    const ids = (api.getState().savedRecipes.unread[owner] ?? []).map(({ id }) => id);
    const bodies = await page.readBodies(owner, ids);
    if (api.signal.aborted) return;
    // The action triggers the listener again, which continues with the rest.
    if (takeBodies(api, owner, bodies)) return;
    await fetchBodies(api, ids);
  }
};

/** Reads the recipes that a long list keeps outside local storage, once the page has started. */
export const addSavedBodiesListeners = (startListening: AppStartListening, page: AccountEffects) => {
  startListening({
    predicate: (action, now, before) =>
      ownersUnread(now).length > 0 &&
      (accountAttended.match(action) ||
        isReconnect(action, now, before) ||
        now.savedRecipes.unread !== before.savedRecipes.unread),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await readBodies(api, page);
    },
  });

  startListening({
    matcher: getRecipe.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const { byOwner, unread } = getState().savedRecipes;
      for (const owner of Object.keys(unread)) {
        const stub = unread[owner]?.find(({ id }) => id === payload.id);
        if (!stub) continue;
        const recipes = [...(byOwner[owner] ?? []), { ...payload, isSaved: true, ...stub }];
        dispatch(
          savedListArrived({
            owner,
            recipes: recipes.sort(newestFirst),
            unread: unread[owner]!.filter((one) => one !== stub),
          }),
        );
      }
    },
  });
};
