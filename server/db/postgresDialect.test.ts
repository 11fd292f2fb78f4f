import { Kysely, sql } from 'kysely';
import { isDatabaseAway } from '../errors/databaseAway';
import { createGate } from '../testing/gate';
import { startPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { postgresDialect } from './postgresDialect';
import type { Database } from './schema';

const START_TIMEOUT_MS = 600_000;
const TIMEOUT_MS = 1_000;

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
}, START_TIMEOUT_MS);
afterAll(() => postgres.stop(), START_TIMEOUT_MS);

const opened = async () => {
  const gate = createGate();
  let address = '';
  const first = await postgres.open(async (own) => {
    const url = await gate.through(own);
    address = url.href;
    return url;
  });
  await first.destroy();
  const dialect = postgresDialect(address, { onFault: () => undefined, connections: 1, timeoutMs: TIMEOUT_MS });
  const db = new Kysely<Database>({ dialect });
  const close = async () => {
    await db.destroy();
    await gate.cut();
  };
  return { gate, db, close };
};

/** Those that PgBouncer passes on; it refuses a connection that has another. */
const ALLOWED = ['user', 'database', 'client_encoding', 'application_name'];

it('opens a connection with nothing that PgBouncer refuses', async () => {
  const { gate, db, close } = await opened();
  await sql`select 1`.execute(db);
  // Length and version take eight bytes; then names and values follow, each ended by a zero.
  const names = gate
    .opening()
    .slice(8)
    .split('\0')
    .filter((word, i) => i % 2 === 0 && word !== '');
  expect(names).toContain('user');
  expect(names.filter((name) => !ALLOWED.includes(name))).toEqual([]);
  await close();
});

it('limits the time of a transaction, and leaves nothing behind for the next client of the connection', async () => {
  const { db, close } = await opened();
  const limits = async (on: Pick<typeof db, 'getExecutor'>) => {
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(on);
    return rows[0]!.limit;
  };
  const before = await limits(db);
  expect(await db.transaction().execute(limits)).toBe('1min');
  expect(await limits(db)).toBe(before);
  await close();
});

it('gives up a connection that no longer answers, and goes on with another', async () => {
  const { gate, db, close } = await opened();
  await sql`select 1`.execute(db);
  gate.hold();
  const failure: unknown = await sql`select 2`.execute(db).catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  const { rows } = await sql`select 3 as three`.execute(db);
  expect(rows).toEqual([{ three: 3 }]);
  await close();
});
