import { readdirSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { startPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { openTestDatabase, useEngine } from '../testing/testDatabase';

const START_TIMEOUT_MS = 600_000;

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
  useEngine(() => postgres.open());
}, START_TIMEOUT_MS);
afterAll(() => postgres.stop(), START_TIMEOUT_MS);

it('runs the tests below on Postgres', async () => {
  expect(postgres.version).toMatch(/^PostgreSQL \d+/);
  const db = await openTestDatabase();
  expect((await db.introspection.getTables()).map(({ name }) => name)).toContain('recipes');
  await db.destroy();
});

it.each([
  ['rows', () => Promise.resolve()],
  ['rows and a table', (db: Kysely<Database>) => sql`create table left_behind (id integer)`.execute(db)],
])('gives a test the database as the migrations leave it, after one that left %s', async (_what, leaveMore) => {
  const stateOf = async (db: Kysely<Database>) => ({
    tables: (await db.introspection.getTables())
      .flatMap(({ name, schema }) => (schema === 'public' ? name : []))
      .sort(),
    secrets: await db.selectFrom('server_secrets').selectAll().execute(),
    counters: await db.selectFrom('row_counters').selectAll().execute(),
    migrations: await db.selectFrom('kysely_migration').select('name').orderBy('name').execute(),
  });
  const first = await openTestDatabase();
  const before = await stateOf(first);
  await first.insertInto('server_secrets').values({ name: 'visitor', value: 'mark' }).execute();
  await first.updateTable('row_counters').set({ value: 7 }).execute();
  await leaveMore(first);
  await first.destroy();

  const second = await openTestDatabase();
  expect(before).toMatchObject({ secrets: [], counters: [{ name: 'imported_recipes' }] });
  expect(await stateOf(second)).toEqual(before);
  await second.destroy();
});

/** Every repository's tests again; a new file is found automatically. */
const repositories = readdirSync(__dirname).filter((file) => file.endsWith('Repository.test.ts'));
/** And those of what follows the database by itself. */
const files = [...repositories, '../services/shelf/keptShelf.test.ts'];
for (const file of files)
  describe(`on Postgres: ${file}`, () => {
    // A test file has no exports; reading it is what registers its tests.
    jest.requireActual(`./${file}`);
  });
