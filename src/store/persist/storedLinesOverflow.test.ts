import type { ShoppingList } from '@kitchen/shopping/shoppingList';
import { joinedLists } from '@kitchen/lines/joinedLists';
import { memoryTexts } from '@/testing/memoryTexts';
import { smallStorage } from '@/testing/smallStorage';
import { createShoppingWriter, initialShopping, readStoredShopping } from './storedShopping';

const KEY = 'shoppingList_guest';
const LINES = ['onions', 'milk', 'bread', 'rice'].map((name, i) => ({
  id: String(i).repeat(20),
  thing: { name, language: 'en-GB' as const },
  state: 'open' as const,
  at: 10 + i,
}));
const listOf = (...lines: ShoppingList['entries'][string][]): ShoppingList => ({
  entries: Object.fromEntries(lines.map((line) => [line.id, line])),
});
/** Room for the text of two lines. */
const ROOM = KEY.length + 260;

const shelf = () => {
  const area = smallStorage(ROOM);
  const { texts, overflow } = memoryTexts();
  /** What the next visit has, once it has read the overflow. */
  const nextVisit = () => {
    const stored = initialShopping(area, 20).byList.guest ?? { entries: {} };
    const rest = readStoredShopping(KEY, texts.get(KEY) ?? null)?.stored;
    return Object.keys((rest ? joinedLists(stored, rest) : stored).entries).sort();
  };
  return { area, texts, overflow, nextVisit };
};
const ids = (...lines: { id: string }[]) => lines.map(({ id }) => id);

describe('a list that does not fit into local storage', () => {
  it('is there at the next visit, with every line', async () => {
    const { area, overflow, nextVisit } = shelf();
    const write = createShoppingWriter(overflow);
    await write({ byList: { guest: listOf(...LINES.slice(0, 2)) } }, area);
    expect(overflow.has(KEY)).toBe(false);
    await write({ byList: { guest: listOf(...LINES) } }, area);
    expect(initialShopping(area, 20).byList.guest).toEqual(listOf(...LINES.slice(0, 2)));
    expect(nextVisit()).toEqual(ids(...LINES));
  });

  it('returns to its key once there is room, and is not kept twice', async () => {
    const { area, texts, overflow, nextVisit } = shelf();
    area.setItem('x', 'x'.repeat(200));
    const write = createShoppingWriter(overflow);
    await write({ byList: { guest: listOf(...LINES.slice(0, 2)) } }, area);
    expect(texts.has(KEY)).toBe(true);
    area.removeItem('x');
    await write({ byList: { guest: listOf(LINES[0]!, { ...LINES[1]!, state: 'ticked', at: 30 }) } }, area);
    expect(texts.has(KEY)).toBe(false);
    expect(nextVisit()).toEqual(ids(...LINES.slice(0, 2)));
  });

  it('keeps the lines of two tabs', async () => {
    const { area, overflow, nextVisit } = shelf();
    area.setItem('x', 'x'.repeat(ROOM - 10));
    await createShoppingWriter(overflow)({ byList: { guest: listOf(...LINES.slice(0, 2)) } }, area);
    await createShoppingWriter(overflow)({ byList: { guest: listOf(...LINES.slice(2)) } }, area);
    expect(nextVisit()).toEqual(ids(...LINES));
  });

  it('stays in the overflow as long as the key lacks a line of it', async () => {
    const { area, overflow, nextVisit } = shelf();
    area.setItem('x', 'x'.repeat(ROOM - 10));
    await createShoppingWriter(overflow)({ byList: { guest: listOf(LINES[0]!) } }, area);
    area.removeItem('x');
    await createShoppingWriter(overflow)({ byList: { guest: listOf(LINES[1]!) } }, area);
    expect(nextVisit()).toEqual(ids(...LINES.slice(0, 2)));
  });

  it('goes from both places with the list', async () => {
    const { area, texts, overflow, nextVisit } = shelf();
    const write = createShoppingWriter(overflow);
    await write({ byList: { guest: listOf(...LINES) } }, area);
    await write({ byList: {} }, area);
    expect(texts.size).toBe(0);
    expect(nextVisit()).toEqual([]);
  });

  it('is refused when the overflow is full, too, and written with the next change', async () => {
    const area = smallStorage(ROOM);
    const write = createShoppingWriter(memoryTexts({ isFull: true }).overflow);
    const state = { byList: { guest: listOf(...LINES) } };
    await expect(write(state, area)).rejects.toThrow('full');
    await expect(write(state, area)).rejects.toThrow('full');
  });
});
