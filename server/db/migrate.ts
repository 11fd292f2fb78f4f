import { Migrator, type Kysely, type Migration } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';

/** The database has a schema that this release cannot use. */
export class NewerSchemaError extends Error {
  constructor(readonly migration: string) {
    super(`the database needs a release with the migration ${migration}`);
  }
}

const LAST = Object.keys(MIGRATIONS).sort().at(-1)!;
/** Run by a newer release: nothing is left to do. */
const DONE: Migration = { up: () => Promise.resolve() };

const hasTable = async (db: Kysely<Database>, table: string): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
};

/** Names of the migrations that a newer release has run on this database. */
const newerOf = async (db: Kysely<Database>): Promise<string[]> => {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const rows = await db.selectFrom('kysely_migration').select('name').where('name', '>', LAST).execute();
  return rows.map(({ name }) => name);
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
  const newer = until === undefined ? await newerOf(db) : [];
  const migrations = { ...MIGRATIONS, ...Object.fromEntries(newer.map((name) => [name, DONE])) };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error) throw error;
};
