import type { CookbookThing, NoteThing } from '@contracts/cookbook';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import {
  collectionMade,
  collectionRemoved,
  collectionShareChanged,
  cookbookAnswered,
  cookbookArrived,
  cookbookImported,
  cookbookSlice,
  guestCookbookMoved,
  noteAdded,
  noteChanged,
  noteRemoved,
  recipeCollected,
  removalUndone,
  type CookbookState,
} from './cookbookSlice';
import { accountListLeft } from '@/api/accountListLeft';

const { reducer, getInitialState } = cookbookSlice;
const recipe = { id: 7, title: 'Shakshuka' };
const note = (text: string): NoteThing => ({ kind: 'note', recipe, text });
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());
const linesOf = ({ byOwner }: CookbookState, owner = 'guest') =>
  Object.values(byOwner[owner]?.entries ?? {}).filter(({ state }) => state !== 'gone');
const things = (state: CookbookState, owner?: string): (CookbookThing | undefined)[] =>
  linesOf(state, owner).map(({ thing }) => thing);

it('changes a note, and undoes its removal as a new line', () => {
  const written = after(noteAdded('guest', note('More salt')));
  const { id } = linesOf(written)[0]!;
  const changed = reducer(written, noteChanged('guest', id, note('Less salt')));
  expect(things(changed)).toEqual([note('Less salt')]);
  const removed = reducer(changed, noteRemoved('guest', [id]));
  expect(things(removed)).toEqual([]);
  const back = reducer(removed, removalUndone(1));
  expect(things(back)).toEqual([note('Less salt')]);
  expect(linesOf(back)[0]!.id).not.toBe(id);
});

it('makes a collection with a recipe, deletes both, and brings both back', () => {
  const made = after(collectionMade('guest', 'Sundays', recipe));
  const [collection] = linesOf(made);
  const full = reducer(
    made,
    recipeCollected('guest', { kind: 'member', collection: collection!.id, recipe: { ...recipe, id: 8 } }),
  );
  const removed = reducer(full, collectionRemoved('guest', [collection!.id]));
  expect(things(removed)).toEqual([]);
  const back = reducer(removed, removalUndone(3));
  const id = linesOf(back).find(({ thing }) => thing?.kind === 'collection')!.id;
  expect(things(back).map((thing) => (thing?.kind === 'member' ? thing.collection : thing?.kind))).toEqual([
    'collection',
    id,
    id,
  ]);
});

it('moves a guest’s lines to the account once, also from an old tab', () => {
  const guest = after(noteAdded('guest', note('Mine')));
  const moved = reducer(guest, guestCookbookMoved('ada'));
  expect([things(moved), things(moved, 'ada')]).toEqual([[], [note('Mine')]]);
  const oldTab = reducer(moved, cookbookArrived({ owner: 'guest', stored: guest.byOwner.guest! }));
  expect(things(oldTab)).toEqual([]);
});

it('takes lines along when the server gives their recipe another number', () => {
  const state = after(
    noteAdded('ada', note('Mine')),
    collectionMade('ada', 'Sundays', recipe),
    recipeIdReplaced({ from: 7, to: 900 }),
  );
  const ids = things(state, 'ada').flatMap((thing) => (thing && 'recipe' in thing ? [thing.recipe.id] : []));
  expect(ids).toEqual([900, 900]);
});

it('keeps what the account lacks when its cook signs out, and nothing else', () => {
  const unsent = after(noteAdded('ada', note('Mine')));
  expect(things(reducer(unsent, accountListLeft('ada')), 'ada')).toEqual([note('Mine')]);
  const { id, at } = linesOf(unsent, 'ada')[0]!;
  const line = { id, at, thing: note('Mine'), state: 'open' as const };
  const answer = { revision: 1, isWhole: false, entries: [line], refused: [], shares: { c: 'link' } };
  const sent = reducer(unsent, cookbookAnswered({ owner: 'ada', answer, sent: { changes: [line] } }));
  expect(sent.shares.ada).toEqual({ c: 'link' });
  expect(reducer(sent, accountListLeft('ada'))).toMatchObject({ byOwner: {}, shares: {} });
});

it('keeps what the account had no room for when its cook signs out', () => {
  const unsent = after(noteAdded('ada', note('Mine')));
  const { id, at } = linesOf(unsent, 'ada')[0]!;
  const changes = [{ id, at, thing: note('Mine'), state: 'open' as const }];
  const answer = { revision: 1, isWhole: true, entries: [], refused: [id], shares: {} };
  const refused = reducer(unsent, cookbookAnswered({ owner: 'ada', answer, sent: { changes } }));
  expect(things(reducer(refused, accountListLeft('ada')), 'ada')).toEqual([note('Mine')]);
});

it('stays the same cookbook when another tab has stored the same lines in another order', () => {
  const state = after(noteAdded('ada', note('Mine')), noteAdded('ada', note('Yours')));
  const stored = { entries: Object.fromEntries(Object.entries(state.byOwner.ada!.entries).reverse()) };
  expect(reducer(state, cookbookArrived({ owner: 'ada', stored }))).toBe(state);
});

it('has as its lines those that are there, also of an owner who has none', () => {
  const { selectCookbookLines } = cookbookSlice.getSelectors();
  const two = after(noteAdded('ada', note('Mine')), noteAdded('ada', note('Yours')));
  const [mine] = linesOf(two, 'ada');
  const removed = reducer(two, noteRemoved('ada', [mine!.id]));
  expect(selectCookbookLines(removed, 'ada').map(({ thing }) => thing)).toEqual([note('Yours')]);
  expect(selectCookbookLines(removed, 'bob')).toEqual([]);
});

it('takes the lines of a file, but none that is here already', () => {
  const known = after(noteAdded('guest', note('Less salt')));
  const { id } = linesOf(known)[0]!;
  const line = (lineId: string, text: string) => ({ id: lineId, thing: note(text), state: 'open' as const, at: 1 });
  const lines = [line(id, 'More salt'), line('new', 'No sugar')];
  const imported = reducer(known, cookbookImported({ owner: 'guest', lines }));
  expect(new Set(things(imported))).toEqual(new Set([note('Less salt'), note('No sugar')]));
});

it('changes no note that is not here, and remembers nothing of one that was removed before', () => {
  const written = after(noteAdded('guest', note('More salt')));
  expect(reducer(written, noteChanged('guest', 'other', note('Less salt')))).toBe(written);
  const removed = reducer(written, noteRemoved('guest', [linesOf(written)[0]!.id, 'other']));
  expect(removed.lastRemoved?.lines.map(({ thing }) => thing)).toEqual([note('More salt')]);
  const again = reducer(removed, noteRemoved('guest', Object.keys(removed.byOwner.guest!.entries)));
  expect(again.lastRemoved).toEqual({ owner: 'guest', lines: [] });
});

it('undoes a removal once', () => {
  const written = after(noteAdded('guest', note('More salt')));
  expect(reducer(written, removalUndone(1))).toBe(written);
  const back = [noteRemoved('guest', [linesOf(written)[0]!.id]), removalUndone(1), removalUndone(1)].reduce(
    reducer,
    written,
  );
  expect(things(back)).toEqual([note('More salt')]);
});

it('makes a collection without a recipe', () => {
  expect(things(after(collectionMade('guest', 'Sundays')))).toEqual([{ kind: 'collection', name: 'Sundays' }]);
});

it('knows the link of each shared collection of each owner, until it is taken back', () => {
  const { selectCollectionShares } = cookbookSlice.getSelectors();
  const share = (owner: string, id: string, end: string | null) => collectionShareChanged({ owner, id, share: end });
  const shared = after(share('ada', 'a', 'x'), share('ada', 'b', 'y'), share('bob', 'c', 'z'));
  expect(selectCollectionShares(shared, 'ada')).toEqual({ a: 'x', b: 'y' });
  expect(selectCollectionShares(reducer(shared, share('ada', 'a', 'new')), 'ada')).toEqual({ a: 'new', b: 'y' });
  expect(selectCollectionShares(reducer(shared, share('ada', 'a', null)), 'ada')).toEqual({ b: 'y' });
  expect(selectCollectionShares(shared, 'eve')).toBe(selectCollectionShares(after(), 'guest'));
});
