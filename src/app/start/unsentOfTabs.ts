import { joinedChanges, type UnsentChange } from '@/lib/account/unsentChanges';
import type { ListOwner } from '@/slices/savedRecipesSlice';
import { lineOverflow, type LineOverflow } from '@/store/lineOverflow';
import { unsentKey } from '@/store/persist/storedUnsentChanges';
import type { RootState } from '@/store/rootReducer';

interface StoredChange {
  owner: ListOwner;
  recipeId: number;
  change?: UnsentChange;
}

/**
 * What another tab left of an unsent change. While the overflow has it, its key has an older text or none, so that what
 * this tab knows is not replaced.
 */
export const unsentOfTabs = (
  { savedRecipes }: Pick<RootState, 'savedRecipes'>,
  stored: StoredChange,
  overflow: Pick<LineOverflow, 'has'> = lineOverflow,
): StoredChange => {
  const { owner, recipeId, change } = stored;
  const known = savedRecipes.unsent[owner]?.find((one) => one.recipeId === recipeId);
  if (!known || !overflow.has(unsentKey(owner, stored))) return stored;
  return { owner, recipeId, change: change ? joinedChanges(known, change) : known };
};
