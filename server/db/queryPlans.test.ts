import { Kysely } from 'kysely';
import { createAccountDataRepository } from '../repositories/accountDataRepository';
import { createCookbookRepository } from '../repositories/cookbookRepository';
import { createRecipePhotosRepository } from '../repositories/recipePhotosRepository';
import { createSharedPhotosRepository } from '../repositories/sharedPhotosRepository';
import { createShoppingRepository } from '../repositories/shoppingRepository';
import { createOwnRecipesRepository } from '../repositories/ownRecipesRepository';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { createSavedRecipesRepository } from '../repositories/savedRecipesRepository';
import { addTestUser } from '../testing/testUser';
import { aNewRecipe } from '../testing/newRecipe';
import { migrate } from './migrate';
import type { Database } from './schema';
import { sqliteDialect } from './sqliteDialect';

/** Tables that grow with the cooks and what they store. */
const GROWING =
  /SCAN (recipes|recipe_versions|recipe_photos|shared_photos|saved_recipes|image_feedback|imported_recipes|sessions|ratings|users|shopping_lists|shopping_entries|cookbooks|cookbook_entries)\b/;
/** A photo's other columns lie behind its bytes, so a statement about many of them reads an index alone. */
const READS_BYTES = /(SCAN|SEARCH) (recipe|shared)_photos(?! USING COVERING)/;

/** Runs the work and answers which of its statements have such a step in their plan. */
const statementsWith = async (step: RegExp, work: (db: Kysely<Database>) => Promise<unknown>): Promise<string[]> => {
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
    if (rows.some(({ detail }) => step.test(detail))) found.push(sql);
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
    [
      'forgetting lines that were removed from shopping lists',
      (db: Kysely<Database>) => createShoppingRepository(db).removeForgotten(new Date()),
    ],
    [
      'forgetting lines that were removed from cookbooks',
      (db: Kysely<Database>) => createCookbookRepository(db).removeForgotten(new Date()),
    ],
    [
      'reading a shopping list, changing it and taking its link back',
      async (db: Kysely<Database>) => {
        const lists = createShoppingRepository(db);
        await lists.open('ada', 'list');
        await lists.share('list', 'link');
        const change = { id: 'eggs', thing: { name: 'eggs' } as never, state: 'open' as const, at: 1 };
        const room = { lines: 500, removed: 0 };
        await lists.change('list', { changes: [change], room, now: new Date() });
        await lists.change('list', { changes: [{ ...change, state: 'gone', at: 2 }], room, now: new Date() });
        await Promise.all([lists.ofShare('link'), lists.entries('list', undefined), lists.entries('list', 0, ['ham'])]);
        await lists.unshare('list');
      },
    ],
    ['cutting times of the future', (db: Kysely<Database>) => createSavedRecipesRepository(db).cutFuture(new Date())],
  ])('%s', async (_what, work) => {
    expect(await statementsWith(GROWING, work)).toEqual([]);
  });
});

describe('the bytes of photos are read only to show a photo', () => {
  it.each([
    [
      'deleting those that no recipe shows',
      async (db: Kysely<Database>) => {
        await createRecipePhotosRepository(db).removeUnused(new Date());
        await createSharedPhotosRepository(db).removeUnused(new Date());
      },
    ],
    [
      'keeping one within the room of the account',
      (db: Kysely<Database>) => {
        const photo = { uid: 'ada', owner: 'user:ada', name: 'a', bytes: Buffer.from('a'), at: new Date() };
        return createRecipePhotosRepository(db).keep(photo, { recipes: 9, bytes: 9 });
      },
    ],
    ['listing those of an account', (db: Kysely<Database>) => createRecipePhotosRepository(db).namesOf('ada')],
  ])('%s', async (_what, work) => {
    expect(await statementsWith(READS_BYTES, work)).toEqual([]);
  });
});
