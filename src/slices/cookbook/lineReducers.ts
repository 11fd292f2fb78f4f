import { nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import type { CollectionThing, CookbookThing, CookedThing, MemberThing, NoteThing } from '@contracts/cookbook';
import { membershipsOf, restoredThings } from '@kitchen/cookbook/cookbookLines';
import { withThing } from '@kitchen/lines/lineList';
import { frozen } from '@/lib/values/frozen';
import { cookbookBefore, setGone, type CookbookState, type Owner } from './cookbookState';

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

const addLines = (
  state: CookbookState,
  { payload: { owner, at, added } }: Pick<PayloadAction<Addition<CookbookThing>>, 'payload'>,
) => {
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
      // A line that is gone has no thing.
      lines: all.flatMap((id) => {
        const thing = entries[id]?.thing;
        return thing ? [{ id, thing }] : [];
      }),
    };
    setGone(state, owner, all, at);
  },
});

/** What a cook does with notes, cooked dishes and collections. */
export const lineReducers = {
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
    reducer(state: CookbookState, { payload: { at, ids } }: PayloadAction<{ at: number; ids: string[] }>) {
      const { owner, lines } = (original(state) ?? state).lastRemoved ?? {};
      if (owner === undefined || !lines) return;
      state.lastRemoved = null;
      addLines(state, { payload: { owner, at, added: restoredThings(lines, ids) } });
    },
  },
};
