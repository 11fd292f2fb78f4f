import { createAction, createSelector, createSlice, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import { SHOPPING_LINES_MAX } from '@contracts/limits';
import type { AisleOrder, ShoppingAnswer, ShoppingChanges, ShoppingThing } from '@contracts/shopping';
import type { Aisle } from '@contracts/vocabulary';
import { accountListLeft } from '@/api/accountListLeft';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { GUEST } from '@/lib/account/guest';
import { frozen } from '@/lib/values/frozen';
import { isSameContent } from '@/lib/values/isSameContent';
import {
  EMPTY_LIST,
  isPartlyHereOnly,
  joinedLists,
  withAnswer,
  withMoved,
  withState,
  type Line,
} from '@kitchen/lines/lineList';
import { withRecipeIdInAll } from '@kitchen/lines/withRecipeId';
import type { KnownEntry, ShoppingList } from '@kitchen/shopping/shoppingList';

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

const initialState: ShoppingState = { byList: {}, lastRemoved: null, openList: null };

const listOf = ({ byList }: ShoppingState, key: ListKey): ShoppingList => byList[key] ?? EMPTY_LIST;

/** The list as it was before the action, without Immer's drafts. */
const listBefore = (state: ShoppingState, key: ListKey): ShoppingList => listOf(original(state) ?? state, key);

/** Lines that are on the list. */
const isThere = ({ state }: KnownEntry) => state !== 'gone';

interface AddedThing {
  id: string;
  thing: ShoppingThing;
}

type AtList = { list: ListKey; at: number };

const setStates = (
  state: ShoppingState,
  { list, ids, at, to }: AtList & { ids: readonly string[]; to: KnownEntry['state'] },
) => {
  const { entries, ...rest } = listBefore(state, list);
  const changed = { ...entries };
  for (const id of ids) if (changed[id]) changed[id] = withState(changed[id], to, at);
  state.byList[list] = frozen({ ...rest, entries: changed });
};

/** Shopping lists of this browser, one per owner and one per link that was opened. */
export const shoppingSlice = createSlice({
  name: 'shopping',
  initialState,
  reducers: {
    thingsAdded: {
      prepare: (list: ListKey, things: readonly ShoppingThing[]) => ({
        payload: { list, at: Date.now(), added: things.map((thing) => ({ id: nanoid(), thing })) },
      }),
      reducer(state, { payload: { list, at, added } }: PayloadAction<AtList & { added: AddedThing[] }>) {
        const known = listBefore(state, list);
        const room = SHOPPING_LINES_MAX - Object.values(known.entries).filter(isThere).length;
        const entries = { ...known.entries };
        for (const { id, thing } of added.slice(0, Math.max(0, room))) entries[id] = { id, thing, state: 'open', at };
        state.byList[list] = frozen({ ...known, entries });
      },
    },

    linesTicked: {
      prepare: (list: ListKey, ids: readonly string[], isTicked: boolean) => ({
        payload: { list, ids, isTicked, at: Date.now() },
      }),
      reducer(state, { payload }: PayloadAction<AtList & { ids: readonly string[]; isTicked: boolean }>) {
        setStates(state, { ...payload, to: payload.isTicked ? 'ticked' : 'open' });
      },
    },

    linesRemoved: {
      prepare: (list: ListKey, ids: readonly string[]) => ({ payload: { list, ids, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<AtList & { ids: readonly string[] }>) {
        const { entries } = listBefore(state, payload.list);
        const lines = payload.ids.flatMap((id) => {
          const { state: before, thing } = entries[id] ?? {};
          return before && before !== 'gone' && thing ? [{ thing, state: before }] : [];
        });
        setStates(state, { ...payload, to: 'gone' });
        state.lastRemoved = { list: payload.list, lines };
      },
    },

    /** The cook edited a line: its things come off the list, and those that it names now go on. */
    lineRewritten: {
      prepare: (list: ListKey, ids: readonly string[], things: readonly ShoppingThing[]) => ({
        payload: { list, ids, at: Date.now(), added: things.map((thing) => ({ id: nanoid(), thing })) },
      }),
      reducer(state, { payload }: PayloadAction<AtList & { ids: readonly string[]; added: AddedThing[] }>) {
        setStates(state, { ...payload, to: 'gone' });
        const { list, at, added } = payload;
        const known = state.byList[list] ?? EMPTY_LIST;
        const entries = { ...known.entries };
        for (const { id, thing } of added) entries[id] = { id, thing, state: 'open', at };
        state.byList[list] = frozen({ ...known, entries });
      },
    },

    /** Undo: what was taken off comes back as new lines, because a line that is gone stays gone on every device. */
    removalTakenBack: {
      prepare: (count: number) => ({ payload: { at: Date.now(), ids: Array.from({ length: count }, () => nanoid()) } }),
      reducer(state, { payload: { at, ids } }: PayloadAction<{ at: number; ids: string[] }>) {
        const { list, lines } = (original(state) ?? state).lastRemoved ?? {};
        if (list === undefined || !lines) return;
        const known = listBefore(state, list);
        const entries = { ...known.entries };
        lines.forEach((line, i) => {
          const id = ids[i];
          if (id !== undefined) entries[id] = { id, ...line, at };
        });
        state.byList[list] = frozen({ ...known, entries });
        state.lastRemoved = null;
      },
    },

    aislesOrdered: {
      prepare: (list: ListKey, aisles: readonly Aisle[]) => ({ payload: { list, aisles, at: Date.now() } }),
      reducer(state, { payload: { list, aisles, at } }: PayloadAction<AtList & { aisles: readonly Aisle[] }>) {
        const known = listBefore(state, list);
        const { sentAt, at: before = 0 } = known.order ?? {};
        const order = {
          aisles: [...aisles],
          at: Math.max(at, before + 1, (sentAt ?? 0) + 1),
          ...(sentAt !== undefined && { sentAt }),
        };
        state.byList[list] = frozen({ ...known, order });
      },
    },

    /** Lines of a file, as many as there is room for, and the order of the aisles, where there is none. */
    listImported(
      state,
      {
        payload: { list, lines, order },
      }: PayloadAction<{ list: ListKey; lines: readonly Line<ShoppingThing>[]; order?: AisleOrder }>,
    ) {
      const known = listBefore(state, list);
      const room = SHOPPING_LINES_MAX - Object.values(known.entries).filter(isThere).length;
      const added = Object.fromEntries(lines.slice(0, Math.max(0, room)).map((line) => [line.id, line]));
      const aisles = known.order ?? order;
      state.byList[list] = frozen({
        ...known,
        entries: { ...added, ...known.entries },
        ...(aisles && { order: aisles }),
      });
    },

    /** As another tab stored it. Without news the list stays the same object, or two tabs would store it in turns. */
    shoppingListArrived(state, { payload: { list, stored } }: PayloadAction<{ list: ListKey; stored: ShoppingList }>) {
      const known = listBefore(state, list);
      const joined = joinedLists(known, stored);
      if (!isSameContent(joined, known)) state.byList[list] = frozen(joined);
    },

    /** The server's answer to what was sent, if anything was. */
    shoppingAnswered(
      state,
      {
        payload: { list, answer, sent },
      }: PayloadAction<{ list: ListKey; answer: ShoppingAnswer; sent?: Pick<ShoppingChanges, 'changes' | 'order'> }>,
    ) {
      state.byList[list] = frozen(withAnswer(listBefore(state, list), answer, sent));
    },

    /** The link of the list was made, or taken back. */
    shareChanged(state, { payload: { list, share } }: PayloadAction<{ list: ListKey; share: string | null }>) {
      const { share: _before, ...known } = listBefore(state, list);
      state.byList[list] = frozen(share === null ? known : { ...known, share });
    },

    /** A guest's list is the account's from now on. What is moved stays here as gone, so that no tab moves it again. */
    guestListMoved: {
      prepare: (owner: ListKey) => ({ payload: { owner, at: Date.now() } }),
      reducer(state, { payload: { owner, at } }: PayloadAction<{ owner: ListKey; at: number }>) {
        const guest = listBefore(state, GUEST);
        state.byList[owner] = frozen(withMoved(listBefore(state, owner), guest));
        setStates(state, { list: GUEST, ids: Object.keys(guest.entries), at, to: 'gone' });
      },
    },

    listOpened(state, { payload }: PayloadAction<ListKey>) {
      state.openList = payload;
    },
    listClosed(state) {
      state.openList = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
        Object.assign(state.byList, withRecipeIdInAll((original(state) ?? state).byList, from, to));
      })
      // Signed out. Nothing is lost: a list of which something is here alone waits for the next sign-in.
      .addCase(accountListLeft, (state, { payload: owner }) => {
        if (!isPartlyHereOnly(listBefore(state, owner))) delete state.byList[owner];
      });
  },
  selectors: {
    selectShoppingList: listOf,
    selectOpenList: ({ openList }) => openList,
    selectLastRemoved: ({ lastRemoved }) => lastRemoved,
    selectOpenCount: createSelector(
      [(state: ShoppingState, key: ListKey) => listOf(state, key).entries],
      (entries) => Object.values(entries).filter(({ state }) => state === 'open').length,
    ),
  },
});

export const {
  thingsAdded,
  linesTicked,
  linesRemoved,
  lineRewritten,
  removalTakenBack,
  aislesOrdered,
  listImported,
  shoppingListArrived,
  shoppingAnswered,
  shareChanged,
  guestListMoved,
  listOpened,
  listClosed,
} = shoppingSlice.actions;

export const { selectShoppingList, selectOpenList, selectLastRemoved, selectOpenCount } = shoppingSlice.selectors;

/** What a recipe needs was put on the list; the toast says how many lines. */
export const recipeListed = createAction<{ list: ListKey; things: ShoppingThing[]; title: string }>(
  'shopping/recipeListed',
);

/** A request for the link to the cook's own list, to share it. */
export const listShareRequested = createAction<{ title: string }>('shopping/listShareRequested');

/** The link is to be taken back. */
export const listUnshareRequested = createAction('shopping/listUnshareRequested');
