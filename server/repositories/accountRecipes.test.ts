import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createImageFeedbackRepository } from './imageFeedbackRepository';
import { createRecipesRepository } from './recipesRepository';
import type { SavedRecipesRepository } from './savedRecipesRepository';
import { minute, openSavedLists, stored } from './testing/savedLists';

let db: Kysely<Database>;
let saved: SavedRecipesRepository;
beforeEach(async () => {
  ({ db, saved } = await openSavedLists());
});
afterEach(() => db.destroy());

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
