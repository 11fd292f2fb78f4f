import { GUEST } from '@/slices/savedRecipesSlice';
import type { AppStore } from '../store/bareStore';

const TRY_AGAIN_MS = 10_000;

/** Loads the code for accounts and long lists at the first sign of one. Most visits have neither. */
export const awaitAccount = ({ dispatch, getState, subscribe }: AppStore, page: Window) => {
  const look = () => {
    const { savedRecipes, session } = getState();
    const { owner, unread } = savedRecipes;
    if (owner === GUEST && session.uid === null && !unread[owner]?.length) return;
    stop();
    import('./startAccount').then(
      ({ startAccount }) => startAccount({ dispatch, getState }, page),
      () => page.setTimeout(look, TRY_AGAIN_MS),
    );
  };
  const stop = subscribe(look);
};
