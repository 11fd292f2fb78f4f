import type { ShoppingThing } from '@contracts/shopping';
import type { KnownEntry, ShoppingList } from '../shopping/shoppingList';
import { isCovered, joinedLists, withMoved } from './joinedLists';
import { withoutForgotten } from './lineList';

const thing: ShoppingThing = { name: 'onions', language: 'en-GB' };
const entry = (parts: Partial<KnownEntry> = {}): KnownEntry => ({ id: 'a', thing, state: 'open', at: 10, ...parts });
const listOf = (...entries: KnownEntry[]): ShoppingList => ({
  entries: Object.fromEntries(entries.map((one) => [one.id, one])),
});

describe('two tabs', () => {
  it('together have what either has', () => {
    const joined = joinedLists(listOf(entry()), listOf(entry({ id: 'b' })));
    expect(Object.keys(joined.entries)).toEqual(['a', 'b']);
  });

  it('agree on the newer state, and on what is gone, in either order', () => {
    const ticked = listOf(entry({ state: 'ticked', at: 20 }));
    for (const [one, other] of [
      [listOf(entry()), ticked],
      [ticked, listOf(entry())],
    ] as const)
      expect(joinedLists(one, other).entries.a).toMatchObject({ state: 'ticked', at: 20 });
    const gone = listOf({ id: 'a', state: 'gone', at: 1 });
    expect(joinedLists(ticked, gone).entries.a).toMatchObject({ state: 'gone' });
    expect(joinedLists(gone, ticked).entries.a).toMatchObject({ state: 'gone' });
  });

  it('believe what the server said over a time of a wrong clock that was sent', () => {
    const corrected = { ...listOf(entry({ state: 'open', at: 50, sentAt: 900 })), revision: 3 };
    const ahead = { ...listOf(entry({ state: 'ticked', at: 900 })), revision: 2 };
    for (const joined of [joinedLists(corrected, ahead), joinedLists(ahead, corrected)])
      expect(joined.entries.a).toMatchObject({ state: 'open', at: 50 });
  });
});

describe('a copy of a list', () => {
  const list = { ...listOf(entry(), entry({ id: 'b', state: 'ticked', at: 20 })), order: { aisles: [], at: 5 } };
  it.each<[string, ShoppingList, boolean]>([
    ['the same', list, true],
    ['with fewer lines', listOf(entry()), true],
    ['with an older state', listOf(entry({ id: 'b' })), true],
    ['with another line', listOf(entry({ id: 'c' })), false],
    ['with a newer state', listOf(entry({ state: 'ticked', at: 30 })), false],
    ['with a line that is gone', listOf({ id: 'a', state: 'gone', at: 1 }), false],
    ['with a newer order', { entries: {}, order: { aisles: [], at: 6 } }, false],
  ])('%s can go: %s', (_what, copy, expected) => {
    expect(isCovered(copy, list)).toBe(expected);
  });
});

describe('a guest’s list that becomes the account’s', () => {
  it('is added to what the account has, without what is gone or known there', () => {
    const guest = listOf(entry({ sentAt: 10 }), entry({ id: 'b' }), { id: 'c', state: 'gone', at: 3 });
    const moved = withMoved(listOf(entry({ state: 'ticked' })), { ...guest, order: { aisles: ['fish'], at: 4 } });
    expect(Object.values(moved.entries)).toEqual([entry({ state: 'ticked' }), entry({ id: 'b' })]);
    expect(moved.order).toEqual({ aisles: ['fish'], at: 4 });
  });
});

it('forgets what has been gone for a month, unless the server has not heard of it', () => {
  const month = 30 * 24 * 3_600_000;
  const list = listOf(
    { id: 'a', state: 'gone', at: 1 },
    { id: 'b', state: 'gone', at: 2, sentAt: 1 },
    entry({ id: 'c' }),
  );
  expect(Object.keys(withoutForgotten(list, month + 10).entries)).toEqual(['b', 'c']);
});
