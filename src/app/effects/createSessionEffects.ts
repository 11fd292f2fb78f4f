import { cookieNameOf, SESSION_HINT_COOKIE } from '@contracts/defaults';
import type { SessionEffects } from '@/store/sessionEffects';
import { readStoredUser } from '@/store/persist/storedUser';
import { USER_KEY } from '@/store/persist/userKey';
import { RECIPES_CACHE } from '@/worker/workerContract';
import { FAREWELL_KEY } from '../start/farewell';

/** Ignores blocked storage: such a browser remembers no user. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Browser side effects of a session. */
export const createSessionEffects = (page: Window): SessionEffects => ({
  storedUser: () => readStoredUser(quietly(() => page.localStorage.getItem(USER_KEY)) ?? null),

  rememberUser(user) {
    quietly(() =>
      user ? page.localStorage.setItem(USER_KEY, JSON.stringify(user)) : page.localStorage.removeItem(USER_KEY),
    );
    const root = page.document.documentElement;
    if (user) root.dataset.session = '';
    else {
      delete root.dataset.session;
      for (const isHttps of [true, false])
        page.document.cookie = `${cookieNameOf(SESSION_HINT_COOKIE, isHttps)}=; path=/; max-age=0; samesite=lax${isHttps ? '; secure' : ''}`;
    }
  },

  forgetOpenedRecipes() {
    // Over plain HTTP there is neither a cache nor a worker that fills it.
    quietly(() => page.caches?.delete(RECIPES_CACHE).catch(() => undefined));
  },

  leaveForRoot(farewell) {
    quietly(() => page.sessionStorage.setItem(FAREWELL_KEY, farewell));
    page.location.assign('/');
  },
});
