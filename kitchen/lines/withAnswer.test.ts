import type { ShoppingAnswer, ShoppingThing } from '@contracts/shopping';
import type { KnownEntry, ShoppingList } from '../shopping/shoppingList';
import { joinedLists } from './joinedLists';
import { EMPTY_LIST, hasUnsent, isPartlyHereOnly, unsentChanges } from './lineList';
import { withAnswer } from './withAnswer';

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
