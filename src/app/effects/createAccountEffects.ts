import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { untilIdle } from '@/lib/browser/untilIdle';
import { withLock } from '@/lib/browser/withLock';
import type { AccountEffects } from '@/store/accountEffects';
import { openBodyVault } from '@/store/bodyVault';
import { asJson, readFields, writeFields } from '@/store/persist/specStorage';
import { readStoredUser } from '@/store/persist/storedUser';
import { GUEST_MOVES_KEY, USER_KEY } from '@/store/persist/userKey';
import { readSavedRecipes } from '@/store/persist/storedSavedRecipes';

const STORED_MOVES = {
  moves: asJson(GUEST_MOVES_KEY, (value) => Object(value) as Record<string, number>),
};

/** The bodies of a long list are read after its first cards are drawn, or once a busy page has had this long for them. */
const FIRST_CARDS_WITHIN_MS = 5_000;

/** Browser side effects of the account listeners. Where storage is blocked, every visit starts from scratch. */
export const createAccountEffects = (page: Window): AccountEffects => {
  const stored = <T>(work: (area: Storage) => T, otherwise: T): T => {
    try {
      return work(page.localStorage);
    } catch {
      return otherwise;
    }
  };

  return {
    readSaved: (owner) => stored((area) => readSavedRecipes(area, owner), { recipes: [], unread: [], unsent: [] }),

    readBodies: (owner, ids) =>
      untilIdle(FIRST_CARDS_WITHIN_MS, page)
        .then(openBodyVault)
        .then((vault) => vault.read(owner, ids))
        .catch(() => []),

    movedAt: (id) => stored((area) => readFields(STORED_MOVES, area).moves?.[id] ?? 0, 0),

    noteMoved: (id) =>
      stored((area) => {
        const moves = { ...readFields(STORED_MOVES, area).moves, [id]: Date.now() };
        writeFields(STORED_MOVES, { moves }, area);
      }, undefined),

    forgetBodies(owner) {
      openBodyVault()
        .then((vault) => vault.forget(owner))
        .catch(() => undefined);
    },

    // There are no locks over plain HTTP. Two tabs may then do the same work, which is idempotent.
    withLock: (name, work) => withLock(page.navigator.locks, name, work),

    isStillHere(uid) {
      const user = stored((area) => readStoredUser(area.getItem(USER_KEY)), null);
      return user === null ? page.document.cookie.includes(`${SESSION_HINT_COOKIE}=`) : user.uid === uid;
    },
  };
};
