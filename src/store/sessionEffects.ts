import type { User } from '@contracts/session';

/** Why the page is left for the root. */
export type Farewell = 'loggedOut' | 'accountDeleted';

/** What a session does to the page. Fetched with the first sign of one. */
export interface SessionEffects {
  /** Whoever was here last, as this browser remembers them. */
  storedUser: () => User | null;
  /** For the next visit and for other tabs; null forgets them, and that there may be a session. */
  rememberUser: (user: User | null) => void;
  /** Loads the root anew, which says goodbye there. */
  leaveForRoot: (farewell: Farewell) => void;
}
