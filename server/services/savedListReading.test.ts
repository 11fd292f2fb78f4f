import type { Recipe, RecipeId } from '@contracts/recipe';
import type { SavedEntry } from '../repositories/savedRecipeReads';
import { fromJsonText, toJsonText, type JsonText } from '../text/jsonText';
import { createSavedListReading } from './savedListReading';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const MB = 1024 * 1024;

/** Entries of a list, the newest first. */
const entriesOf = (count: number, bytes = 1_000): SavedEntry[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, savedAt: new Date(NOW - i), rating: i % 6, bytes }));

const textOf = (id: RecipeId) => toJsonText({ id, title: `Dish ${id}` } as unknown as Recipe);

const opened = (entries: SavedEntry[], lost: readonly RecipeId[] = []) => {
  const state = { current: 'as it was' };
  const saved = {
    list: jest.fn((_uid: string, { after, limit }: { after?: { id: RecipeId }; limit?: number } = {}) => {
      const first = after ? entries.findIndex(({ id }) => id === after.id) + 1 : 0;
      return Promise.resolve(entries.slice(first, limit === undefined ? undefined : first + limit));
    }),
    stateOf: jest.fn(() => Promise.resolve(state.current)),
    bodiesOf: jest.fn((ids: readonly RecipeId[]) => Promise.resolve(new Map(ids.map((id) => [id, textOf(id)])))),
  };
  const recipes = {
    textOf: (id: RecipeId, body: unknown) =>
      lost.includes(id) ? undefined : ((body as JsonText<Recipe> | null) ?? textOf(id)),
  };
  const reading = createSavedListReading({
    saved: saved as unknown as Parameters<typeof createSavedListReading>[0]['saved'],
    recipes,
    now: () => new Date(NOW),
  });
  const page = async (limit: number, cursor?: string) => {
    const { text, next } = await reading.page('ada', 'en-GB', { limit, ...(cursor !== undefined && { cursor }) });
    return { ids: (JSON.parse(text) as Recipe[]).map(({ id }) => id), next };
  };
  return { page, reading, saved, state };
};

describe('a saved list', () => {
  it('is read whole with its marks; a time in the future is now', async () => {
    const late: SavedEntry = { id: 9, savedAt: new Date(NOW + 60_000), rating: 5, bytes: 0 };
    const { reading } = opened([late, ...entriesOf(1)]);
    const read: Recipe[] = [];
    for await (const texts of reading.texts('ada', 'en-GB')) read.push(...texts.map(fromJsonText));
    expect(read).toMatchObject([
      { id: 9, userRating: 5, isSaved: true, savedAt: NOW },
      { id: 1, userRating: 0, isSaved: true, savedAt: NOW },
    ]);
  });

  it('leaves out a recipe that is gone, and asks the database only for those that it has', async () => {
    const [first, second, third] = entriesOf(3) as [SavedEntry, SavedEntry, SavedEntry];
    const { page, saved } = opened([first, { ...second, bytes: 0 }, third], [third.id]);
    expect((await page(10)).ids).toEqual([1, 2]);
    expect(saved.bodiesOf.mock.calls).toEqual([[[1, 3]]]);
  });
});

describe('a page of a saved list', () => {
  it('is followed by the next one, to the end of the list', async () => {
    const { page } = opened(entriesOf(5));
    const first = await page(2);
    const second = await page(2, first.next);
    const third = await page(2, second.next);
    expect([first.ids, second.ids, third.ids]).toEqual([[1, 2], [3, 4], [5]]);
    expect(third.next).toBeUndefined();
  });

  it.each([
    ['as many as it may have', 2, undefined],
    ['one more', 3, expect.any(String)],
    ['none', 0, undefined],
  ])('has a cursor only if more follow: of %s', async (_what, count, next) => {
    expect((await opened(entriesOf(count)).page(2)).next).toEqual(next);
  });

  it.each([
    ['a megabyte exactly', [MB / 2, MB / 2, 1], [1, 2]],
    ['more than that', [MB / 2, MB / 2 + 1], [1]],
    ['one longer recipe', [2 * MB, 1], [1]],
  ])('is shorter where recipes are long: %s', async (_what, bytes, ids) => {
    const entries = entriesOf(bytes.length).map((entry, i) => ({ ...entry, bytes: bytes[i]! }));
    const { page } = opened(entries);
    const first = await page(10);
    expect(first.ids).toEqual(ids);
    expect((await page(10, first.next)).ids[0]).toBe(ids.length + 1);
  });

  it('is refused when the list has changed since the one before', async () => {
    const { page, state } = opened(entriesOf(5));
    const { next } = await page(2);
    state.current = 'changed';
    await expect(page(2, next)).rejects.toThrow('listChanged');
  });

  it('is refused with the cursor of another account', async () => {
    const { page, reading } = opened(entriesOf(5));
    const { next } = await page(2);
    await expect(reading.page('bob', 'en-GB', { limit: 2, cursor: next! })).rejects.toThrow('listChanged');
  });
});
