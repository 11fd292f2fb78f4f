import { GUEST } from '@/slices/savedRecipesSlice';
import { openBodyVault } from '@/store/bodyVault';
import { lineOverflow, type LineOverflow } from '@/store/lineOverflow';
import { savedListKey } from '@/store/persist/storedSavedRecipes';
import { forgetLeftCookbooks } from '@/store/persist/storedCookbook';
import { forgetLeftShopping } from '@/store/persist/storedShopping';
import { readStoredUser } from '@/store/persist/storedUser';
import { readUnsent, readUnsentChange } from '@/store/persist/storedUnsentChanges';
import { GUEST_MOVES_KEY, USER_KEY } from '@/store/persist/userKey';

const LIST = /^savedRecipes_(.+)$/;

/** Owners of unsent changes that did not fit into local storage. */
const ownersInOverflow = async ({ readAll }: LineOverflow) => {
  // Where the browser has no such storage, nothing was put there.
  const texts = await readAll().catch((): [string, string][] => []);
  return new Set(texts.map(([key, text]) => readUnsentChange(key, text)?.owner));
};

const forgetLists = async (area: Storage, owners: readonly string[], overflow: LineOverflow) => {
  const kept = await ownersInOverflow(overflow);
  // Read before each deletion: meanwhile a change may have returned from there, or an account may have signed in.
  const stillLeft = () => {
    const user = readStoredUser(area.getItem(USER_KEY));
    return owners.filter((owner) => owner !== user?.uid && !kept.has(owner) && readUnsent(area, owner).length === 0);
  };
  const left = stillLeft();
  if (left.length === 0) return;
  for (const owner of left) area.removeItem(savedListKey(owner));
  openBodyVault()
    .then((vault) => Promise.all(stillLeft().map((owner) => vault.forget(owner))))
    .catch(() => undefined);
  import('@/lib/browser/photoVault')
    .then(({ photoVault }) => {
      const forgotten = stillLeft();
      return photoVault().forgetSent(({ sentTo }) => sentTo.every((owner) => forgotten.includes(owner)));
    })
    .catch(() => undefined);
};

/**
 * Removes the lists of accounts while no user is signed in, so that a user never sees another's list. Lists with
 * changes that the account has not received stay. A tab closed during a sign-out may have left one behind.
 */
export const forgetLeftAccounts = (page: Window, overflow = lineOverflow): void => {
  try {
    const area = page.localStorage;
    const owners = Object.keys(area).flatMap((key) => LIST.exec(key)?.[1] ?? []);
    const left = owners.filter((owner) => owner !== GUEST && readUnsent(area, owner).length === 0);
    forgetLeftShopping(area);
    forgetLeftCookbooks(area);
    area.removeItem(USER_KEY);
    area.removeItem(GUEST_MOVES_KEY);
    if (left.length > 0) forgetLists(area, left, overflow).catch(() => undefined);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
};
