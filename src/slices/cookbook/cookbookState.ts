import { original } from '@reduxjs/toolkit';
import type { CookbookThing } from '@contracts/cookbook';
import { EMPTY_LIST, withStates, type LineList } from '@kitchen/lines/lineList';
import { frozen } from '@/lib/values/frozen';

/** `guest` or the uid of an account. */
export type Owner = string;

/** Notes, cooked dishes and collections of one owner, as this device has them. */
export type Cookbook = LineList<CookbookThing>;

export interface CookbookState {
  byOwner: Record<Owner, Cookbook>;
  /** The ends of the links to shared collections, by their ids, as the account said last. */
  shares: Record<Owner, Record<string, string>>;
  /** What was removed last, for Undo. */
  lastRemoved: { owner: Owner; lines: { id: string; thing: CookbookThing }[] } | null;
}

export const initialState: CookbookState = { byOwner: {}, shares: {}, lastRemoved: null };

export const NO_SHARES: Record<string, string> = {};

export const cookbookOf = ({ byOwner }: CookbookState, owner: Owner): Cookbook => byOwner[owner] ?? EMPTY_LIST;

/** The cookbook as it was before the action, without Immer's drafts. */
export const cookbookBefore = (state: CookbookState, owner: Owner): Cookbook =>
  cookbookOf(original(state) ?? state, owner);

/** Lines that are removed for good on every device. */
export const setGone = (state: CookbookState, owner: Owner, ids: readonly string[], at: number) => {
  state.byOwner[owner] = frozen(withStates(cookbookBefore(state, owner), ids, 'gone', at));
};
