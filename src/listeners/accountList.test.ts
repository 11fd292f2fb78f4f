import type { SavedRecipe } from '@/slices/savedRecipesSlice';
import { aRecipe } from '@/testing/builders';
import { asList, unchangedOf } from './accountList';

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
