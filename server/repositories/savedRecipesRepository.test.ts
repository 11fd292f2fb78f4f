import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createRecipesRepository } from './recipesRepository';
import type { SavedRecipesRepository } from './savedRecipesRepository';
import { idsOf, minute, openSavedLists, stored } from './testing/savedLists';

let db: Kysely<Database>;
let saved: SavedRecipesRepository;
beforeEach(async () => {
  ({ db, saved } = await openSavedLists());
});
afterEach(() => db.destroy());

describe('a saved list', () => {
  it('has the most recently saved recipe first, and belongs to one account', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.save({ uid: 'ada', id: Number.MAX_SAFE_INTEGER, at: minute(2) });
    await saved.save({ uid: 'bob', id: 3, at: minute(3) });
    expect(await idsOf(saved, 'ada')).toEqual([Number.MAX_SAFE_INTEGER, 1]);
    expect(await idsOf(saved, 'bob')).toEqual([3]);
  });

  it('keeps its order when a recipe is saved again', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.save({ uid: 'ada', id: 2, at: minute(2) });
    await saved.save({ uid: 'ada', id: 1, at: minute(3) });
    expect(await idsOf(saved, 'ada')).toEqual([2, 1]);
  });

  it('takes the right time for a recipe that a wrong clock saved in the future, once it is saved again', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(90) });
    await saved.save({ uid: 'ada', id: 2, at: minute(2), now: minute(3) });
    await saved.save({ uid: 'ada', id: 1, at: minute(1), now: minute(3) });
    expect(await saved.list('ada')).toMatchObject([{ id: 2 }, { id: 1, savedAt: minute(1) }]);
  });

  it('puts a recipe that was removed in between first again', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.save({ uid: 'ada', id: 2, at: minute(2) });
    await saved.remove({ uid: 'ada', id: 1, at: minute(3) });
    expect(await idsOf(saved, 'ada')).toEqual([2]);
    await saved.save({ uid: 'ada', id: 1, at: minute(4) });
    expect(await idsOf(saved, 'ada')).toEqual([1, 2]);
  });

  it.each([
    ['a save that comes after the removal that followed it', 'save', 1, 'remove', 2, []],
    ['a removal that comes after the save that followed it', 'remove', 1, 'save', 2, [7]],
    ['a save at the moment of a removal', 'save', 1, 'remove', 1, [7]],
  ] as const)('is correct after %s', async (_, late, lateAt, newer, newerAt, list) => {
    await saved[newer]({ uid: 'ada', id: 7, at: minute(newerAt) });
    await saved[late]({ uid: 'ada', id: 7, at: minute(lateAt) });
    expect(await idsOf(saved, 'ada')).toEqual(list);
  });

  it('is unchanged by removing a recipe that is not on it', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.remove({ uid: 'ada', id: 2, at: minute(2) });
    await saved.remove({ uid: 'bob', id: 1, at: minute(2) });
    expect(await idsOf(saved, 'ada')).toEqual([1]);
  });

  it('includes ratings, and the length of the stored recipe, which is read separately', async () => {
    await createRecipesRepository(db).add(stored(5));
    await saved.save({ uid: 'ada', id: 5, at: minute(1) });
    await saved.save({ uid: 'ada', id: 6, at: minute(2) });
    await saved.rate({ uid: 'ada', id: 5, rating: 4, at: minute(3) });
    await saved.rate({ uid: 'bob', id: 6, rating: 1, at: minute(3) });
    expect(await saved.list('ada')).toEqual([
      { id: 6, savedAt: minute(2), rating: 0, bytes: 0 },
      { id: 5, savedAt: minute(1), rating: 4, bytes: JSON.stringify(stored(5).recipe).length },
    ]);
    expect([...(await saved.bodiesOf([5, 6]))]).toEqual([[5, JSON.stringify(stored(5).recipe)]]);
  });

  it('is read in parts, even when recipes were saved at the same moment', async () => {
    for (const id of [1, 2, 3]) await saved.save({ uid: 'ada', id, at: minute(1) });
    const [first, second] = await saved.list('ada', { limit: 2 });
    expect([first?.id, second?.id]).toEqual([3, 2]);
    expect(await saved.list('ada', { after: second, limit: 2 })).toMatchObject([{ id: 1 }]);
  });

  it('has another state after each save and removal', async () => {
    const states = [await saved.stateOf('ada')];
    const note = async () => states.push(await saved.stateOf('ada'));
    for (const id of [1, 2]) {
      await saved.save({ uid: 'ada', id, at: minute(1) });
      await note();
    }
    await saved.remove({ uid: 'ada', id: 1, at: minute(1) });
    await note();
    expect(new Set(states).size).toBe(4);
    await saved.save({ uid: 'bob', id: 1, at: minute(1) });
    expect(await saved.stateOf('ada')).toBe(states.at(-1));
  });

  it('holds thousands', async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => ({
      uid: 'ada',
      recipe_id: i + 1,
      is_saved: 1,
      saved_at: minute(i).toISOString(),
      changed_at: minute(i).toISOString(),
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await db
        .insertInto('saved_recipes')
        .values(rows.slice(from, from + 1_000))
        .execute();
    const ids = await idsOf(saved, 'ada');
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([5_000, 5_000, 1]);
  });
});

describe('a rating', () => {
  it('saves a recipe that is not saved yet', async () => {
    expect(await saved.markOf('ada', 1)).toEqual({ isSaved: false, rating: 0 });
    await saved.rate({ uid: 'ada', id: 1, rating: 5, at: minute(1) });
    expect(await saved.markOf('ada', 1)).toEqual({ isSaved: true, rating: 5 });
    expect(await saved.markOf('bob', 1)).toEqual({ isSaved: false, rating: 0 });
  });

  it('is the newest, even when an older one arrives later', async () => {
    await saved.rate({ uid: 'ada', id: 1, rating: 2, at: minute(2) });
    await saved.rate({ uid: 'ada', id: 1, rating: 5, at: minute(1) });
    expect(await saved.markOf('ada', 1)).toEqual({ isSaved: true, rating: 2 });
    await saved.rate({ uid: 'ada', id: 1, rating: 3, at: minute(2) });
    expect(await saved.markOf('ada', 1)).toEqual({ isSaved: true, rating: 3 });
  });

  it('survives the removal of the recipe, and does not restore it when it is older', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.remove({ uid: 'ada', id: 1, at: minute(3) });
    await saved.rate({ uid: 'ada', id: 1, rating: 4, at: minute(2) });
    expect(await saved.markOf('ada', 1)).toEqual({ isSaved: false, rating: 4 });
    expect(await saved.ratingsOf('ada')).toEqual([{ id: 1, rating: 4, ratedAt: minute(2) }]);
    expect(await saved.ratingsOf('bob')).toEqual([]);
  });
});
