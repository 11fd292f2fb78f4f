import type { Kysely } from 'kysely';
import { MIGRATIONS } from '../db/migrations';
import type { Database } from '../db/schema';
import type { SavedRecipesRepository } from './savedRecipesRepository';
import { idsOf, minute, openSavedLists } from './testing/savedLists';

let db: Kysely<Database>;
let saved: SavedRecipesRepository;
beforeEach(async () => {
  ({ db, saved } = await openSavedLists());
});
afterEach(() => db.destroy());

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
    expect(await idsOf(saved, 'ada')).toEqual([9, 1, 2]);
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
