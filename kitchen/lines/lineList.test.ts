import type { ShoppingAnswer, ShoppingThing } from '@contracts/shopping';
import {
  EMPTY_LIST,
  hasUnsent,
  isCovered,
  isPartlyHereOnly,
  joinedLists,
  unsentChanges,
  withAnswer,
  withMoved,
  withoutForgotten,
  withState,
  withThing,
} from './lineList';
import type { KnownEntry, ShoppingList } from '../shopping/shoppingList';

const thing: ShoppingThing = { name: 'onions', language: 'en-GB' };
const entry = (parts: Partial<KnownEntry> = {}): KnownEntry => ({ id: 'a', thing, state: 'open', at: 10, ...parts });
const listOf = (...entries: KnownEntry[]): ShoppingList => ({
  entries: Object.fromEntries(entries.map((one) => [one.id, one])),
});
const answer = (parts: Partial<ShoppingAnswer> = {}): ShoppingAnswer => ({
  revision: 1,
  isWhole: false,
  entries: [],
  refused: [],
  ...parts,
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

describe('an answer of the server', () => {
  const sent = { changes: [entry()] };

  it('settles what was sent, and takes the time of the server when this clock is ahead', () => {
    const list = withAnswer(listOf(entry({ at: 900 })), answer({ entries: [entry({ at: 50 })] }), {
      changes: [entry({ at: 900 })],
    });
    expect(list.entries.a).toMatchObject({ at: 50, sentAt: 900 });
    expect(hasUnsent(list)).toBe(false);
  });

  it('leaves alone a change that was made after it was sent', () => {
    const list = withAnswer(listOf(entry({ state: 'ticked', at: 20 })), answer({ entries: [entry()] }), sent);
    expect(list.entries.a).toMatchObject({ state: 'ticked', at: 20 });
    expect(hasUnsent(list)).toBe(true);
  });

  it('takes off what another person took off, even if it was changed here', () => {
    const gone = { id: 'a', state: 'gone' as const, at: 5 };
    const list = withAnswer(listOf(entry({ state: 'ticked', at: 20 })), answer({ entries: [gone] }));
    expect(list.entries.a).toMatchObject({ state: 'gone' });
    expect(list.entries.a).not.toHaveProperty('thing');
  });

  it('that is complete drops what the server has forgotten, but nothing that is still to be sent', () => {
    const list = listOf(entry({ sentAt: 10 }), entry({ id: 'b' }), entry({ id: 'c', sentAt: 10, isRefused: true }));
    expect(Object.keys(withAnswer(list, answer({ isWhole: true })).entries)).toEqual(['b', 'c']);
  });

  it('keeps here what the account has no room for', () => {
    const list = withAnswer(listOf(entry()), answer({ refused: ['a'] }), sent);
    expect(list.entries.a).toMatchObject({ isRefused: true });
    expect(hasUnsent(list)).toBe(false);
  });

  it('says that there is room again: what was refused is sent once more', () => {
    const refused = entry({ id: 'b', at: 20, sentAt: 20, isRefused: true });
    const list = listOf(entry({ sentAt: 10 }), refused);
    const gone = { id: 'a', state: 'gone' as const, at: 30 };
    const ours = listOf({ ...gone, sentAt: 10 }, refused);
    for (const after of [
      withAnswer(ours, answer(), { changes: [gone] }),
      withAnswer(list, answer({ entries: [gone] })),
    ]) {
      expect(unsentChanges(after, 9).changes.map(({ id }) => id)).toEqual(['b']);
      const again = withAnswer(after, answer({ refused: ['b'] }), { changes: [entry({ id: 'b', at: 20 })] });
      expect(again.entries.b).toMatchObject({ isRefused: true });
      expect(hasUnsent(again)).toBe(false);
    }
  });

  it('that arrives late is only a receipt', () => {
    const list = withAnswer(
      { ...listOf(entry()), revision: 7 },
      answer({ revision: 3, isWhole: true, entries: [entry({ id: 'z' })] }),
      sent,
    );
    expect(Object.keys(list.entries)).toEqual(['a']);
    expect(list).toMatchObject({ revision: 7, entries: { a: { sentAt: 10 } } });
  });

  it('brings the order of the aisles, unless one was chosen here', () => {
    const order = { aisles: ['fish' as const], at: 9 };
    expect(withAnswer(EMPTY_LIST, answer({ order })).order).toEqual({ ...order, sentAt: 9 });
    const own = { aisles: ['meat' as const], at: 12 };
    expect(withAnswer({ entries: {}, order: own }, answer({ order })).order).toEqual(own);
    expect(withAnswer({ entries: {}, order: own }, answer(), { changes: [], order: own }).order).toEqual({
      ...own,
      sentAt: 12,
    });
  });
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

describe('a line that had no room and has been taken since', () => {
  const refused = entry({ sentAt: 10, isRefused: true });
  const taken = entry({ sentAt: 10 });

  it('is no longer called refused because another tab, or what is stored, still does', () => {
    for (const joined of [joinedLists(listOf(taken), listOf(refused)), joinedLists(listOf(refused), listOf(taken))])
      expect(isPartlyHereOnly(joined)).toBe(false);
    // A tab that has not sent it yet does not know better.
    for (const joined of [joinedLists(listOf(entry()), listOf(refused)), joinedLists(listOf(refused), listOf(entry()))])
      expect(isPartlyHereOnly(joined)).toBe(true);
  });

  it('is no longer called refused once an edit of it is taken, even when the answer is late', () => {
    const edited = entry({ at: 20, sentAt: 10, isRefused: true });
    const list = { ...listOf(edited), revision: 7 };
    const after = withAnswer(list, answer({ revision: 6 }), { changes: [entry({ at: 20 })] });
    expect(isPartlyHereOnly(after)).toBe(false);
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
