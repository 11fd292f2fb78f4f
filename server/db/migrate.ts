import { Migrator, type Kysely, type Migration } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';

/** The database has a schema that this release cannot use. */
export class NewerSchemaError extends Error {
  constructor(readonly migration: string) {
    super(`the database needs a release with the migration ${migration}`);
  }
}

/** The database lacks migrations of this release. */
export class OlderSchemaError extends Error {
  constructor(readonly missing: readonly string[]) {
    super(`the database lacks the migrations ${missing.join(', ')}`);
  }
}

const LAST = Object.keys(MIGRATIONS).sort().at(-1)!;
/** Run by a newer release: nothing is left to do. */
const DONE: Migration = { up: () => Promise.resolve() };

const hasTable = async (db: Kysely<Database>, table: string): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
};

/** Names of the migrations that the database has run. */
const namesOf = async (db: Kysely<Database>): Promise<string[]> => {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

/** Names of the migrations that a newer release has run on this database. */
const newerOf = async (db: Kysely<Database>): Promise<string[]> => (await namesOf(db)).filter((name) => name > LAST);

/** Names of the migrations that are still to be run. */
export const missingMigrations = async (db: Kysely<Database>): Promise<string[]> => {
  const run = new Set(await namesOf(db));
  return Object.keys(MIGRATIONS)
    .filter((name) => !run.has(name))
    .sort();
};

/** @throws NewerSchemaError when a newer release has removed what this one uses */
const checkFloor = async (db: Kysely<Database>): Promise<void> => {
  if (!(await hasTable(db, 'schema_floor'))) return;
  const floor = await db
    .selectFrom('schema_floor')
    .select('migration')
    .where('migration', '>', LAST)
    .limit(1)
    .executeTakeFirst();
  if (floor) throw new NewerSchemaError(floor.migration);
};

/**
 * Brings the schema to at least what this release needs, without touching existing data. A schema that a newer release
 * has expanded is used as it is.
 * @param until the last migration to run, for tests that need an older database
 * @throws NewerSchemaError; what a migration throws, which is then rolled back
 */
export const migrate = async (db: Kysely<Database>, until?: string): Promise<void> => {
  await checkFloor(db);
  // The lock of a migration belongs to a session, and PgBouncer in transaction mode leaves it with some connection.
  if (until === undefined && (await missingMigrations(db)).length === 0) return;
  const newer = until === undefined ? await newerOf(db) : [];
  const migrations = { ...MIGRATIONS, ...Object.fromEntries(newer.map((name) => [name, DONE])) };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error) throw error;
};

/**
 * Makes sure that the schema is at least what this release needs, and changes nothing.
 * @throws NewerSchemaError; OlderSchemaError when migrations are still to be run
 */
export const checkMigrated = async (db: Kysely<Database>): Promise<void> => {
  await checkFloor(db);
  const missing = await missingMigrations(db);
  if (missing.length > 0) throw new OlderSchemaError(missing);
};
