import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Dialect, type Logger } from 'kysely';
import { migrate } from './migrate';
import type { Database } from './schema';
import { sqliteDialect } from './sqliteDialect';

/** Whether this is the address of a Postgres database, as in DATABASE_URL. */
export const isPostgresUrl = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** A statement that has ended; its values are placeholders in the text. */
export interface EndedStatement {
  sql: string;
  ms: number;
  hasFailed: boolean;
}

/** Observers of statements. */
export interface StatementWatch {
  /** Called with the error of every statement that fails. */
  failed?: (error: unknown) => void;
  ended?: (statement: EndedStatement) => void;
}

const logOf =
  ({ failed, ended }: StatementWatch): Logger =>
  (event) => {
    const hasFailed = event.level === 'error';
    if (hasFailed) failed?.(event.error);
    ended?.({ sql: event.query.sql, ms: event.queryDurationMillis, hasFailed });
  };

/** Loads the driver of Postgres only for a Postgres database: most servers have none, and start sooner without it. */
const dialectOf = async (place: string, onFault: (error: Error) => void, connections?: number): Promise<Dialect> => {
  if (isPostgresUrl(place)) {
    const { postgresDialect } = await import('./postgresDialect');
    return postgresDialect(place, { onFault, connections });
  }
  if (place === ':memory:') return sqliteDialect(place);
  mkdirSync(place, { recursive: true });
  return sqliteDialect(join(place, 'larder.db'));
};

/**
 * Opens the database and makes sure that its schema is the one this release needs. Only this module knows which engine is used.
 * @param place the folder of `larder.db`, created if missing; ':memory:' for a temporary database; or the postgres://
 * address of an existing one
 * @param onFault called when a connection to Postgres breaks
 * @param connections maximum number of connections to Postgres, ten unless given
 * @param watch observes statements
 * @param prepare brings the schema up to date, or only checks it
 */
export const openDatabase = async (
  place: string,
  onFault: (error: Error) => void = () => undefined,
  connections?: number,
  watch?: StatementWatch,
  prepare: (db: Kysely<Database>) => Promise<void> = migrate,
): Promise<Kysely<Database>> => {
  const db = new Kysely<Database>({
    dialect: await dialectOf(place, onFault, connections),
    ...(watch && { log: logOf(watch) }),
  });
  try {
    await prepare(db);
    // Changes of the schema may wait inside SQLite; from now on, writes wait outside.
    if (!isPostgresUrl(place)) await sql`pragma busy_timeout = 0`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};
