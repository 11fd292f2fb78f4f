import { original } from '@reduxjs/toolkit';
import type { ShoppingThing } from '@contracts/shopping';
import { SHOPPING_LINES_MAX } from '@contracts/limits';
import { EMPTY_LIST, withStates } from '@kitchen/lines/lineList';
import type { KnownEntry, ShoppingList } from '@kitchen/shopping/shoppingList';
import { frozen } from '@/lib/values/frozen';

/** `guest`, the uid of an account, or `link:` and the end of the link to another person's list. */
export type ListKey = string;

export const sharedListKey = (share: string): ListKey => `link:${share}`;

/** The end of the link of a list that was opened by one; undefined for a list of one's own. */
export const shareOfKey = (key: ListKey): string | undefined => (key.startsWith('link:') ? key.slice(5) : undefined);

export interface ShoppingState {
  byList: Record<ListKey, ShoppingList>;
  /** What was taken off last, for Undo. */
  lastRemoved: { list: ListKey; lines: { thing: ShoppingThing; state: 'open' | 'ticked' }[] } | null;
  /** The list on the screen, which follows what others do. */
  openList: ListKey | null;
}

export const initialState: ShoppingState = { byList: {}, lastRemoved: null, openList: null };

export const listOf = ({ byList }: ShoppingState, key: ListKey): ShoppingList => byList[key] ?? EMPTY_LIST;

/** The list as it was before the action, without Immer's drafts. */
export const listBefore = (state: ShoppingState, key: ListKey): ShoppingList => listOf(original(state) ?? state, key);

/** How many more lines a list has room for. */
export const roomOf = ({ entries }: ShoppingList): number =>
  Math.max(0, SHOPPING_LINES_MAX - Object.values(entries).filter(({ state }) => state !== 'gone').length);

export type AtList = { list: ListKey; at: number };

export const setStates = (
  state: ShoppingState,
  { list, ids, at, to }: AtList & { ids: readonly string[]; to: KnownEntry['state'] },
) => {
  state.byList[list] = frozen(withStates(listBefore(state, list), ids, to, at));
};
