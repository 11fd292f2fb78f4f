import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrate';
import type { Database } from './schema';
import { sqliteDialect } from './sqliteDialect';

/** Enough for concurrent responses that wait for the disk; Postgres allows 100 in total by default. */
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Longer than any of our statements takes, so that a hanging one does not hold its connection for ever. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** Whether this is the address of a Postgres database, as in DATABASE_URL. */
export const isPostgresUrl = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** Our integers have at most 53 bits, so a bigint is read as a number, like SQLite's. */
const readNumber = (text: string) => Number(text);

const postgresDialect = (url: string, onFault: (error: Error) => void, connections: number): Dialect => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === types.builtins.INT8
          ? readNumber
          : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
    },
  });
  // An idle connection broke; the next query gets a new one.
  pool.on('error', onFault);
  // `pg` reports a connection that breaks under a running statement twice: to the statement, and as an event of the
  // client, which would end the process if no one listened.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
};

const dialectOf = (place: string, onFault: (error: Error) => void, connections: number): Dialect => {
  if (isPostgresUrl(place)) return postgresDialect(place, onFault, connections);
  if (place === ':memory:') return sqliteDialect(place);
  mkdirSync(place, { recursive: true });
  return sqliteDialect(join(place, 'larder.db'));
};

/**
 * Opens the database and brings its schema up to date. Only this module knows which engine is used.
 * @param place the folder of `larder.db`, created if missing; ':memory:' for a temporary database; or the postgres://
 * address of an existing one
 * @param onFault called when a connection to Postgres breaks
 * @param failed called with the error of every statement that fails
 * @param connections maximum number of connections to Postgres
 */
export const openDatabase = async (
  place: string,
  onFault: (error: Error) => void = () => undefined,
  connections = CONNECTIONS,
  failed?: (error: unknown) => void,
): Promise<Kysely<Database>> => {
  const db = new Kysely<Database>({
    dialect: dialectOf(place, onFault, connections),
    ...(failed && { log: (event) => (event.level === 'error' ? failed(event.error) : undefined) }),
  });
  try {
    await migrate(db);
    // Changes of the schema may wait inside SQLite; from now on, writes wait outside.
    if (!isPostgresUrl(place)) await sql`pragma busy_timeout = 0`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};
