import type { User } from '@contracts/session';

/** Why the page goes to the root. `loggedOutOfLimits`: the account's allergens and diets no longer apply. */
export type Farewell = 'loggedOut' | 'loggedOutOfLimits' | 'accountDeleted';

/** Effects of a session on the page. Loaded with the first sign of a session. */
export interface SessionEffects {
  /** The last user, as stored in this browser. */
  storedUser: () => User | null;
  /** Stores the user for the next visit and other tabs. Null removes the user and the sign of a session. */
  rememberUser: (user: User | null) => void;
  /** Removes opened recipes from the cache of this device. */
  forgetOpenedRecipes: () => void;
  /** Reloads the root page, which then shows the goodbye message. */
  leaveForRoot: (farewell: Farewell) => void;
}
