import { createAction, createSelector, createSlice, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import type {
  CollectionThing,
  CookbookAnswer,
  CookbookChanges,
  CookbookThing,
  CookedThing,
  MemberThing,
  NoteThing,
} from '@contracts/cookbook';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { frozen } from '@/lib/values/frozen';
import { isSameContent } from '@/lib/values/isSameContent';
import { membershipsOf, restoredThings } from '@kitchen/cookbook/cookbookLines';
import {
  EMPTY_LIST,
  isPartlyHereOnly,
  joinedLists,
  withAnswer,
  withMoved,
  withState,
  withThing,
  type Line,
  type LineList,
} from '@kitchen/lines/lineList';
import { withRecipeIdInAll } from '@kitchen/lines/withRecipeId';
import { accountListLeft } from '@/api/accountListLeft';
import { GUEST } from '@/lib/account/guest';

/** `guest` or the uid of an account. */
type Owner = string;

/** Notes, cooked dishes and collections of one owner, as this device has them. */
export type Cookbook = LineList<CookbookThing>;

export interface CookbookState {
  byOwner: Record<Owner, Cookbook>;
  /** The ends of the links to shared collections, by their ids, as the account said last. */
  shares: Record<Owner, Record<string, string>>;
  /** What was removed last, for Undo. */
  lastRemoved: { owner: Owner; lines: { id: string; thing: CookbookThing }[] } | null;
}

const initialState: CookbookState = { byOwner: {}, shares: {}, lastRemoved: null };

const NO_SHARES: Record<string, string> = {};

const cookbookOf = ({ byOwner }: CookbookState, owner: Owner): Cookbook => byOwner[owner] ?? EMPTY_LIST;

/** The cookbook as it was before the action, without Immer's drafts. */
const cookbookBefore = (state: CookbookState, owner: Owner): Cookbook => cookbookOf(original(state) ?? state, owner);

interface Addition<Thing> {
  owner: Owner;
  at: number;
  added: { id: string; thing: Thing }[];
}

interface Change<Thing> {
  owner: Owner;
  at: number;
  id: string;
  thing: Thing;
}

const addLines = (state: CookbookState, { payload: { owner, at, added } }: PayloadAction<Addition<CookbookThing>>) => {
  const known = cookbookBefore(state, owner);
  const lines = added.map(({ id, thing }) => [id, { id, thing, state: 'open' as const, at }] as const);
  state.byOwner[owner] = frozen({ ...known, entries: { ...known.entries, ...Object.fromEntries(lines) } });
};

/** A new line with this content. */
const adding = <Thing extends CookbookThing>() => ({
  prepare: (owner: Owner, thing: Thing) => ({
    payload: { owner, at: Date.now(), added: [{ id: nanoid(), thing }] } as Addition<Thing>,
  }),
  reducer: addLines,
});

/** Another content of a line. */
const changing = <Thing extends CookbookThing>() => ({
  prepare: (owner: Owner, id: string, thing: Thing) => ({
    payload: { owner, id, thing, at: Date.now() } as Change<Thing>,
  }),
  reducer: (state: CookbookState, { payload: { owner, id, thing, at } }: PayloadAction<Change<CookbookThing>>) => {
    const { entries, ...rest } = cookbookBefore(state, owner);
    const line = entries[id];
    if (line) state.byOwner[owner] = frozen({ ...rest, entries: { ...entries, [id]: withThing(line, thing, at) } });
  },
});

const setGone = (state: CookbookState, owner: Owner, ids: readonly string[], at: number) => {
  const { entries, ...rest } = cookbookBefore(state, owner);
  const changed = { ...entries };
  for (const id of ids) if (changed[id]) changed[id] = withState(changed[id], 'gone', at);
  state.byOwner[owner] = frozen({ ...rest, entries: changed });
};

/** Lines that are removed for good on every device; Undo makes new ones. */
const removing = () => ({
  prepare: (owner: Owner, ids: readonly string[]) => ({ payload: { owner, ids, at: Date.now() } }),
  reducer: (
    state: CookbookState,
    { payload: { owner, ids, at } }: PayloadAction<{ owner: Owner; ids: readonly string[]; at: number }>,
  ) => {
    const { entries } = cookbookBefore(state, owner);
    const lines = Object.values(entries);
    // A collection takes its members with it.
    const all = ids.flatMap((id) => [id, ...membershipsOf(lines, id)]);
    state.lastRemoved = {
      owner,
      lines: all.flatMap((id) => {
        const { thing, state: before } = entries[id] ?? {};
        return thing && before !== 'gone' ? [{ id, thing }] : [];
      }),
    };
    setGone(state, owner, all, at);
  },
});

/** Notes, cooked dishes and collections of this browser, one cookbook per owner. */
export const cookbookSlice = createSlice({
  name: 'cookbook',
  initialState,
  reducers: {
    noteAdded: adding<NoteThing>(),
    noteChanged: changing<NoteThing>(),
    noteRemoved: removing(),
    dishCooked: adding<CookedThing>(),
    cookedDishChanged: changing<CookedThing>(),
    cookedDishRemoved: removing(),
    collectionRenamed: changing<CollectionThing>(),
    collectionRemoved: removing(),
    recipeCollected: adding<MemberThing>(),
    recipeTakenOut: removing(),

    /** A collection was made, with its first recipe if there is one. */
    collectionMade: {
      prepare: (owner: Owner, name: string, recipe?: MemberThing['recipe']) => {
        const id = nanoid();
        const collection = { id, thing: { kind: 'collection' as const, name } };
        const member = recipe && { id: nanoid(), thing: { kind: 'member' as const, collection: id, recipe } };
        return {
          payload: {
            owner,
            at: Date.now(),
            added: member ? [collection, member] : [collection],
          } as Addition<CookbookThing>,
        };
      },
      reducer: addLines,
    },

    /** Undo: what was removed comes back as new lines, because a line that is gone stays gone on every device. */
    removalUndone: {
      prepare: (count: number) => ({ payload: { at: Date.now(), ids: Array.from({ length: count }, () => nanoid()) } }),
      reducer(state, { payload: { at, ids } }: PayloadAction<{ at: number; ids: string[] }>) {
        const { owner, lines } = (original(state) ?? state).lastRemoved ?? {};
        if (owner === undefined || !lines) return;
        state.lastRemoved = null;
        addLines(state, { type: '', payload: { owner, at, added: restoredThings(lines, ids) } });
      },
    },

    /** Lines of a file. One that is known here stays as it is. */
    cookbookImported(
      state,
      { payload: { owner, lines } }: PayloadAction<{ owner: Owner; lines: readonly Line<CookbookThing>[] }>,
    ) {
      const known = cookbookBefore(state, owner);
      const added = Object.fromEntries(lines.map((line) => [line.id, line]));
      state.byOwner[owner] = frozen({ ...known, entries: { ...added, ...known.entries } });
    },

    /** As another tab stored it. */
    cookbookArrived(state, { payload: { owner, stored } }: PayloadAction<{ owner: Owner; stored: Cookbook }>) {
      const known = cookbookBefore(state, owner);
      const joined = joinedLists(known, stored);
      if (!isSameContent(joined, known)) state.byOwner[owner] = frozen(joined);
    },

    /** The server's answer to what was sent, if anything was. */
    cookbookAnswered(
      state,
      {
        payload: { owner, answer, sent },
      }: PayloadAction<{ owner: Owner; answer: CookbookAnswer; sent?: Pick<CookbookChanges, 'changes'> }>,
    ) {
      state.byOwner[owner] = frozen(withAnswer(cookbookBefore(state, owner), answer, sent));
      state.shares[owner] = answer.shares;
    },

    /** The link to a collection was made, or taken back. */
    collectionShareChanged(
      state,
      { payload: { owner, id, share } }: PayloadAction<{ owner: Owner; id: string; share: string | null }>,
    ) {
      const { [id]: _before, ...others } = state.shares[owner] ?? NO_SHARES;
      state.shares[owner] = share === null ? others : { ...others, [id]: share };
    },

    /** A guest's cookbook is the account's from now on. What is moved stays here as gone, so that no tab moves it again. */
    guestCookbookMoved: {
      prepare: (owner: Owner) => ({ payload: { owner, at: Date.now() } }),
      reducer(state, { payload: { owner, at } }: PayloadAction<{ owner: Owner; at: number }>) {
        const guest = cookbookBefore(state, GUEST);
        state.byOwner[owner] = frozen(withMoved(cookbookBefore(state, owner), guest));
        setGone(state, GUEST, Object.keys(guest.entries), at);
      },
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
        Object.assign(state.byOwner, withRecipeIdInAll((original(state) ?? state).byOwner, from, to));
      })
      // Signed out. Nothing is lost: a cookbook of which something is here alone waits for the next sign-in.
      .addCase(accountListLeft, (state, { payload: owner }) => {
        if (!isPartlyHereOnly(cookbookBefore(state, owner))) delete state.byOwner[owner];
        delete state.shares[owner];
      });
  },
  selectors: {
    selectCookbook: cookbookOf,
    selectLastRemovedLines: ({ lastRemoved }) => lastRemoved,
    /** The ends of the links to the shared collections of an owner, by the ids of the collections. */
    selectCollectionShares: ({ shares }, owner: Owner) => shares[owner] ?? NO_SHARES,
    /** The lines of an owner that are there. */
    selectCookbookLines: createSelector(
      [(state: CookbookState, owner: Owner) => cookbookOf(state, owner).entries],
      (entries) => Object.values(entries).filter(({ state }) => state !== 'gone'),
    ),
  },
});

export const {
  noteAdded,
  noteChanged,
  noteRemoved,
  dishCooked,
  cookedDishChanged,
  cookedDishRemoved,
  collectionMade,
  collectionRenamed,
  collectionRemoved,
  recipeCollected,
  recipeTakenOut,
  removalUndone,
  cookbookImported,
  cookbookArrived,
  cookbookAnswered,
  collectionShareChanged,
  guestCookbookMoved,
} = cookbookSlice.actions;

export const { selectCookbook, selectLastRemovedLines, selectCollectionShares, selectCookbookLines } =
  cookbookSlice.selectors;

/** The link to a collection is to be made and handed on. */
export const collectionShareRequested = createAction<{ id: string; title: string }>('cookbook/shareRequested');

/** The link to a collection is to be taken back. */
export const collectionUnshareRequested = createAction<string>('cookbook/unshareRequested');
