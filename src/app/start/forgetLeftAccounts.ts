import { GUEST } from '@/slices/savedRecipesSlice';
import { openBodyVault } from '@/store/bodyVault';
import { savedListKey } from '@/store/persist/storedSavedRecipes';
import { forgetLeftCookbooks } from '@/store/persist/storedCookbook';
import { forgetLeftShopping } from '@/store/persist/storedShopping';
import { readUnsent } from '@/store/persist/storedUnsentChanges';
import { GUEST_MOVES_KEY, USER_KEY } from '@/store/persist/userKey';

const LIST = /^savedRecipes_(.+)$/;

/**
 * Removes the lists of accounts while no user is signed in, so that a user never sees another's list. Lists with
 * changes that the account has not received stay. A tab closed during a sign-out may have left one behind.
 */
export const forgetLeftAccounts = (page: Window): void => {
  try {
    const area = page.localStorage;
    const owners = Object.keys(area).flatMap((key) => LIST.exec(key)?.[1] ?? []);
    const left = owners.filter((owner) => owner !== GUEST && readUnsent(area, owner).length === 0);
    for (const owner of left) area.removeItem(savedListKey(owner));
    forgetLeftShopping(area);
    forgetLeftCookbooks(area);
    area.removeItem(USER_KEY);
    area.removeItem(GUEST_MOVES_KEY);
    if (left.length === 0) return;
    openBodyVault()
      .then((vault) => Promise.all(left.map((owner) => vault.forget(owner))))
      .catch(() => undefined);
    import('@/lib/browser/photoVault')
      .then(({ photoVault }) => photoVault().forgetSent(({ sentTo }) => sentTo.every((owner) => left.includes(owner))))
      .catch(() => undefined);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
};
