import { accountListLeft } from '@/api/accountListLeft';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import type { UnknownAction } from '@reduxjs/toolkit';
import { SHOPPING_LINES_MAX } from '@contracts/limits';
import type { ShoppingThing } from '@contracts/shopping';
import {
  aislesOrdered,
  guestListMoved,
  lineRewritten,
  linesRemoved,
  listClosed,
  listImported,
  listOpened,
  linesTicked,
  removalTakenBack,
  shareChanged,
  shoppingAnswered,
  shareOfKey,
  shoppingListArrived,
  sharedListKey,
  shoppingSlice,
  thingsAdded,
  type ShoppingState,
} from './shoppingSlice';

const { reducer, getInitialState } = shoppingSlice;
const { selectOpenCount } = shoppingSlice.getSelectors();

const after = (state: ShoppingState, ...actions: UnknownAction[]) => actions.reduce<ShoppingState>(reducer, state);
const thing = (name: string): ShoppingThing => ({ name, language: 'en-GB' });
const linesOf = (state: ShoppingState, list = 'guest') =>
  Object.values(state.byList[list]?.entries ?? {}).map((entry) => [entry.thing?.name, entry.state]);
const idsOf = (state: ShoppingState, list = 'guest') => Object.keys(state.byList[list]!.entries);

const start = after(getInitialState(), thingsAdded('guest', [thing('onions'), thing('milk')]));

describe('a shopping list', () => {
  it('has what a rewritten line names in place of what it named before', () => {
    const [onions] = idsOf(start);
    const rewritten = lineRewritten('guest', [onions!], [thing('shallots'), thing('leeks')]);
    const state = after(start, rewritten);
    expect(linesOf(state)).toEqual([
      [undefined, 'gone'],
      ['milk', 'open'],
      ['shallots', 'open'],
      ['leeks', 'open'],
    ]);
    expect(new Set(idsOf(state)).size).toBe(4);
    expect(idsOf(state).slice(2)).toEqual(rewritten.payload.added.map(({ id }) => id));
  });

  it('takes what is added, and ticks it', () => {
    const state = after(start, linesTicked('guest', idsOf(start).slice(0, 1), true));
    expect(linesOf(state)).toEqual([
      ['onions', 'ticked'],
      ['milk', 'open'],
    ]);
    expect(selectOpenCount(state, 'guest')).toBe(1);
    expect(linesOf(after(state, linesTicked('guest', idsOf(start), false)))).toEqual(linesOf(start));
  });

  it('takes no more than it has room for', () => {
    const many = Array.from({ length: SHOPPING_LINES_MAX + 3 }, (_, i) => thing(`thing ${i}`));
    const full = after(getInitialState(), thingsAdded('guest', many));
    expect(selectOpenCount(full, 'guest')).toBe(SHOPPING_LINES_MAX);
    const room = after(full, linesRemoved('guest', idsOf(full).slice(0, 1)), thingsAdded('guest', many));
    expect(selectOpenCount(room, 'guest')).toBe(SHOPPING_LINES_MAX);
  });

  it('brings back what was removed as new lines, ticked as they were', () => {
    const ticked = after(start, linesTicked('guest', idsOf(start).slice(0, 1), true));
    const removed = after(ticked, linesRemoved('guest', idsOf(start)));
    expect(linesOf(removed)).toEqual([
      [undefined, 'gone'],
      [undefined, 'gone'],
    ]);
    const back = after(removed, removalTakenBack(2));
    expect(linesOf(back).slice(2)).toEqual([
      ['onions', 'ticked'],
      ['milk', 'open'],
    ]);
    expect(back.lastRemoved).toBeNull();
    expect(after(back, removalTakenBack(2))).toBe(back);
  });

  it('keeps an order of its aisles that is newer than the last', () => {
    jest.spyOn(Date, 'now').mockReturnValue(5);
    const state = after(start, aislesOrdered('guest', ['fish']), aislesOrdered('guest', ['meat', 'fish']));
    expect(state.byList.guest!.order).toEqual({ aisles: ['meat', 'fish'], at: 6 });
  });

  it('takes the order of the aisles from a file only where there is none', () => {
    jest.spyOn(Date, 'now').mockReturnValue(5);
    const order = { aisles: ['dairy' as const], at: 9 };
    const file = listImported({ list: 'guest', lines: [], order });
    expect(after(start, file).byList.guest!.order).toEqual(order);
    const own = after(start, aislesOrdered('guest', ['fish']), file);
    expect(own.byList.guest!.order).toEqual({ aisles: ['fish'], at: 5 });
  });

  it('takes the lines of a file as far as it has room, and none that is here already', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `f${i}`, thing: thing(`f ${i}`), state: 'open' as const, at: 1 }));
    const full = after(start, listImported({ list: 'guest', lines: lines(SHOPPING_LINES_MAX) }));
    expect(selectOpenCount(full, 'guest')).toBe(SHOPPING_LINES_MAX);
    const [onions] = idsOf(start);
    const known = [{ id: onions!, thing: thing('leeks'), state: 'open' as const, at: 1 }];
    const again = after(start, listImported({ list: 'guest', lines: known }));
    expect(linesOf(again)).toEqual(linesOf(start));
    expect(again.byList.guest).not.toHaveProperty('order');
  });

  it('keeps an order of its aisles that is newer than the one that the server has', () => {
    jest.spyOn(Date, 'now').mockReturnValue(5);
    const ordered = after(start, aislesOrdered('guest', ['fish']));
    const list = { ...ordered.byList.guest!, order: { aisles: ['fish' as const], at: 3, sentAt: 8 } };
    const sent = { ...ordered, byList: { guest: list } };
    expect(after(sent, aislesOrdered('guest', ['meat'])).byList.guest!.order).toEqual({
      aisles: ['meat'],
      at: 9,
      sentAt: 8,
    });
  });

  it('brings back only what was there, and only under the ids that it gets', () => {
    const [onions, milk] = idsOf(start);
    const removed = after(start, linesRemoved('guest', [onions!]), linesRemoved('guest', [onions!, 'other', milk!]));
    expect(removed.lastRemoved?.lines.map(({ thing: one }) => one.name)).toEqual(['milk']);
    const both = after(start, linesRemoved('guest', [onions!, milk!]), removalTakenBack(1));
    expect(linesOf(both).filter(([, state]) => state === 'open')).toEqual([['onions', 'open']]);
  });

  it('is on the screen until it is closed', () => {
    const { selectOpenList } = shoppingSlice.getSelectors();
    expect(selectOpenList(getInitialState())).toBeNull();
    expect(selectOpenList(after(start, listOpened('guest')))).toBe('guest');
    expect(selectOpenList(after(start, listOpened('guest'), listClosed()))).toBeNull();
  });

  it('moves to the account once, whatever tab asks', () => {
    const moved = after(start, guestListMoved('u1'));
    expect(linesOf(moved, 'u1')).toEqual(linesOf(start));
    expect(linesOf(moved).map(([, state]) => state)).toEqual(['gone', 'gone']);
    const bought = after(moved, linesRemoved('u1', idsOf(start)), guestListMoved('u1'));
    expect(linesOf(bought, 'u1').map(([, state]) => state)).toEqual(['gone', 'gone']);
  });

  it('is forgotten with its account, unless the account lacks some of it', () => {
    const own = after(getInitialState(), thingsAdded('u1', [thing('tea')]));
    expect(after(own, accountListLeft('u1')).byList).toHaveProperty('u1');
    const sent = { ...own, byList: { u1: { entries: {} } } };
    expect(after(sent, accountListLeft('u1')).byList).toEqual({});
    const changes = Object.values(own.byList.u1!.entries);
    const answer = { revision: 1, isWhole: true, entries: [], refused: changes.map(({ id }) => id) };
    const refused = after(own, shoppingAnswered({ list: 'u1', answer, sent: { changes } }), accountListLeft('u1'));
    expect(linesOf(refused, 'u1')).toEqual(linesOf(own, 'u1'));
  });

  it('has a link or none', () => {
    const shared = after(start, shareChanged({ list: 'guest', share: 'abc' }));
    expect(shared.byList.guest!.share).toBe('abc');
    expect(after(shared, shareChanged({ list: 'guest', share: null })).byList.guest).not.toHaveProperty('share');
    expect(shareOfKey(sharedListKey('abc'))).toBe('abc');
    expect(shareOfKey('guest')).toBeUndefined();
  });
});

it('names the recipe of a line by the id that the server gave it, and sends the line again', () => {
  const recipe = { id: 10_000, title: 'Tart' };
  const listed = after(getInitialState(), thingsAdded('ada', [{ ...thing('flour'), recipe }, thing('milk')]));
  const changes = Object.values(listed.byList.ada!.entries).map(({ id, thing: content, state, at }) => ({
    id,
    thing: content,
    state,
    at,
  }));
  const answer = { revision: 1, isWhole: false, entries: changes, refused: [] };
  const sent = after(listed, shoppingAnswered({ list: 'ada', answer, sent: { changes } }));
  const [flour, milk] = Object.values(after(sent, recipeIdReplaced({ from: 10_000, to: 77 })).byList.ada!.entries);
  expect(flour).toMatchObject({ thing: { name: 'flour', recipe: { id: 77, title: 'Tart' } }, state: 'open' });
  expect(flour!.at).toBeGreaterThan(flour!.sentAt!);
  expect(milk!.at).toBe(milk!.sentAt);
  expect(after(sent, recipeIdReplaced({ from: 3, to: 77 }))).toEqual(sent);
});

it('stays the same list when another tab has stored the same lines in another order', () => {
  const { entries } = start.byList.guest!;
  const stored = { entries: Object.fromEntries(Object.entries(entries).reverse()) };
  expect(reducer(start, shoppingListArrived({ list: 'guest', stored }))).toBe(start);
});
