import { savedRecipesSlice, type SavedRecipe, type SavedRecipesState } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { asList, stillUnread, unchangedOf } from './accountList';

const saved = (id: number, parts: Partial<SavedRecipe> = {}): SavedRecipe => ({
  ...aRecipe({ id }),
  isSaved: true,
  savedAt: 100,
  ...parts,
});
const many = (count: number) => Array.from({ length: count }, (_, i) => saved(i + 1));
const pause = () => jest.fn(() => Promise.resolve());

describe('the list of an account', () => {
  it('lets the page answer key presses while thousands of recipes are compared', async () => {
    const known = many(1_000);
    const pauses = pause();
    const unchanged = await unchangedOf(
      known.map((recipe) => ({ ...recipe })),
      known,
      pauses,
    );
    expect(unchanged.size).toBe(1_000);
    expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('compares nothing on a device that has none of it', async () => {
    const pauses = pause();
    await unchangedOf(many(1_000), [], pauses);
    expect(pauses).not.toHaveBeenCalled();
  });

  it('keeps the objects of unchanged recipes, and the time at which one was rated here', async () => {
    const known = [saved(1), saved(2, { userRating: 3, ratedAt: 90 })];
    const answer = [saved(1), saved(2, { userRating: 5 })];
    const unchanged = await unchangedOf(answer, known, pause());
    const list = asList(answer, known, unchanged, 1_000);
    expect(list[0]).toBe(known[0]);
    expect(list[1]).toMatchObject({ userRating: 5, ratedAt: 90 });
  });
});

it('has each recipe at the time of the account, else at the one that is known here, else in the order of the answer', () => {
  const answer = [saved(1, { savedAt: 500 }), aRecipe({ id: 2 }), aRecipe({ id: 3 }), aRecipe({ id: 4 })];
  const list = asList(answer, [saved(1), saved(2)], new Set(), 1_000);
  expect(list.map(({ savedAt, isSaved }) => [savedAt, isSaved])).toEqual([
    [500, true],
    [100, true],
    [998, true],
    [997, true],
  ]);
  expect(list[0]).not.toHaveProperty('ratedAt');
});

describe('recipes without a body here', () => {
  const stub = (id: number) => ({ id, userRating: 0, savedAt: 1 });
  const state: SavedRecipesState = {
    ...savedRecipesSlice.getInitialState(),
    unread: { u1: [stub(1), stub(2), stub(3)] },
    unsent: { u1: [1, 2].map((recipeId) => ({ recipeId, kind: 'rate', at: 1, status: 'new' })) },
  };

  it('stay on the list if the account lacks them and a change to them waits', () => {
    expect(stillUnread(state, 'u1', [aRecipe({ id: 2 })])).toEqual([stub(1)]);
  });

  it('do not stay without a change, or for another owner', () => {
    expect(stillUnread({ ...state, unsent: {} }, 'u1', [])).toEqual([]);
    expect(stillUnread(state, 'u2', [])).toEqual([]);
  });
});
