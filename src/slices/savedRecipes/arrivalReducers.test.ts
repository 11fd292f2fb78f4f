import type { UnsentChange } from '@/lib/account/unsentChanges';
import { aRecipe } from '@/testing/builders';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import {
  guestRecipeMoved,
  listOwnerChanged,
  recipesImported,
  savedCountAnnounced,
  savedListArrived,
  savedRecipeRead,
  savedRecipesSlice,
  type SavedRecipesState,
} from '../savedRecipesSlice';

const { reducer, getInitialState } = savedRecipesSlice;
type Action = Parameters<typeof reducer>[1];

const after = (state: Partial<SavedRecipesState>, ...actions: Action[]) =>
  actions.reduce(reducer, { ...getInitialState(), ...state });
const saved = (id: number, savedAt = id) => ({ ...aRecipe({ id, title: `Dish ${id}` }), savedAt });
const edit = (version: string, at = 10) => ({ version, at, recipe: aRecipe({ title: version }) });
const change = (recipeId: number, parts: Partial<UnsentChange> = {}): UnsentChange => ({
  ...{ recipeId, kind: 'save', at: 10, status: 'new' },
  ...parts,
});
const idsOf = ({ byOwner }: SavedRecipesState, owner: string) => byOwner[owner]!.map(({ id }) => id);

describe('a recipe that the server sends', () => {
  it('does not take the place of an edit that the account lacks, but of others', () => {
    const edited = (recipeId: number) => ({
      ...{ owner: 'u1', byOwner: { u1: [saved(7), saved(4)] } },
      unsent: { u1: [change(recipeId, { kind: 'edit', edits: [edit('v1')] })] },
    });
    const read = savedRecipeRead(aRecipe({ id: 7, title: 'Theirs' }));
    expect(after(edited(7), read).byOwner.u1![0]!.title).toBe('Dish 7');
    expect(after(edited(4), read).byOwner.u1![0]!.title).toBe('Theirs');
    const rated = { ...edited(7), unsent: { u1: [change(7, { kind: 'rate', rating: 2 })] } };
    expect(after(rated, read).byOwner.u1![0]!.title).toBe('Theirs');
  });

  it('is put on no list that lacks it', () => {
    const state = { byOwner: { guest: [saved(4)] } };
    expect(after(state, savedRecipeRead(aRecipe({ id: 9 }))).byOwner).toEqual(state.byOwner);
  });
});

describe('recipes of a file', () => {
  const history = { created: aRecipe({ title: 'First' }), edits: [edit('v2')] };

  it('come to the places of their times, with their history, but none that is there already', () => {
    const recipes = [{ recipe: saved(5), history }, { recipe: saved(7, 1), history }, { recipe: saved(6) }];
    const before = { byOwner: { guest: [saved(7)] }, unsent: { guest: [change(7)] }, announcedCount: 9 };
    const state = after(before, recipesImported({ owner: 'guest', recipes }));
    expect(idsOf(state, 'guest')).toEqual([7, 6, 5]);
    expect(state.unsent.guest).toEqual([change(7), change(5, { at: 5, ...history })]);
    expect(state.announcedCount).toBeNull();
  });

  it('leave the outbox alone where they have no history', () => {
    expect(after({}, recipesImported({ owner: 'guest', recipes: [{ recipe: saved(6) }] })).unsent).toEqual({});
  });
});

it('takes the history of a guest’s recipe along when it moves to the account, and no other', () => {
  const before = { byOwner: { guest: [saved(4)], u1: [] }, unsent: { guest: [change(4), change(3)] } };
  const moved = guestRecipeMoved({ owner: 'u1', recipe: saved(4), id: 40 });
  expect(after(before, moved).unsent).toEqual({ guest: [change(3)] });
  expect(after({ ...before, unsent: {} }, moved).unsent).toEqual({});
});

describe('a list that another tab has stored', () => {
  it('comes with the changes that it waits to send, joined with those of this tab', () => {
    const before = { owner: 'u1', byOwner: { u1: [saved(4)] }, unsent: { u1: [change(4)] } };
    const arrival = savedListArrived({ owner: 'u1', recipes: [saved(5)], unsent: [change(5, { at: 5 })] });
    const state = after(before, arrival);
    expect(state.unsent.u1!.map(({ recipeId }) => recipeId)).toEqual([5, 4]);
    expect(idsOf(state, 'u1')).toEqual([5, 4]);
  });

  it('of a guest lacks what was removed there, although its history waits here', () => {
    const before = { byOwner: { guest: [saved(4)] }, unsent: { guest: [change(4)] } };
    expect(idsOf(after(before, savedListArrived({ owner: 'guest', recipes: [] })), 'guest')).toEqual([]);
  });

  it('may be the first of its owner, also with nothing on it', () => {
    const state = after({}, savedCountAnnounced(3), savedListArrived({ owner: 'u1', recipes: [] }));
    expect(state).toMatchObject({ byOwner: { u1: [] }, unread: { u1: [] }, announcedCount: null });
  });
});

it('shows the stored list alone when nothing of its owner was restored before', () => {
  const stored = { recipes: [saved(5)], unread: [], unsent: [change(5)] };
  const state = after({ unsent: { u1: [] } }, listOwnerChanged({ owner: 'u1', ...stored }));
  expect([state.byOwner.u1, state.unsent.u1]).toEqual([stored.recipes, []]);
});

it('names a recipe by the id of the server on each list and in each outbox, and drops a second copy', () => {
  const before = {
    byOwner: { guest: [saved(99), saved(3)], u1: [saved(99), saved(7)] },
    unsent: { guest: [], u1: [change(3), change(99)] },
  };
  const state = after(before, recipeIdReplaced({ from: 99, to: 7 }));
  expect([idsOf(state, 'guest'), idsOf(state, 'u1')]).toEqual([[7, 3], [7]]);
  expect(state.unsent.u1!.map(({ recipeId }) => recipeId)).toEqual([3, 7]);
});
