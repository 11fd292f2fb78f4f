import { Kysely } from 'kysely';
import { createAccountDataRepository } from '../repositories/accountDataRepository';
import { createOwnRecipesRepository } from '../repositories/ownRecipesRepository';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { createSavedRecipesRepository } from '../repositories/savedRecipesRepository';
import { addTestUser } from '../testing/testUser';
import { aNewRecipe } from '../testing/newRecipe';
import { migrate } from './migrate';
import type { Database } from './schema';
import { sqliteDialect } from './sqliteDialect';

/** Tables that grow with the cooks and what they store. */
const GROWING = /SCAN (recipes|saved_recipes|image_feedback|imported_recipes|sessions|ratings|users)(?! USING)/;

/** Runs the work and answers which of its statements read a whole table. */
const wholeReads = async (work: (db: Kysely<Database>) => Promise<unknown>): Promise<string[]> => {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Database>({ dialect: sqliteDialect(':memory:'), log: ({ query }) => void asked.push(query) });
  await migrate(db);
  await addTestUser(db, 'ada');
  asked.splice(0);
  await work(db);
  const found: string[] = [];
  for (const { sql, parameters } of asked.filter(({ sql: text }) => /^(select|insert|update|delete)/.test(text))) {
    const query = { sql: `explain query plan ${sql}`, parameters, query: { kind: 'RawNode' } as never, queryId: {} as never }; // prettier-ignore
    const { rows } = await db.executeQuery<{ detail: string }>(query);
    if (rows.some(({ detail }) => GROWING.test(detail))) found.push(sql);
  }
  await db.destroy();
  return found;
};

describe('what every cook does takes as long with a million recipes as with ten', () => {
  it.each([
    [
      'saving a new recipe',
      (db: Kysely<Database>) => createRecipesRepository(db).addOwned({ ...aNewRecipe(), owner: 'user:ada' }, 'ada'),
    ],
    ['sharing one', (db: Kysely<Database>) => createRecipesRepository(db).addShared(aNewRecipe({ isShared: true }))],
    ['deleting one', (db: Kysely<Database>) => createRecipesRepository(db).remove(7, 'user:ada', 'ada')],
    ['deleting an account', (db: Kysely<Database>) => createAccountDataRepository(db).remove('ada', 'user:ada')],
    ['exporting one', (db: Kysely<Database>) => createAccountDataRepository(db).recipesOf('user:ada')],
    ['removing what has expired', (db: Kysely<Database>) => createRecipesRepository(db).removeExpired(new Date())],
    [
      'removing one',
      (db: Kysely<Database>) => createSavedRecipesRepository(db).remove({ uid: 'ada', id: 7, at: new Date() }),
    ],
    ['forgetting removals', (db: Kysely<Database>) => createSavedRecipesRepository(db).removeForgotten(new Date())],
    [
      'searching with recipes of one’s own',
      async (db: Kysely<Database>) => {
        const own = createOwnRecipesRepository(db);
        const ada = { uid: 'ada', owner: 'user:ada' };
        for await (const _batch of own.batches(ada, 50));
        await Promise.all([own.bodiesOf(ada, [7, 8]), own.stampOf(ada)]);
      },
    ],
    ['cutting times of the future', (db: Kysely<Database>) => createSavedRecipesRepository(db).cutFuture(new Date())],
  ])('%s', async (_what, work) => {
    expect(await wholeReads(work)).toEqual([]);
  });
});
