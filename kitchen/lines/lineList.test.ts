import type { ShoppingThing } from '@contracts/shopping';
import type { KnownEntry, ShoppingList } from '../shopping/shoppingList';
import { hasUnsent, unsentChanges, withState, withThing } from './lineList';

const thing: ShoppingThing = { name: 'onions', language: 'en-GB' };
const entry = (parts: Partial<KnownEntry> = {}): KnownEntry => ({ id: 'a', thing, state: 'open', at: 10, ...parts });
const listOf = (...entries: KnownEntry[]): ShoppingList => ({
  entries: Object.fromEntries(entries.map((one) => [one.id, one])),
});

describe('a changed content', () => {
  it('counts as newer than all that the device knew, whatever its clock says', () => {
    const changed = withThing(entry({ at: 10, sentAt: 30 }), { ...thing, name: 'leeks' }, 5);
    expect(changed).toMatchObject({ at: 31, thing: { name: 'leeks' } });
  });

  it('brings no removed line back', () => {
    const gone = entry({ state: 'gone', thing: undefined });
    expect(withThing(gone, thing, 99)).toBe(gone);
  });
});

describe('a line whose state is set here', () => {
  it('is newer than all that is known of it, even when the clock is behind', () => {
    expect(withState(entry({ at: 100, sentAt: 120 }), 'ticked', 5)).toMatchObject({ state: 'ticked', at: 121 });
    expect(withState(entry(), 'ticked', 50)).toMatchObject({ state: 'ticked', at: 50 });
  });

  it('stays gone for good, and keeps nothing of what it was', () => {
    const gone = withState(entry(), 'gone', 50);
    expect(gone).toEqual({ id: 'a', state: 'gone', at: 50 });
    expect(withState(gone, 'ticked', 60)).toBe(gone);
    expect(withState(entry(), 'open', 60)).toEqual(entry());
  });
});

describe('what the server does not have yet', () => {
  it('is sent oldest first, as much as fits into a call', () => {
    const list = listOf(entry({ at: 30 }), entry({ id: 'b', at: 20 }), entry({ id: 'c', at: 10, sentAt: 10 }));
    expect(unsentChanges(list, 9).changes.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(unsentChanges(list, 1).changes.map(({ id }) => id)).toEqual(['b']);
  });

  it('may be only the order of the aisles', () => {
    const list: ShoppingList = { entries: {}, order: { aisles: ['fish'], at: 5 } };
    expect(hasUnsent(list)).toBe(true);
    expect(unsentChanges(list, 9)).toEqual({ changes: [], order: { aisles: ['fish'], at: 5 } });
    expect(hasUnsent({ entries: {}, order: { aisles: ['fish'], at: 5, sentAt: 5 } })).toBe(false);
  });
});
