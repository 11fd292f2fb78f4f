import { apiSlice } from '@/api/apiSlice';
import { accountAttended } from '@/slices/accountEvents';
import { frozen } from '@/lib/frozen';
import { selectLanguage } from '@/slices/preferencesSlice';
import { savedListArrived, type ListOwner, type SavedRecipe } from '@/slices/savedRecipesSlice';
import type { AccountEffects } from '@/store/accountEffects';
import type { AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { isReconnect } from './sessionOwner';

const { getRecipe } = apiSlice.endpoints;

/** How many bodies that are gone are read from the server at the same time. */
const READ_AT_ONCE = 4;

const ownersUnread = ({ savedRecipes: { unread } }: RootState): ListOwner[] =>
  Object.keys(unread).filter((owner) => (unread[owner] ?? []).length > 0);

/** A long list keeps most of its recipes outside local storage: they are read once the page stands. */
export const addSavedBodiesListeners = (startListening: AppStartListening, page: AccountEffects) => {
  startListening({
    predicate: (action, now, before) =>
      ownersUnread(now).length > 0 &&
      (accountAttended.match(action) ||
        isReconnect(action, now, before) ||
        now.savedRecipes.unread !== before.savedRecipes.unread),
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      for (const owner of ownersUnread(getState())) {
        const wanted = getState().savedRecipes.unread[owner] ?? [];
        const bodies = await page.readBodies(
          owner,
          wanted.map(({ id }) => id),
        );
        if (signal.aborted) return;
        const { byOwner, unread } = getState().savedRecipes;
        const stubs = new Map((unread[owner] ?? []).map((stub) => [stub.id, stub]));
        const found = bodies.flatMap((body): SavedRecipe[] => {
          const stub = stubs.get(body.id);
          if (!stub) return [];
          stubs.delete(body.id);
          const isAsNoted = body.savedAt === stub.savedAt && body.userRating === stub.userRating;
          return isAsNoted ? [body] : [frozen({ ...body, ...stub })];
        });
        if (found.length > 0) {
          const recipes = [...(byOwner[owner] ?? []), ...found].sort((a, b) => b.savedAt - a.savedAt);
          dispatch(savedListArrived({ owner, recipes: frozen(recipes), unread: [...stubs.values()] }));
          // This is heard here again, and goes on with what is left.
          return;
        }
        // Bodies that the browser has thrown away are asked for by their ids.
        const language = selectLanguage(getState());
        for (let i = 0; i < wanted.length && !signal.aborted; i += READ_AT_ONCE)
          await Promise.all(
            wanted
              .slice(i, i + READ_AT_ONCE)
              .map(({ id }) => dispatch(getRecipe.initiate({ id, language }, { subscribe: false }))),
          );
      }
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
            recipes: recipes.sort((a, b) => b.savedAt - a.savedAt),
            unread: unread[owner]!.filter((one) => one !== stub),
          }),
        );
      }
    },
  });
};
