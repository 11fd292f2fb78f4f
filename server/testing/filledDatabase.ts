import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { toRow } from '../repositories/recipeRows';
import { createSavedRecipesRepository } from '../repositories/savedRecipesRepository';
import { writeSession } from '../repositories/sessionsRepository';
import type { StoredRecipe } from '../text/recipeText';
import { addTestUser } from './testUser';

const AT = new Date('2026-01-01T00:00:00Z');

/** More than one page of a backup has. */
const SAVED = 1_203;

const LONGEST_ID = Number.MAX_SAFE_INTEGER;

/** What a cook may type: accents of both kinds, an emoji, quotes, a line break, a right-to-left word. */
export const STRANGE_TEXT = 'Cr\u00e8me bru\u0302l\u00e9e \u{1f36e} "d\u2019\u00e9t\u00e9"\n\\n, \u05d7\u05dc\u05d4';

/** Adds accounts, lists, recipes and settings, so that every kind of value occurs. */
export const fillDatabase = async (db: Kysely<Database>): Promise<void> => {
  await addTestUser(db, 'ada');
  await addTestUser(db, 'bob');
  await writeSession(db, 'ada', { tokenHash: 'ab'.repeat(32), at: AT, expiresAt: new Date(AT.getTime() + 60_000) });
  const recipe = {
    title: STRANGE_TEXT,
    category: 'Meals',
    description: 'x'.repeat(190_000),
  } as unknown as StoredRecipe;
  await db
    .insertInto('recipes')
    .values(
      toRow({
        id: LONGEST_ID,
        contentHash: 'hash',
        recipe,
        isShared: true,
        createdAt: AT,
        expiresAt: null,
        owner: 'user:ada',
      }),
    )
    .execute();
  const saved = createSavedRecipesRepository(db);
  await saved.save({ uid: 'bob', id: LONGEST_ID, at: AT });
  await db
    .insertInto('saved_recipes')
    .values(
      Array.from({ length: SAVED }, (_, i) => ({
        uid: 'ada',
        recipe_id: i + 1,
        is_saved: i % 2,
        saved_at: AT.toISOString(),
        changed_at: AT.toISOString(),
      })),
    )
    .execute();
  await db.insertInto('server_secrets').values({ name: 'visitor', value: 'secret' }).execute();
};
