import { readdirSync } from 'node:fs';
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

/** Every repository's tests again; a new file is found automatically. */
const repositories = readdirSync(__dirname).filter((file) => file.endsWith('Repository.test.ts'));
/** And those of what follows the database by itself. */
const files = [...repositories, '../services/shelf/keptShelf.test.ts'];
for (const file of files)
  describe(`on Postgres: ${file}`, () => {
    // A test file has no exports; reading it is what registers its tests.
    jest.requireActual(`./${file}`);
  });
