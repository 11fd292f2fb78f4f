import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { openTestDatabase } from '../../testing/testDatabase';
import { addTestUser } from '../../testing/testUser';
import type { StoredRecipe } from '../../text/recipeText';
import type { NewRecipe } from '../recipeRows';
import { createSavedRecipesRepository, type SavedRecipesRepository } from '../savedRecipesRepository';

const START = Date.parse('2026-01-01T00:00:00Z');
/** A moment so many minutes after the start. */
export const minute = (count: number) => new Date(START + count * 60_000);

/** An empty database with the users ada and bob, and their saved lists. */
export const openSavedLists = async (): Promise<{ db: Kysely<Database>; saved: SavedRecipesRepository }> => {
  const db = await openTestDatabase();
  await addTestUser(db, 'ada');
  await addTestUser(db, 'bob');
  return { db, saved: createSavedRecipesRepository(db) };
};

/** The recipes on the list of a user, in its order. */
export const idsOf = async (saved: SavedRecipesRepository, uid: string) => (await saved.list(uid)).map(({ id }) => id);

/** A recipe as it is stored. */
export const stored = (id: number, over: Partial<NewRecipe> = {}): NewRecipe => ({
  id,
  contentHash: `hash ${id}`,
  recipe: { title: `Recipe ${id}`, category: 'Meals' } as StoredRecipe,
  isShared: false,
  createdAt: minute(0),
  expiresAt: null,
  owner: null,
  ...over,
});
