import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { openTestDatabase } from '../testing/testDatabase';
import { addTestUser } from '../testing/testUser';
import { createAccountDataRepository, type AccountDataRepository } from './accountDataRepository';
import { createImageFeedbackRepository } from './imageFeedbackRepository';
import { createRecipesRepository } from './recipesRepository';
import type { StoredRecipe } from '../text/recipeText';
import { createSavedRecipesRepository } from './savedRecipesRepository';
import { createSessionsRepository } from './sessionsRepository';

const NOW = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-02-01T00:00:00Z');

let db: Kysely<Database>;
let data: AccountDataRepository;
beforeEach(async () => {
  db = await openTestDatabase();
  data = createAccountDataRepository(db);
  for (const uid of ['ada', 'bob']) {
    await addTestUser(db, uid);
    await createSessionsRepository(db).open(
      { uid, passwordHash: '' },
      { tokenHash: `session of ${uid}`, at: NOW, expiresAt: LATER, browser: 'Firefox', system: 'Windows' },
    );
  }
});
afterEach(() => db.destroy());

const addRecipe = (id: number, uid: string, isShared = false) =>
  createRecipesRepository(db).add({
    id,
    contentHash: `hash ${id}`,
    recipe: { title: `Recipe ${id}`, category: 'Meals' } as StoredRecipe,
    isShared,
    createdAt: NOW,
    expiresAt: null,
    owner: `user:${uid}`,
  });
const judge = (uid: string) =>
  createImageFeedbackRepository(db).vote({
    recipeId: 7,
    visitor: `user:${uid}`,
    household: null,
    picture: 'shakshuka',
    isAccurate: false,
    feedbackText: 'No eggs',
    at: NOW,
  });

describe('the data of an account', () => {
  it('is read for its owner only', async () => {
    await addRecipe(1, 'ada');
    await addRecipe(2, 'bob', true);
    await judge('bob');
    expect(await data.recipesOf('user:ada')).toEqual([
      { id: 1, bytes: 39, isShared: false, createdAt: NOW.toISOString() },
    ]);
    expect(await data.recipesOf('user:bob')).toMatchObject([{ id: 2, isShared: true }]);
    expect(await data.imageFeedbackOf('user:ada')).toEqual([]);
    expect(await data.imageFeedbackOf('user:bob')).toEqual([
      { recipeId: 7, picture: 'shakshuka', isAccurate: false, feedbackText: 'No eggs', at: NOW.toISOString() },
    ]);
    expect(await data.sessionsOf('ada')).toEqual([
      {
        createdAt: NOW.toISOString(),
        lastUsedAt: NOW.toISOString(),
        expiresAt: LATER.toISOString(),
        browser: 'Firefox',
        system: 'Windows',
      },
    ]);
  });

  it('is deleted with it, except what others have a link to or have saved', async () => {
    const saved = createSavedRecipesRepository(db);
    await addRecipe(1, 'ada');
    await addRecipe(2, 'ada', true);
    await addRecipe(3, 'ada');
    await addRecipe(4, 'bob');
    await saved.rate({ uid: 'ada', id: 1, rating: 4, at: NOW });
    await saved.save({ uid: 'bob', id: 3, at: NOW });
    await judge('ada');
    await judge('bob');

    await data.remove('ada', 'user:ada');

    const owners = await db.selectFrom('recipes').select(['id', 'owner']).orderBy('id').execute();
    expect(owners.map(({ id, owner }) => [Number(id), owner])).toEqual([
      [2, null],
      [3, null],
      [4, 'user:bob'],
    ]);
    expect(await db.selectFrom('users').select('uid').execute()).toEqual([{ uid: 'bob' }]);
    expect(await db.selectFrom('sessions').select('uid').execute()).toEqual([{ uid: 'bob' }]);
    expect(await db.selectFrom('saved_recipes').select('uid').execute()).toEqual([{ uid: 'bob' }]);
    expect(await db.selectFrom('ratings').select('uid').execute()).toEqual([]);
    expect(await db.selectFrom('image_feedback').select('visitor').execute()).toEqual([{ visitor: 'user:bob' }]);
  });
});
