import { GUEST } from '@/lib/account/guest';
import { isPartlyHereOnly, type LineList } from '@kitchen/lines/lineList';
import { cookbookArrived } from '@/slices/cookbookSlice';
import { selectListOwner, unsentRestored } from '@/slices/savedRecipesSlice';
import { shareOfKey, shoppingListArrived } from '@/slices/shoppingSlice';
import type { LineOverflow } from '@/store/lineOverflow';
import { readStoredCookbook } from '@/store/persist/storedCookbook';
import { readStoredShopping } from '@/store/persist/storedShopping';
import { readUnsentChange } from '@/store/persist/storedUnsentChanges';
import type { AppStore } from '../store/bareStore';

/**
 * Joins the lists and the unsent changes that did not fit into local storage with those that the page began with. Lists
 * of an account that was left are deleted, unless something of them is on this device alone.
 */
export const takeOverflow = async (
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  overflow: LineOverflow,
): Promise<void> => {
  const isWanted = (owner: string, stored: LineList<unknown>) =>
    [GUEST, selectListOwner(getState())].includes(owner) || shareOfKey(owner) !== undefined || isPartlyHereOnly(stored);
  for (const [key, text] of await overflow.readAll()) {
    const shopping = readStoredShopping(key, text);
    const cookbook = readStoredCookbook(key, text);
    const unsent = readUnsentChange(key, text);
    if (shopping && isWanted(shopping.list, shopping.stored)) dispatch(shoppingListArrived(shopping));
    else if (cookbook && isWanted(cookbook.owner, cookbook.stored)) dispatch(cookbookArrived(cookbook));
    else if (unsent?.change) dispatch(unsentRestored({ ...unsent, change: unsent.change }));
    // Another tab may have written it meanwhile.
    else await overflow.update(key, (kept) => (kept === text ? undefined : kept));
  }
};
