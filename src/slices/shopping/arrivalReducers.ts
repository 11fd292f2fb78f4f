import type { PayloadAction } from '@reduxjs/toolkit';
import type { AisleOrder, ShoppingAnswer, ShoppingChanges, ShoppingThing } from '@contracts/shopping';
import { withMoved } from '@kitchen/lines/joinedLists';
import type { Line } from '@kitchen/lines/lineList';
import { withAnswer } from '@kitchen/lines/withAnswer';
import type { ShoppingList } from '@kitchen/shopping/shoppingList';
import { GUEST } from '@/lib/account/guest';
import { storedNews } from '@/lib/account/storedNews';
import { frozen } from '@/lib/values/frozen';
import { listBefore, roomOf, setStates, type ListKey, type ShoppingState } from './shoppingState';

/** Lines that come from a file, another tab, the server or a guest. */
export const arrivalReducers = {
  /** Lines of a file, as many as there is room for, and the order of the aisles, where there is none. */
  listImported(
    state: ShoppingState,
    {
      payload: { list, lines, order },
    }: PayloadAction<{ list: ListKey; lines: readonly Line<ShoppingThing>[]; order?: AisleOrder }>,
  ) {
    const known = listBefore(state, list);
    const added = Object.fromEntries(lines.slice(0, roomOf(known)).map((line) => [line.id, line]));
    const aisles = known.order ?? order;
    state.byList[list] = frozen({
      ...known,
      entries: { ...added, ...known.entries },
      ...(aisles && { order: aisles }),
    });
  },

  /** As another tab stored it. */
  shoppingListArrived(
    state: ShoppingState,
    { payload: { list, stored } }: PayloadAction<{ list: ListKey; stored: ShoppingList }>,
  ) {
    const news = storedNews(listBefore(state, list), stored);
    if (news) state.byList[list] = news;
  },

  /** The server's answer to what was sent, if anything was. */
  shoppingAnswered(
    state: ShoppingState,
    {
      payload: { list, answer, sent },
    }: PayloadAction<{ list: ListKey; answer: ShoppingAnswer; sent?: Pick<ShoppingChanges, 'changes' | 'order'> }>,
  ) {
    state.byList[list] = frozen(withAnswer(listBefore(state, list), answer, sent));
  },

  /** The link of the list was made, or taken back. */
  shareChanged(
    state: ShoppingState,
    { payload: { list, share } }: PayloadAction<{ list: ListKey; share: string | null }>,
  ) {
    const { share: _before, ...known } = listBefore(state, list);
    state.byList[list] = frozen(share === null ? known : { ...known, share });
  },

  /** A guest's list is the account's from now on. What is moved stays here as gone, so that no tab moves it again. */
  guestListMoved: {
    prepare: (owner: ListKey) => ({ payload: { owner, at: Date.now() } }),
    reducer(state: ShoppingState, { payload: { owner, at } }: PayloadAction<{ owner: ListKey; at: number }>) {
      const guest = listBefore(state, GUEST);
      state.byList[owner] = frozen(withMoved(listBefore(state, owner), guest));
      setStates(state, { list: GUEST, ids: Object.keys(guest.entries), at, to: 'gone' });
    },
  },
};
