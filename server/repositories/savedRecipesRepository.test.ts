import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { MIGRATIONS } from '../db/migrations';
import { openTestDatabase } from '../testing/testDatabase';
import { addTestUser } from '../testing/testUser';
import { createImageFeedbackRepository } from './imageFeedbackRepository';
import type { NewRecipe } from './recipeRows';
import { createRecipesRepository } from './recipesRepository';
import type { StoredRecipe } from '../text/recipeText';
import { createSavedRecipesRepository, type SavedRecipesRepository } from './savedRecipesRepository';

const START = Date.parse('2026-01-01T00:00:00Z');
const minute = (count: number) => new Date(START + count * 60_000);

let db: Kysely<Database>;
let saved: SavedRecipesRepository;
beforeEach(async () => {
  db = await openTestDatabase();
  saved = createSavedRecipesRepository(db);
  await addTestUser(db, 'ada');
  await addTestUser(db, 'bob');
});
afterEach(() => db.destroy());

const idsOf = async (uid: string) => (await saved.list(uid)).map(({ id }) => id);

const stored = (id: number, over: Partial<NewRecipe> = {}): NewRecipe => ({
  id,
  contentHash: `hash ${id}`,
  recipe: { title: `Recipe ${id}`, category: 'Meals' } as StoredRecipe,
  isShared: false,
  createdAt: minute(0),
  expiresAt: null,
  owner: null,
  ...over,
});

describe('a saved list', () => {
  it('has the most recently saved recipe first, and belongs to one account', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.save({ uid: 'ada', id: Number.MAX_SAFE_INTEGER, at: minute(2) });
    await saved.save({ uid: 'bob', id: 3, at: minute(3) });
    expect(await idsOf('ada')).toEqual([Number.MAX_SAFE_INTEGER, 1]);
    expect(await idsOf('bob')).toEqual([3]);
  });

  it('keeps its order when a recipe is saved again', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.save({ uid: 'ada', id: 2, at: minute(2) });
    await saved.save({ uid: 'ada', id: 1, at: minute(3) });
    expect(await idsOf('ada')).toEqual([2, 1]);
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
    expect(await idsOf('ada')).toEqual([2]);
    await saved.save({ uid: 'ada', id: 1, at: minute(4) });
    expect(await idsOf('ada')).toEqual([1, 2]);
  });

  it.each([
    ['a save that comes after the removal that followed it', 'save', 1, 'remove', 2, []],
    ['a removal that comes after the save that followed it', 'remove', 1, 'save', 2, [7]],
    ['a save at the moment of a removal', 'save', 1, 'remove', 1, [7]],
  ] as const)('is correct after %s', async (_, late, lateAt, newer, newerAt, list) => {
    await saved[newer]({ uid: 'ada', id: 7, at: minute(newerAt) });
    await saved[late]({ uid: 'ada', id: 7, at: minute(lateAt) });
    expect(await idsOf('ada')).toEqual(list);
  });

  it('is unchanged by removing a recipe that is not on it', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.remove({ uid: 'ada', id: 2, at: minute(2) });
    await saved.remove({ uid: 'bob', id: 1, at: minute(2) });
    expect(await idsOf('ada')).toEqual([1]);
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
    const ids = await idsOf('ada');
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

describe('a removal', () => {
  it('is forgotten after its time, and nothing else is', async () => {
    await saved.save({ uid: 'ada', id: 1, at: minute(1) });
    await saved.remove({ uid: 'ada', id: 2, at: minute(1) });
    await saved.remove({ uid: 'ada', id: 3, at: minute(9) });
    await saved.removeForgotten(minute(5));
    const rows = await db.selectFrom('saved_recipes').select('recipe_id').orderBy('recipe_id').execute();
    expect(rows.map(({ recipe_id }) => recipe_id)).toEqual([1, 3]);
  });

  it('is deleted with the account, like everything it saved and rated', async () => {
    await saved.rate({ uid: 'ada', id: 1, rating: 5, at: minute(1) });
    await saved.rate({ uid: 'bob', id: 1, rating: 3, at: minute(1) });
    await db.deleteFrom('users').where('uid', '=', 'ada').execute();
    expect(await db.selectFrom('saved_recipes').select('uid').execute()).toEqual([{ uid: 'bob' }]);
    expect(await db.selectFrom('ratings').select('uid').execute()).toEqual([{ uid: 'bob' }]);
  });
});

describe('removals beyond what an account may have remembered', () => {
  const KEPT = 3;
  const remembered = async (uid: string) =>
    (
      await db
        .selectFrom('saved_recipes')
        .select('recipe_id')
        .where('uid', '=', uid)
        .where('is_saved', '=', 0)
        .execute()
    )
      .map(({ recipe_id }) => Number(recipe_id))
      .sort((a, b) => a - b);

  beforeEach(async () => {
    saved = createSavedRecipesRepository(db, KEPT);
    await saved.save({ uid: 'ada', id: 100, at: minute(1) });
    await saved.remove({ uid: 'bob', id: 1, at: minute(1) });
    for (let id = 1; id <= 5; id += 1) await saved.remove({ uid: 'ada', id, at: minute(id * 10) });
  });

  it('are dropped with the next removal, the oldest first, and only those of this account', async () => {
    expect(await remembered('ada')).toEqual([3, 4, 5]);
    expect(await remembered('bob')).toEqual([1]);
    expect(await idsOf('ada')).toEqual([100]);
  });

  it('do not let an older save or rating restore a recipe: it is refused, and nothing is stored', async () => {
    const late = { uid: 'ada', id: 2, at: minute(19), now: minute(60) };
    await expect(saved.save(late)).rejects.toMatchObject({ kind: 'changeTooOld' });
    await expect(saved.save({ ...late, at: minute(20) })).rejects.toMatchObject({ kind: 'changeTooOld' });
    await expect(saved.rate({ ...late, rating: 5 })).rejects.toMatchObject({ kind: 'changeTooOld' });
    expect(await saved.markOf('ada', 2)).toEqual({ isSaved: false, rating: 0 });
  });

  it('leave everything else as it was: newer changes, recipes that are known, other accounts', async () => {
    await saved.save({ uid: 'ada', id: 2, at: minute(21), now: minute(60) });
    await saved.rate({ uid: 'ada', id: 100, rating: 4, at: minute(2), now: minute(60) });
    await saved.save({ uid: 'ada', id: 3, at: minute(2), now: minute(60) });
    await saved.save({ uid: 'bob', id: 2, at: minute(2), now: minute(60) });
    expect(await idsOf('ada')).toEqual([2, 100]);
    expect(await idsOf('bob')).toEqual([2]);
  });

  it('never make the account remember less: a late removal is not counted for the past', async () => {
    await saved.remove({ uid: 'ada', id: 9, at: minute(5) });
    expect(await remembered('ada')).toEqual([3, 4, 5]);
    await expect(saved.save({ uid: 'ada', id: 2, at: minute(20) })).rejects.toMatchObject({ kind: 'changeTooOld' });
  });

  it('that a wrong clock stored in the future refuse nothing', async () => {
    for (let id = 11; id <= 14; id += 1) await saved.remove({ uid: 'ada', id, at: minute(9_000 + id) });
    await saved.save({ uid: 'ada', id: 2, at: minute(61), now: minute(61) });
    expect(await idsOf('ada')).toEqual([2, 100]);
  });
});

describe('times that a wrong clock stored in the future', () => {
  const PAST = minute(1).toISOString();
  const NOW = minute(5).toISOString();

  const storeFuture = async () => {
    await saved.rate({ uid: 'ada', id: 1, rating: 5, at: minute(90) });
    await saved.save({ uid: 'ada', id: 2, at: minute(1) });
    await saved.save({ uid: 'ada', id: 2, at: minute(90) });
    await saved.remove({ uid: 'bob', id: 3, at: minute(90) });
    await saved.rate({ uid: 'bob', id: 4, rating: 2, at: minute(1) });
  };
  const times = async () => [
    await db.selectFrom('saved_recipes').select(['saved_at', 'changed_at']).orderBy('recipe_id').execute(),
    await db.selectFrom('ratings').select('rated_at').orderBy('recipe_id').execute(),
  ];
  const cutTo = (now: string) => [
    [
      { saved_at: now, changed_at: now },
      { saved_at: PAST, changed_at: now },
      { saved_at: now, changed_at: now },
      { saved_at: PAST, changed_at: PAST },
    ],
    [{ rated_at: now }, { rated_at: PAST }],
  ];

  it('are cut to now, and no others are', async () => {
    await storeFuture();
    await saved.cutFuture(minute(5));
    expect(await times()).toEqual(cutTo(NOW));
    await saved.cutFuture(minute(6));
    expect(await times()).toEqual(cutTo(NOW));
  });

  it('no longer win over what is saved and rated afterwards', async () => {
    await storeFuture();
    await saved.cutFuture(minute(5));
    await saved.rate({ uid: 'ada', id: 1, rating: 3, at: minute(6) });
    await saved.save({ uid: 'ada', id: 9, at: minute(6) });
    expect(await saved.markOf('ada', 1)).toEqual({ isSaved: true, rating: 3 });
    expect(await idsOf('ada')).toEqual([9, 1, 2]);
  });

  it('are cut by the migration of a database from before', async () => {
    await storeFuture();
    for (const index of ['saved_recipes_changed', 'ratings_rated']) await db.schema.dropIndex(index).execute();
    const ahead = '2999-01-01T00:00:00.000Z';
    await db.updateTable('saved_recipes').set({ changed_at: ahead }).where('changed_at', '>', NOW).execute();
    await db.updateTable('saved_recipes').set({ saved_at: ahead }).where('saved_at', '>', NOW).execute();
    await db.updateTable('ratings').set({ rated_at: ahead }).where('rated_at', '>', NOW).execute();
    const begun = new Date().toISOString();
    await MIGRATIONS['0013-times-in-the-future']!.up(db);
    const [first] = await db.selectFrom('ratings').select('rated_at').orderBy('recipe_id').execute();
    expect(first!.rated_at >= begun && first!.rated_at <= new Date().toISOString()).toBe(true);
    expect(await times()).toEqual(cutTo(first!.rated_at));
  });
});

describe('an account that is gone', () => {
  it('saves and rates nothing', async () => {
    const change = { uid: 'eve', id: 1, at: minute(1) };
    for (const attempt of [saved.save(change), saved.remove(change), saved.rate({ ...change, rating: 3 })])
      await expect(attempt).rejects.toMatchObject({ kind: 'notSignedIn' });
    expect(await saved.ratingsOf('eve')).toEqual([]);
  });

  it('stores and shares no recipe, not even one shared by another user', async () => {
    const recipes = createRecipesRepository(db);
    await recipes.addShared({ ...stored(1), contentHash: 'known', isShared: true });
    const own = { ...stored(2), owner: 'user:eve' };
    await expect(recipes.addOwned(own, 'eve')).rejects.toMatchObject({ kind: 'notSignedIn' });
    for (const contentHash of ['new', 'known'])
      await expect(recipes.addShared({ ...own, contentHash, isShared: true }, 'eve')).rejects.toMatchObject({
        kind: 'notSignedIn',
      });
    expect((await db.selectFrom('recipes').select('id').execute()).map(({ id }) => Number(id))).toEqual([1]);
  });

  it('cannot vote on pictures', async () => {
    const vote = {
      recipeId: 7,
      visitor: 'user:eve',
      household: null,
      picture: '',
      isAccurate: true,
      feedbackText: null,
      at: minute(1),
    };
    await expect(createImageFeedbackRepository(db).vote(vote, 'eve')).rejects.toMatchObject({ kind: 'notSignedIn' });
    expect(await db.selectFrom('image_feedback').selectAll().execute()).toEqual([]);
  });
});

describe('a recipe on a saved list', () => {
  const recipes = () => createRecipesRepository(db);

  it('does not expire', async () => {
    await recipes().add(stored(5, { expiresAt: minute(10) }));
    await recipes().add(stored(6, { expiresAt: minute(10) }));
    await saved.save({ uid: 'ada', id: 5, at: minute(1) });
    await recipes().removeExpired(minute(20));
    expect(await recipes().find(5, minute(20))).toEqual(stored(5).recipe);
    expect(await recipes().find(6, minute(20))).toBeUndefined();

    await saved.remove({ uid: 'ada', id: 5, at: minute(21) });
    expect(await recipes().find(5, minute(22))).toBeUndefined();
    await recipes().removeExpired(minute(22));
    expect(await db.selectFrom('recipes').select('id').execute()).toEqual([]);
  });

  it('stays without an owner when its owner deletes it', async () => {
    await recipes().add(stored(5, { owner: 'user:bob' }));
    await saved.save({ uid: 'ada', id: 5, at: minute(1) });
    expect(await recipes().remove(5, 'user:bob', 'bob')).toBe(true);
    expect(await recipes().find(5, minute(2))).toEqual(stored(5).recipe);
    expect(await recipes().remove(5, 'user:bob', 'bob')).toBe(false);
  });

  it('is deleted when only its owner saved it', async () => {
    await recipes().add(stored(5, { owner: 'user:bob' }));
    await saved.save({ uid: 'bob', id: 5, at: minute(1) });
    expect(await recipes().remove(5, 'user:ada', 'ada')).toBe(false);
    expect(await recipes().remove(5, 'user:bob', 'bob')).toBe(true);
    expect(await recipes().find(5, minute(2))).toBeUndefined();
  });
});

describe('a recipe stored by an account', () => {
  it('is stored once for the same content, even concurrently', async () => {
    const recipes = createRecipesRepository(db);
    const own = (id: number, owner: string) => ({ ...stored(id), contentHash: 'the same', owner });
    const ids = await Promise.all([1, 2, 3].map((id) => recipes.addOwned(own(id, 'user:ada'), 'ada')));
    expect(new Set(ids).size).toBe(1);
    expect(await recipes.addOwned(own(4, 'user:bob'), 'bob')).toBe(4);
    expect(await recipes.addShared({ ...own(5, 'user:ada'), isShared: true }, 'ada')).toBe(5);
    expect(await recipes.addOwned(own(6, 'user:ada'), 'ada')).toBe(ids[0]);
  });
});
