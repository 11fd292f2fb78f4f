import { persistStore } from 'redux-persist';
import { apiSlice } from '@/api/apiSlice';
import { createAccountEffects } from '@/app/effects/createAccountEffects';
import { readInitialState } from '@/app/store/persistence';
import { startAccount } from '@/app/start/startAccount';
import { createAppStore } from '@/app/store/store';
import { followSavedList } from '@/app/start/windowEvents';
import { selectSavedRecipes, selectSyncMarks } from '@/slices/savedRecipesSlice';
import { sessionAbsent, sessionEnded } from '@/slices/sessionSlice';
import { selectToast } from '@/slices/uiSlice';
import type { AccountEffects } from '@/store/accountEffects';
import { USER_KEY } from '@/store/persist/userKey';
import { USER } from './anAccount';
import { fakeEffects } from './fakeEffects';

const HINT = 'larderSession';

/** Sets the browser's record of the signed-in user; null for none. */
export const rememberSession = (uid: string | null) => {
  document.cookie = `${HINT}=${uid === null ? '; max-age=0' : '1'}; path=/`;
  if (uid === null) window.localStorage.removeItem(USER_KEY);
  else window.localStorage.setItem(USER_KEY, JSON.stringify({ ...USER, uid }));
};

/** The open tabs, which all receive window events. */
let open: (() => void)[] = [];

let queues = new Map<string, Promise<unknown>>();

/** Web Locks shared by all tabs of a test. */
const locks = {
  request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  },
};

/** A new browser without held locks, on fake time that starts at a million. */
export const freshBrowser = () => {
  for (const close of open) close();
  open = [];
  queues = new Map();
  Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true });
  rememberSession(null);
  jest.useFakeTimers({ now: 1_000_000 });
};

/** Advances the fake time and runs everything that falls into it. */
export const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** Opens a tab with a persisted store, without rendering. */
export const openTab = async ({
  isAttended = true,
  effects = {},
}: { isAttended?: boolean; effects?: Partial<AccountEffects> } = {}) => {
  const store = createAppStore(fakeEffects(), readInitialState(window));
  const persistor = persistStore(store);
  const stops = [followSavedList(store, window)];
  const attend = () => void stops.push(startAccount(store, window, { ...createAccountEffects(window), ...effects }));
  if (isAttended) attend();
  const leave = () => {
    for (const stop of stops) stop();
    persistor.pause();
  };
  open.push(leave);
  await pass();
  const { dispatch, getState } = store;
  return {
    store,
    dispatch,
    getState,
    /** Adds the account listeners, as if their chunk had loaded. */
    attend,
    /** Makes the server report this user as signed in. */
    signIn: async (uid: string) => {
      rememberSession(uid);
      void dispatch(apiSlice.util.upsertQueryData('getMe', undefined, { ...USER, uid }));
      await pass();
    },
    signOut: async () => {
      rememberSession(null);
      dispatch(sessionEnded());
      await pass(10);
    },
    beGuest: () => dispatch(sessionAbsent()),
    /** Closes the tab. Nothing that it started finishes. */
    close: async () => {
      await persistor.flush();
      leave();
    },
    ids: () => selectSavedRecipes(getState()).map(({ id }) => id),
    stars: () =>
      Object.fromEntries(
        selectSavedRecipes(getState()).flatMap(({ id, userRating }) => (userRating > 0 ? [[id, userRating]] : [])),
      ),
    marks: () => Object.fromEntries(selectSyncMarks(getState())),
    unsent: (owner: string) => getState().savedRecipes.unsent[owner] ?? [],
    toast: () => selectToast(getState())?.kind,
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;
