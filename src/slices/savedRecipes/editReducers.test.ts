import type { UnsentChange, UnsentEdit } from '@/lib/account/unsentChanges';
import { aRecipe } from '@/testing/builders';
import {
  clashResolved,
  editClashed,
  editsTaken,
  recipeEdited,
  recipeRemoved,
  recipeSaved,
  recipeStored,
  removalUndone,
  savedRecipesSlice,
  type SavedRecipesState,
} from '../savedRecipesSlice';

const { reducer, getInitialState } = savedRecipesSlice;
type Action = Parameters<typeof reducer>[1];

const after = (state: SavedRecipesState, ...actions: Action[]) => actions.reduce(reducer, state);
const saved = (id: number, title = `Dish ${id}`) => ({ ...aRecipe({ id, title }), savedAt: id });
const save = (version: string, base?: string): UnsentEdit => ({
  ...{ version, at: 10, recipe: aRecipe({ id: 4, title: version }) },
  ...(base !== undefined && { base }),
});
const waiting = (parts: Partial<UnsentChange>): UnsentChange => ({
  ...{ recipeId: 4, kind: 'edit', at: 10, status: 'new' },
  ...parts,
});
/** A list with one recipe and one change of it. */
const listed = (change: UnsentChange, owner = 'u1'): SavedRecipesState => ({
  ...getInitialState(),
  ...{ owner, byOwner: { [owner]: [saved(4)] }, unsent: { [owner]: [change] } },
});
const edit = (version: string, parts: object = {}) =>
  recipeEdited(aRecipe({ id: 4, title: version }), { version, ...parts });
const titleOf = ({ byOwner, owner }: SavedRecipesState) => byOwner[owner]![0]!.title;
const versionsOf = ({ unsent, owner }: SavedRecipesState) => unsent[owner]?.[0]?.edits?.map(({ version }) => version);

describe('an edit of an own recipe', () => {
  it('puts a recipe that is not on the list there', () => {
    const state = after({ ...getInitialState(), owner: 'u1' }, edit('v1'));
    expect(state.byOwner.u1).toMatchObject([{ id: 4, title: 'v1', version: 'v1' }]);
    expect(state.unsent.u1).toMatchObject([{ recipeId: 4, kind: 'save' }]);
  });

  it('that clashes with another version waits for the cook’s choice', () => {
    const clash = { theirs: aRecipe({ title: 'Theirs' }) };
    const state = after(listed(waiting({ edits: [save('v1')] })), edit('v2', { base: 'v1', clash }));
    expect(state.unsent.u1).toMatchObject([{ status: 'differs', clash, edits: [{}, { version: 'v2', base: 'v1' }] }]);
    expect(after(listed(waiting({})), edit('v2')).unsent.u1![0]).toMatchObject({ status: 'new' });
  });

  it('of a guest is the history of the recipe: it is kept as saves, and goes with the recipe', () => {
    const guest = after({ ...getInitialState(), byOwner: { guest: [saved(4), saved(3)] } }, edit('v1'), edit('v2'));
    expect(guest.unsent.guest).toMatchObject([{ recipeId: 4, kind: 'save', created: { title: 'Dish 4' } }]);
    expect(versionsOf(guest)).toEqual(['v1', 'v2']);
    const removed = after(guest, recipeRemoved(aRecipe({ id: 4 })));
    expect(removed.unsent.guest).toEqual([]);
    expect(versionsOf(after(removed, removalUndone()))).toEqual(['v1', 'v2']);
    expect(after(guest, recipeRemoved(aRecipe({ id: 3 }))).unsent.guest).toHaveLength(1);
  });
});

describe('edits that the account has taken', () => {
  const taken = (...versions: string[]) =>
    editsTaken({ owner: 'u1', recipeId: 4, versions, recipe: aRecipe({ title: 'Merged' }) });
  const two = after(listed(waiting({ edits: [save('v1'), save('v2', 'v1')] })));

  it('leave the later ones, which stay on the screen', () => {
    const shown: SavedRecipesState = { ...two, byOwner: { u1: [saved(4, 'v2')] } };
    const state = after(shown, taken('v1'));
    expect([versionsOf(state), titleOf(state)]).toEqual([['v2'], 'v2']);
  });

  it('leave nothing to send after the last, and the recipe as the account has it', () => {
    const state = after(two, taken('v1', 'v2'));
    expect(state.unsent.u1![0]).not.toHaveProperty('edits');
    expect(titleOf(state)).toBe('Merged');
  });

  it('follow the recipe only where the account has just stored it', () => {
    const stored = recipeStored({ owner: 'u1', recipeId: 4 });
    const removal = listed(waiting({ kind: 'remove' }));
    const rating = listed(waiting({ edits: [save('v1')], kind: 'rate' }));
    for (const other of [removal, rating, listed(waiting({ kind: 'save' }))]) expect(after(other, stored)).toBe(other);
  });
});

describe('a clash that the account reports', () => {
  const clash = { theirs: aRecipe({ title: 'Theirs' }) };
  const clashed = editClashed({ owner: 'u1', recipeId: 4, versions: ['v1'], clash });

  it('leaves the saves that the account lacks, for the cook to choose', () => {
    const state = after(listed(waiting({ kind: 'save', edits: [save('v1'), save('v2', 'v1')] })), clashed);
    expect(state.unsent.u1).toEqual([waiting({ status: 'differs', clash, edits: [save('v2', 'v1')] })]);
    expect(after(listed(waiting({ kind: 'rate', edits: [save('v2')] })), clashed).unsent.u1![0]!.kind).toBe('rate');
  });

  it('says nothing about a change without edits', () => {
    const rated = listed(waiting({ kind: 'rate' }));
    expect(after(rated, clashed)).toBe(rated);
    expect(after({ ...rated, unsent: {} }, clashed).unsent).toEqual({});
  });
});

describe('the choice between two versions', () => {
  const chosen = clashResolved(aRecipe({ id: 4, title: 'Chosen' }), { version: 'v9', base: 'v1' });
  const differing = waiting({ status: 'differs', edits: [save('v1'), save('v2', 'v1')] });

  it('is sent after the version that it follows, in place of what followed that one', () => {
    const state = after(listed(differing), chosen);
    expect([versionsOf(state), titleOf(state)]).toEqual([['v1', 'v9'], 'Chosen']);
    const other = clashResolved(aRecipe({ id: 4, title: 'Chosen' }), { version: 'v9', base: 'theirs' });
    expect(versionsOf(after(listed(differing), other))).toEqual(['v9']);
    expect(versionsOf(after(listed(waiting({ status: 'differs' })), chosen))).toEqual(['v9']);
  });

  it('is one more save in the history of a guest', () => {
    expect(versionsOf(after(listed(differing, 'guest'), chosen))).toEqual(['v1', 'v2', 'v9']);
  });

  it('is a new change, also for a clock that is behind', () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(3).mockReturnValueOnce(50);
    const choose = () => clashResolved(aRecipe({ id: 4 }), { version: 'v9' });
    const times = [choose(), choose()].map((choice) => after(listed(differing), choice).unsent.u1![0]);
    expect(times).toMatchObject([
      { at: 11, status: 'new' },
      { at: 50, status: 'new' },
    ]);
    expect(times[0]!.edits!.at(-1)).not.toHaveProperty('base');
  });

  it('does not bring back a recipe that is no longer on the list', () => {
    const gone: SavedRecipesState = { ...listed(differing), byOwner: { u1: [saved(5)] } };
    expect(after(gone, chosen)).toBe(gone);
  });
});

it('notes a removal of a recipe that was saved here only, so that no other device keeps it', () => {
  const state = after({ ...getInitialState(), owner: 'u1' }, recipeSaved(saved(4)), recipeRemoved(saved(4)));
  expect(state.unsent.u1).toMatchObject([{ recipeId: 4, kind: 'remove' }]);
});
