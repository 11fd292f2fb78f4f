import { joinedChanges, type UnsentChange } from '@/lib/account/unsentChanges';
import { unsentArrived, unsentRestored, type ListOwner } from '@/slices/savedRecipesSlice';
import { lineOverflow, type LineOverflow } from '@/store/lineOverflow';
import { readUnsentChange, unsentKey } from '@/store/persist/storedUnsentChanges';
import type { AppStore } from '../store/bareStore';

interface StoredChange {
  owner: ListOwner;
  recipeId: number;
  change?: UnsentChange;
  /** What the other tab found under the key, and replaced. */
  former?: UnsentChange;
}

/**
 * What another tab left of an unsent change. While the overflow has it, its key has an older text or none, so that what
 * this tab knows is not replaced.
 */
const leftOf = (known: UnsentChange | undefined, stored: StoredChange, overflow: LineOverflow): StoredChange => {
  const { owner, recipeId, change } = stored;
  if (!known || !overflow.has(unsentKey(owner, stored))) return stored;
  return { owner, recipeId, change: change ? joinedChanges(known, change) : known };
};

const readOverflow = async (overflow: LineOverflow, key: string) => {
  let found: string | undefined;
  await overflow.update(key, (text) => (found = text));
  return readUnsentChange(key, found ?? null);
};

/**
 * Takes what another tab left of an unsent change. When it left nothing, the account has the change, or it has grown too
 * large for its key and is in the overflow now. A tab that did not know the newest change yet says nothing of it.
 */
export const takeUnsentOfTab = async (
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  stored: StoredChange,
  overflow = lineOverflow,
): Promise<void> => {
  const { owner, recipeId, change, former } = stored;
  const known = getState().savedRecipes.unsent[owner]?.find((one) => one.recipeId === recipeId);
  const seen = change ?? former;
  if (known && seen && seen.at < known.at) {
    // Joined and stored again: the other tab has written over it.
    dispatch(unsentRestored({ owner, recipeId, change: change ?? known }));
    return;
  }
  const left = leftOf(known, stored, overflow);
  dispatch(unsentArrived(left));
  if (left.change || !known?.edits) return;
  // Where the browser has no such storage, nothing was put there.
  const found = await readOverflow(overflow, unsentKey(owner, stored)).catch(() => undefined);
  if (found?.change) dispatch(unsentRestored({ ...found, change: found.change }));
};
