import { nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import type { ShoppingThing } from '@contracts/shopping';
import type { Aisle } from '@contracts/vocabulary';
import { EMPTY_LIST } from '@kitchen/lines/lineList';
import { frozen } from '@/lib/values/frozen';
import { listBefore, roomOf, setStates, type AtList, type ListKey, type ShoppingState } from './shoppingState';

interface AddedThing {
  id: string;
  thing: ShoppingThing;
}

/** What a cook does with the lines of a list. */
export const lineReducers = {
  thingsAdded: {
    prepare: (list: ListKey, things: readonly ShoppingThing[]) => ({
      payload: { list, at: Date.now(), added: things.map((thing) => ({ id: nanoid(), thing })) },
    }),
    reducer(state: ShoppingState, { payload: { list, at, added } }: PayloadAction<AtList & { added: AddedThing[] }>) {
      const known = listBefore(state, list);
      const entries = { ...known.entries };
      for (const { id, thing } of added.slice(0, roomOf(known))) entries[id] = { id, thing, state: 'open', at };
      state.byList[list] = frozen({ ...known, entries });
    },
  },

  linesTicked: {
    prepare: (list: ListKey, ids: readonly string[], isTicked: boolean) => ({
      payload: { list, ids, isTicked, at: Date.now() },
    }),
    reducer(state: ShoppingState, { payload }: PayloadAction<AtList & { ids: readonly string[]; isTicked: boolean }>) {
      setStates(state, { ...payload, to: payload.isTicked ? 'ticked' : 'open' });
    },
  },

  linesRemoved: {
    prepare: (list: ListKey, ids: readonly string[]) => ({ payload: { list, ids, at: Date.now() } }),
    reducer(state: ShoppingState, { payload }: PayloadAction<AtList & { ids: readonly string[] }>) {
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
    reducer(
      state: ShoppingState,
      { payload }: PayloadAction<AtList & { ids: readonly string[]; added: AddedThing[] }>,
    ) {
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
    reducer(state: ShoppingState, { payload: { at, ids } }: PayloadAction<{ at: number; ids: string[] }>) {
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
    reducer(
      state: ShoppingState,
      { payload: { list, aisles, at } }: PayloadAction<AtList & { aisles: readonly Aisle[] }>,
    ) {
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
};
