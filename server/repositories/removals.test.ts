import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createSavedRecipesRepository, type SavedRecipesRepository } from './savedRecipesRepository';
import { idsOf, minute, openSavedLists } from './testing/savedLists';

let db: Kysely<Database>;
let saved: SavedRecipesRepository;
beforeEach(async () => {
  ({ db, saved } = await openSavedLists());
});
afterEach(() => db.destroy());

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
    expect(await idsOf(saved, 'ada')).toEqual([100]);
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
    expect(await idsOf(saved, 'ada')).toEqual([2, 100]);
    expect(await idsOf(saved, 'bob')).toEqual([2]);
  });

  it('never make the account remember less: a late removal is not counted for the past', async () => {
    await saved.remove({ uid: 'ada', id: 9, at: minute(5) });
    expect(await remembered('ada')).toEqual([3, 4, 5]);
    await expect(saved.save({ uid: 'ada', id: 2, at: minute(20) })).rejects.toMatchObject({ kind: 'changeTooOld' });
  });

  it('that a wrong clock stored in the future refuse nothing', async () => {
    for (let id = 11; id <= 14; id += 1) await saved.remove({ uid: 'ada', id, at: minute(9_000 + id) });
    await saved.save({ uid: 'ada', id: 2, at: minute(61), now: minute(61) });
    expect(await idsOf(saved, 'ada')).toEqual([2, 100]);
  });
});
