/** @jest-environment jest-fixed-jsdom */
import type { ShoppingList } from '@kitchen/shopping/shoppingList';
import { shoppingListArrived, shoppingSlice } from '@/slices/shoppingSlice';
import { memoryTexts } from '@/testing/memoryTexts';
import { createShoppingWriter, initialShopping, readStoredShopping } from './storedShopping';

const ID = 'abcdefghijklmnop';
const OTHER = 'ponmlkjihgfedcba';
const thing = { name: 'onions', language: 'en-GB' as const, amount: 2, unit: 'piece' as const };
const list = (id = ID): ShoppingList => ({
  entries: { [id]: { id, thing, state: 'open', at: 10, sentAt: 10 } },
  order: { aisles: ['fish'], at: 3 },
  revision: 4,
  share: 'abc',
});

const aWriter = () => createShoppingWriter(memoryTexts().overflow);
const stored = (key: string) => readStoredShopping(key, window.localStorage.getItem(key))?.stored;

describe('the stored shopping lists', () => {
  it('are read as they were written, one key a list', () => {
    void aWriter()({ byList: { guest: list(), u1: { entries: {} } } }, window.localStorage);
    expect(Object.keys(window.localStorage).sort()).toEqual(['shoppingList_guest', 'shoppingList_u1']);
    expect(initialShopping(window.localStorage, 20).byList).toEqual({ guest: list(), u1: { entries: {} } });
  });

  it('keep what another tab has written meanwhile', () => {
    const write = aWriter();
    void aWriter()({ byList: { guest: list(OTHER) } }, window.localStorage);
    void write({ byList: { guest: list() } }, window.localStorage);
    expect(Object.keys(stored('shoppingList_guest')!.entries).sort()).toEqual([ID, OTHER].sort());
  });

  it('come to rest in two tabs that have the same lines in another order', () => {
    const [one, two] = [list().entries[ID]!, list(OTHER).entries[OTHER]!];
    const tabs = [
      [one, two],
      [two, one],
    ].map((lines) => ({
      write: aWriter(),
      state: shoppingSlice.reducer(
        undefined,
        shoppingListArrived({ list: 'guest', stored: { entries: Object.fromEntries(lines.map((l) => [l.id, l])) } }),
      ),
    }));
    const written = jest.spyOn(Storage.prototype, 'setItem');
    for (let turn = 0; turn < 8; turn += 1) {
      const [tab, other] = [tabs[turn % 2]!, tabs[(turn + 1) % 2]!];
      const before = window.localStorage.getItem('shoppingList_guest');
      void tab.write(tab.state, window.localStorage);
      const text = window.localStorage.getItem('shoppingList_guest');
      const news = text === before ? undefined : readStoredShopping('shoppingList_guest', text);
      if (news) other.state = shoppingSlice.reducer(other.state, shoppingListArrived(news));
    }
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });

  it('disappear with the list', () => {
    const write = aWriter();
    void write({ byList: { u1: list() } }, window.localStorage);
    void write({ byList: {} }, window.localStorage);
    expect(window.localStorage.getItem('shoppingList_u1')).toBeNull();
  });

  it.each<[string, unknown]>([
    ['no list', 'x'],
    ['no entries', {}],
  ])('are absent when the text is %s', (_name, value) => {
    expect(readStoredShopping('shoppingList_guest', JSON.stringify(value))).toBeUndefined();
  });

  it('lose only the lines that cannot be read', () => {
    const entries = [
      list().entries[ID],
      { id: 'short', thing, state: 'open', at: 1 },
      { id: OTHER, state: 'open', at: 1 },
      { id: OTHER, thing: { name: '' }, state: 'open', at: 1 },
      { id: OTHER, thing, state: 'lost', at: 1 },
      { id: OTHER, thing, state: 'open', at: -1 },
      null,
    ];
    const text = JSON.stringify({ entries, order: { aisles: ['fish', 'moon', 'fish'], at: 3 }, revision: 'x' });
    expect(readStoredShopping('shoppingList_guest', text)?.stored).toEqual({
      entries: list().entries,
      order: { aisles: ['fish'], at: 3 },
    });
  });

  it('of other keys are ignored', () => {
    expect(readStoredShopping('pantry', '[]')).toBeUndefined();
    expect(readStoredShopping(null, null)).toBeUndefined();
  });
});
