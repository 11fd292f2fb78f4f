import type { PayloadAction } from '@reduxjs/toolkit';
import type { CookbookAnswer, CookbookChanges, CookbookThing } from '@contracts/cookbook';
import { withMoved } from '@kitchen/lines/joinedLists';
import type { Line } from '@kitchen/lines/lineList';
import { withAnswer } from '@kitchen/lines/withAnswer';
import { GUEST } from '@/lib/account/guest';
import { storedNews } from '@/lib/account/storedNews';
import { frozen } from '@/lib/values/frozen';
import { cookbookBefore, NO_SHARES, setGone, type Cookbook, type CookbookState, type Owner } from './cookbookState';

/** Lines that come from a file, another tab, the server or a guest. */
export const arrivalReducers = {
  /** Lines of a file. One that is known here stays as it is. */
  cookbookImported(
    state: CookbookState,
    { payload: { owner, lines } }: PayloadAction<{ owner: Owner; lines: readonly Line<CookbookThing>[] }>,
  ) {
    const known = cookbookBefore(state, owner);
    const added = Object.fromEntries(lines.map((line) => [line.id, line]));
    state.byOwner[owner] = frozen({ ...known, entries: { ...added, ...known.entries } });
  },

  /** As another tab stored it. */
  cookbookArrived(
    state: CookbookState,
    { payload: { owner, stored } }: PayloadAction<{ owner: Owner; stored: Cookbook }>,
  ) {
    const news = storedNews(cookbookBefore(state, owner), stored);
    if (news) state.byOwner[owner] = news;
  },

  /** The server's answer to what was sent, if anything was. */
  cookbookAnswered(
    state: CookbookState,
    {
      payload: { owner, answer, sent },
    }: PayloadAction<{ owner: Owner; answer: CookbookAnswer; sent?: Pick<CookbookChanges, 'changes'> }>,
  ) {
    state.byOwner[owner] = frozen(withAnswer(cookbookBefore(state, owner), answer, sent));
    state.shares[owner] = answer.shares;
  },

  /** The link to a collection was made, or taken back. */
  collectionShareChanged(
    state: CookbookState,
    { payload: { owner, id, share } }: PayloadAction<{ owner: Owner; id: string; share: string | null }>,
  ) {
    const { [id]: _before, ...others } = state.shares[owner] ?? NO_SHARES;
    state.shares[owner] = share === null ? others : { ...others, [id]: share };
  },

  /** A guest's cookbook is the account's from now on. What is moved stays here as gone, so that no tab moves it again. */
  guestCookbookMoved: {
    prepare: (owner: Owner) => ({ payload: { owner, at: Date.now() } }),
    reducer(state: CookbookState, { payload: { owner, at } }: PayloadAction<{ owner: Owner; at: number }>) {
      const guest = cookbookBefore(state, GUEST);
      state.byOwner[owner] = frozen(withMoved(cookbookBefore(state, owner), guest));
      setGone(state, GUEST, Object.keys(guest.entries), at);
    },
  },
};
