import type { UnsentChange } from '@/lib/account/unsentChanges';
import { aRecipe } from '@/testing/builders';
import {
  changeAnswered,
  changeRetried,
  clashResolved,
  editsTaken,
  guestRecipeMoved,
  listForgotten,
  listOwnerChanged,
  readingBegan,
  readingEnded,
  recipeEdited,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  recipeStored,
  removalUndone,
  savedCountAnnounced,
  savedListArrived,
  savedRecipeRead,
  savedRecipesSlice,
  unsentArrived,
  unsentRestored,
  type SavedRecipesState,
} from '../savedRecipesSlice';

const { reducer, getInitialState, getSelectors } = savedRecipesSlice;
type Action = Parameters<typeof reducer>[1];

const change = (recipeId: number, parts: Partial<UnsentChange> = {}): UnsentChange => ({
  recipeId,
  kind: 'save',
  at: 10,
  status: 'new',
  ...parts,
});
const saved = (id: number, savedAt: number) => ({ ...aRecipe({ id, title: `Dish ${id}` }), savedAt });
const start: SavedRecipesState = {
  ...getInitialState(),
  owner: 'u1',
  byOwner: { u1: [saved(1, 1)] },
  unsent: { u1: [change(1), change(2, { kind: 'remove' }), change(3, { kind: 'rate', rating: 4 })] },
};
const after = (state: SavedRecipesState, ...actions: Action[]) => actions.reduce(reducer, state);
const reading = readingBegan({ requestId: 'r1', owner: 'u1' });
const statusOf = ({ unsent }: SavedRecipesState) =>
  unsent.u1!.map(({ recipeId, kind, status }) => `${recipeId} ${kind} ${status}`);

describe('a change that was sent', () => {
  const answered = (recipeId: number, outcome: 'taken' | 'late' | 'refused', parts: object = {}) =>
    changeAnswered({ owner: 'u1', recipeId, at: 10, outcome, ...parts });

  it.each<[string, Action, string[]]>([
    ['is done with when it was taken', answered(1, 'taken'), ['2 remove new', '3 rate new']],
    ['waits for another try', answered(1, 'late'), ['1 save late', '2 remove new', '3 rate new']],
    ['is marked when it was refused', answered(3, 'refused'), ['1 save new', '2 remove new', '3 rate refused']],
    ['is given up when a removal was refused', answered(2, 'refused'), ['1 save new', '3 rate new']],
    ['is kept when a removal has to wait', answered(2, 'late'), ['1 save new', '2 remove late', '3 rate new']],
    ['may be taken in part', answered(1, 'late', { kind: 'rate' }), ['1 rate late', '2 remove new', '3 rate new']],
    ['may have been replaced by now', answered(1, 'taken', { at: 9 }), ['1 save new', '2 remove new', '3 rate new']],
    ['may be of a recipe with none', answered(8, 'taken'), ['1 save new', '2 remove new', '3 rate new']],
  ])('%s', (_name, action, expected) => {
    expect(statusOf(after(start, action))).toEqual(expected);
  });

  it('outdates a read of the list only when it was taken', () => {
    expect(after(start, reading, answered(1, 'late')).reading).toMatchObject({ isOutdated: false });
    expect(after(start, reading, answered(1, 'taken')).reading).toMatchObject({ isOutdated: true });
    expect(after(start, answered(1, 'taken')).reading).toBeNull();
    expect(after(start, changeAnswered({ owner: 'u9', recipeId: 1, at: 1, outcome: 'taken' })).unsent).toBe(
      start.unsent,
    );
  });

  it('is new again when the cook retries it', () => {
    const refused = after(start, answered(3, 'refused'), changeRetried(3), changeRetried(8));
    expect(statusOf(refused)).toEqual(['1 save new', '2 remove new', '3 rate new']);
    expect(after(getInitialState(), changeRetried(3))).toEqual(getInitialState());
  });

  it('counts as made when the cook retries it, because the account may have found it too old', () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(5_000).mockReturnValueOnce(3);
    const atOf = (state: SavedRecipesState) => state.unsent.u1!.map(({ at }) => at);
    const refused = after(start, answered(1, 'refused'), answered(3, 'refused'));
    expect(atOf(after(refused, changeRetried(1), changeRetried(3)))).toEqual([5_000, 10, 11]);
  });

  it('shows its mark on the recipe', () => {
    const { selectSyncMarks } = getSelectors();
    const marked = after(start, answered(1, 'late'), answered(3, 'refused'));
    expect([...selectSyncMarks(marked)]).toEqual([
      [1, 'pending'],
      [3, 'refused'],
    ]);
  });

  it('is replaced by the one another tab stored, or dropped with it', () => {
    const arrived = unsentArrived({ owner: 'u1', recipeId: 1, change: change(1, { kind: 'rate' }) });
    expect(statusOf(after(start, arrived))).toEqual(['2 remove new', '3 rate new', '1 rate new']);
    expect(statusOf(after(start, unsentArrived({ owner: 'u1', recipeId: 1 })))).toEqual(['2 remove new', '3 rate new']);
    expect(after(getInitialState(), unsentArrived({ owner: 'u1', recipeId: 1 })).unsent).toEqual({ u1: [] });
  });
});

describe('an unsent change that did not fit into local storage', () => {
  const edit = (version: string, at: number) => ({ version, at, recipe: aRecipe({ id: 1, title: version }) });
  const restored = (at: number, ...edits: ReturnType<typeof edit>[]) =>
    unsentRestored({ owner: 'u1', recipeId: 1, change: change(1, { kind: 'edit', at, edits }) });
  const versionsOf = ({ unsent }: SavedRecipesState) =>
    unsent.u1?.find(({ recipeId }) => recipeId === 1)?.edits?.map(({ version }) => version);

  it('joins what was read of it, and the list shows its last edit', () => {
    const state = after(start, restored(50, edit('v1', 40), edit('v2', 50)));
    expect(versionsOf(state)).toEqual(['v1', 'v2']);
    expect(state.byOwner.u1!.find(({ id }) => id === 1)?.title).toBe('v2');
    expect(versionsOf(after(state, restored(30, edit('v0', 30), edit('v1', 40))))).toEqual(['v0', 'v1', 'v2']);
  });

  it('is there when its owner signs in', () => {
    const arriving = listOwnerChanged({ owner: 'u1', recipes: [saved(1, 1)], unread: [], unsent: [change(3)] });
    const state = after(getInitialState(), restored(50, edit('v1', 50)), arriving);
    expect(state.unsent.u1!.map(({ recipeId }) => recipeId)).toEqual([3, 1]);
    expect(state.byOwner.u1).toMatchObject([{ id: 1, title: 'v1', savedAt: 1 }]);
  });
});

describe('the outbox', () => {
  const empty: SavedRecipesState = { ...getInitialState(), owner: 'u1' };
  const kinds = ({ unsent }: SavedRecipesState) => unsent.u1?.map(({ kind, rating }) => [kind, rating]);

  it('notes what an account’s owner does, and nothing of a guest', () => {
    expect(kinds(after(empty, recipeSaved(aRecipe())))).toEqual([['save', undefined]]);
    expect(kinds(after(empty, recipeSaved(aRecipe({ userRating: 3 }))))).toEqual([['save', 3]]);
    const rated = after(empty, recipeSaved(aRecipe()), recipeRated(aRecipe(), 5));
    expect(kinds(rated)).toEqual([['save', 5]]);
    expect(kinds(after({ ...rated, unsent: {} }, recipeRated(aRecipe(), 2)))).toEqual([['rate', 2]]);
    expect(kinds(after(rated, recipeRemoved(aRecipe())))).toEqual([['remove', undefined]]);
    expect(after(getInitialState(), recipeSaved(aRecipe()), recipeRemoved(aRecipe())).unsent).toEqual({});
  });

  it('notes an edit of a recipe, which keeps its place and its stars', () => {
    const rated = { ...empty, byOwner: { u1: [saved(5, 5), { ...saved(4, 4), userRating: 2 }] } };
    const state = after(rated, recipeEdited(aRecipe({ id: 4, title: 'Better' }), { version: 'v2', base: 'v1' }));
    expect(state.byOwner.u1!.map(({ id, title, userRating }) => [id, title, userRating])).toEqual([
      [5, 'Dish 5', 0],
      [4, 'Better', 2],
    ]);
    expect(state.unsent.u1).toMatchObject([{ recipeId: 4, kind: 'edit', edits: [{ version: 'v2', base: 'v1' }] }]);
  });

  it('has how a recipe was first, and its edits, again after its removal is undone', () => {
    const unsaved = { ...empty, byOwner: { u1: [saved(4, 4)] }, unsent: { u1: [change(4)] } };
    const edited = after(unsaved, recipeEdited(aRecipe({ id: 4, title: 'Better' }), { version: 'v2' }));
    const back = after(edited, recipeRemoved(aRecipe({ id: 4 })), removalUndone());
    expect(back.unsent.u1).toMatchObject([
      {
        recipeId: 4,
        kind: 'save',
        created: { title: 'Dish 4' },
        edits: [{ version: 'v2', recipe: { title: 'Better' } }],
      },
    ]);
    expect(back.byOwner.u1).toMatchObject([{ id: 4, title: 'Better' }]);
  });

  it('shows a recipe as the account has it, although another tab has cleared its edits already', () => {
    const cleared = { ...empty, byOwner: { u1: [saved(4, 4)] } };
    const taken = editsTaken({ owner: 'u1', recipeId: 4, versions: ['v2'], recipe: aRecipe({ title: 'Merged' }) });
    const state = after(cleared, taken);
    expect(state.byOwner.u1).toMatchObject([{ id: 4, title: 'Merged', savedAt: 4 }]);
    expect(state.unsent).toEqual({});
  });

  it('changes only the recipe whose edit the account has taken', () => {
    const two = { ...empty, byOwner: { u1: [saved(5, 5), saved(4, 4)] } };
    const taken = editsTaken({ owner: 'u1', recipeId: 4, versions: ['v2'], recipe: aRecipe({ title: 'Merged' }) });
    expect(after(two, taken).byOwner.u1).toMatchObject([
      { id: 5, title: 'Dish 5' },
      { id: 4, title: 'Merged' },
    ]);
  });

  it('has nothing but edits left of a new recipe that the account has stored', () => {
    const edits = [{ version: 'v2', at: 10, recipe: aRecipe({ id: 4, title: 'Better' }) }];
    const unsent = { u1: [change(5, { edits }), change(4, { edits, created: saved(4, 4) })] };
    const state = after({ ...empty, unsent }, recipeStored({ owner: 'u1', recipeId: 4 }));
    expect(state.unsent.u1).toEqual([change(5, { edits }), change(4, { kind: 'edit', edits })]);
  });

  it('takes the choice between two versions for the recipe it is about, and none that another tab has made already', () => {
    const edit = (recipeId: number) => {
      const edits = [{ version: 'v2', base: 'v1', at: 10, recipe: aRecipe({ id: recipeId, title: 'Mine' }) }];
      return change(recipeId, { kind: 'edit', status: 'differs', edits, clash: { theirs: aRecipe({ id: recipeId }) } });
    };
    const differing = { ...empty, byOwner: { u1: [saved(5, 5), saved(4, 4)] }, unsent: { u1: [edit(5), edit(4)] } };
    const chosen = clashResolved(aRecipe({ id: 4, title: 'Chosen' }), { version: 'v3', base: 'v2' });
    const state = after(differing, chosen);
    expect(state.unsent.u1).toMatchObject([
      { recipeId: 5, status: 'differs' },
      { recipeId: 4, status: 'new', edits: [{ version: 'v2' }, { version: 'v3', recipe: { title: 'Chosen' } }] },
    ]);
    expect(state.unsent.u1![1]).not.toHaveProperty('clash');
    for (const unsent of [{}, { u1: [edit(5)] }] as SavedRecipesState['unsent'][]) {
      const settled = { ...differing, unsent };
      expect(after(settled, chosen)).toEqual(settled);
    }
  });

  it('keeps the edits of a recipe that is rated, and drops the oldest of very many', () => {
    const listed = { ...empty, byOwner: { u1: [saved(4, 4)] } };
    const edits = Array.from({ length: 25 }, (_, i) =>
      recipeEdited(aRecipe({ id: 4 }), { version: `v${i + 1}`, ...(i > 0 && { base: `v${i}` }) }),
    );
    const [change] = after(listed, ...edits, recipeRated(aRecipe({ id: 4 }), 3)).unsent.u1!;
    expect(change).toMatchObject({ kind: 'edit', rating: 3 });
    expect(change!.edits).toHaveLength(20);
    expect(change!.edits![0]).not.toHaveProperty('base');
    expect(change!.edits!.at(-1)).toMatchObject({ version: 'v25', base: 'v24' });
  });

  it('notes what Undo brings back, which is gone from then on', () => {
    const state = after(empty, recipeSaved(aRecipe()), recipeRemoved(aRecipe()), removalUndone());
    expect(kinds(state)).toEqual([['save', undefined]]);
    expect(state.lastRemoved).toBeNull();
    expect(after(state, removalUndone())).toBe(state);
  });
});

describe('a read of the list', () => {
  it('ends with its own request', () => {
    const begun = after(start, reading);
    expect(begun.reading).toEqual({ requestId: 'r1', owner: 'u1', isOutdated: false });
    expect(after(begun, readingEnded('r0'))).toBe(begun);
    expect(after(begun, readingEnded('r1')).reading).toBeNull();
    expect(after(start, readingEnded('r1')).reading).toBeNull();
  });
});

describe('a change of the owner', () => {
  const stored = { recipes: [saved(5, 5)], unread: [{ id: 6, userRating: 0, savedAt: 6 }], unsent: [change(5)] };
  const arriving = listOwnerChanged({ owner: 'u2', ...stored });

  it('shows the stored list of the new owner, with nothing left of the old one', () => {
    const before = after(start, recipeRemoved(aRecipe({ id: 1 })), savedCountAnnounced(9));
    const state = after({ ...before, wish: { reason: 'save' } }, arriving);
    expect(state).toMatchObject({ owner: 'u2', wish: null, announcedCount: null, lastRemoved: null });
    expect([state.byOwner.u2, state.unread.u2, state.unsent.u2]).toEqual([
      stored.recipes,
      stored.unread,
      stored.unsent,
    ]);
  });

  it('keeps a list in memory, which is at least as new', () => {
    const known = { byOwner: { u2: [saved(7, 7)] }, unread: { u2: [] }, unsent: { u2: [] } };
    expect(after({ ...start, ...known }, arriving)).toMatchObject(known);
  });

  it('forgets everything of an owner and nothing of the others', () => {
    const two = after({ ...start, unread: { u1: [] } }, arriving, listForgotten('u1'));
    for (const part of [two.byOwner, two.unread, two.unsent]) expect(Object.keys(part)).toEqual(['u2']);
  });
});

describe('a guest’s recipe that moved to the account', () => {
  const moved = guestRecipeMoved({ owner: 'u1', recipe: saved(4, 4), id: 40 });
  const both: SavedRecipesState = {
    ...start,
    byOwner: { guest: [saved(4, 4), saved(3, 3)], u1: [saved(9, 9), saved(1, 1)] },
  };

  it('leaves the guest’s list, and takes its place on the account’s under its new id', () => {
    const state = after(both, reading, savedCountAnnounced(9), moved);
    expect(state.byOwner.guest!.map(({ id }) => id)).toEqual([3]);
    expect(state.byOwner.u1!.map(({ id }) => id)).toEqual([9, 40, 1]);
    expect(state).toMatchObject({ announcedCount: null, reading: { isOutdated: true } });
  });

  it('is put on no list of an account that has signed out', () => {
    const state = after({ ...both, byOwner: { guest: both.byOwner.guest! } }, moved);
    expect(Object.keys(state.byOwner)).toEqual(['guest']);
  });
});

describe('a list that arrives', () => {
  it('keeps what the account lacks, and counts what has no body yet', () => {
    const arrival = savedListArrived({ owner: 'u1', recipes: [], unread: [{ id: 8, userRating: 0, savedAt: 8 }] });
    const state = after(start, savedCountAnnounced(9), arrival);
    expect(state.byOwner.u1!.map(({ id }) => id)).toEqual([1]);
    expect(state.unread.u1!.map(({ id }) => id)).toEqual([8]);
    expect(getSelectors().selectSavedCount(state)).toBe(2);
  });

  it('takes the stars and the time of a body that was read before', () => {
    const arrival = savedListArrived({
      owner: 'u1',
      recipes: [saved(5, 5)],
      unread: [{ id: 1, userRating: 4, savedAt: 7 }],
    });
    const state = after({ ...start, unsent: {} }, arrival);
    expect(state.byOwner.u1).toEqual([{ ...saved(1, 7), userRating: 4 }, saved(5, 5)]);
    expect(state.unread.u1).toEqual([]);
  });
});

it('gives a recipe its new body on every list, with the stars of that list', () => {
  const lists = { u1: [{ ...saved(1, 1), userRating: 4, ratedAt: 3 }], guest: [saved(1, 2), saved(2, 1)] };
  const state = after({ ...start, byOwner: lists }, savedRecipeRead(aRecipe({ id: 1, title: 'Soupe', userRating: 2 })));
  expect(state.byOwner.u1![0]).toMatchObject({ title: 'Soupe', userRating: 4, ratedAt: 3, savedAt: 1 });
  expect(state.byOwner.guest![0]).toMatchObject({ title: 'Soupe', userRating: 0, savedAt: 2 });
  expect(state.byOwner.guest![1]!.title).toBe('Dish 2');
});
