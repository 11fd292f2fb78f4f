import { sql, SqliteAdapter, type Kysely, type Migration } from 'kysely';
import { addImportChanges } from './importChanges';
import { FIRST_MIGRATIONS } from './migrations/firstMigrations';

/** The lines of lists that devices merge (`heldLines`), and their indexes. */
const createLines = async (db: Kysely<unknown>, table: string, lists: string): Promise<void> => {
  await db.schema
    .createTable(table)
    .addColumn('list_id', 'text', (column) => column.notNull().references(`${lists}.id`).onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('thing', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('ahead', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['list_id', 'id'])
    .execute();
  await db.schema.createIndex(`${table}_revision`).on(table).columns(['list_id', 'revision']).execute();
  await db.schema
    .createIndex(`${table}_gone`)
    .on(table)
    .column('changed_at')
    .where(sql.ref('state'), '=', 'gone')
    .execute();
};

/**
 * In order of name. Never change a released one: add the next. They run on SQLite and on Postgres.
 *
 * Servers of this release and of the one before share a database while an update goes through the fleet, so a migration
 * only expands: the release before must be able to read and write what it leaves. A column or table goes only when the
 * release before no longer uses it; that migration then inserts its own name into `schema_floor`, and `db/migrate`
 * refuses the database to every release that does not have it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  ...FIRST_MIGRATIONS,
  '0017-counters': {
    async up(db: Kysely<unknown>) {
      // One machine counts in memory.
      if (db.getExecutor().adapter instanceof SqliteAdapter) return;
      await sql`create unlogged table counters (
        key text primary key, points bigint not null, body text, expires_at timestamptz not null
      )`.execute(db);
      await db.schema.createIndex('counters_expiry').on('counters').column('expires_at').execute();
    },
  },
  '0018-jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('put_aside_at', 'text')
        .execute();
      await db.schema.createIndex('jobs_due').on('jobs').column('due_at').execute();
    },
  },
  '0019-model-requests': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('model_requests')
        .addColumn('ask_key', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text', (column) => column.notNull())
        .addColumn('wanted_until', 'text')
        .addColumn('recipe_ids', 'text', (column) => column.notNull())
        .addColumn('ended_at', 'text')
        .addColumn('failure', 'text')
        .execute();
    },
  },
  '0020-recipe-versions': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('recipes').addColumn('posted_as', 'bigint').execute();
      await db.schema
        .createIndex('recipes_posted_as')
        .on('recipes')
        .columns(['owner', 'posted_as'])
        .where(sql.ref('posted_as'), 'is not', null)
        .execute();
      await db.schema
        .createTable('recipe_versions')
        .addColumn('recipe_id', 'bigint', (column) => column.notNull().references('recipes.id').onDelete('cascade'))
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('browser', 'text')
        .addColumn('system', 'text')
        .addPrimaryKeyConstraint('recipe_versions_key', ['recipe_id', 'version'])
        .execute();
      await db.schema
        .createIndex('recipe_versions_of_account')
        .on('recipe_versions')
        .columns(['uid', 'saved_at', 'bytes'])
        .execute();
    },
  },
  '0021-shopping-lists': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shopping_lists')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('uid', 'text', (column) => column.notNull().unique().references('users.uid').onDelete('cascade'))
        .addColumn('share', 'text', (column) => column.unique())
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('forgotten_until', 'bigint', (column) => column.notNull())
        .addColumn('aisles', 'text')
        .addColumn('aisles_at', 'bigint')
        .execute();
      await createLines(db, 'shopping_entries', 'shopping_lists');
    },
  },
  '0022-cookbooks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('cookbooks')
        .addColumn('id', 'text', (column) => column.primaryKey().references('users.uid').onDelete('cascade'))
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('forgotten_until', 'bigint', (column) => column.notNull())
        .execute();
      await createLines(db, 'cookbook_entries', 'cookbooks');
      await db.schema
        .createTable('collection_shares')
        .addColumn('share', 'text', (column) => column.primaryKey())
        .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
        .addColumn('collection_id', 'text', (column) => column.notNull())
        .addUniqueConstraint('collection_shares_of_account', ['uid', 'collection_id'])
        .execute();
    },
  },
  '0023-import-changes': { up: addImportChanges },
  '0024-recipe-photos': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('recipe_photos')
        .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('jpeg', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('recipe_photos_key', ['uid', 'name'])
        .execute();
      await db.schema.createIndex('recipe_photos_name').on('recipe_photos').column('name').execute();
      for (const table of ['recipes', 'recipe_versions']) {
        await db.schema.alterTable(table).addColumn('photo', 'text').execute();
        await db.schema
          .createIndex(`${table}_photo`)
          .on(table)
          .column('photo')
          .where(sql.ref('photo'), 'is not', null)
          .execute();
      }
    },
  },
  '0025-shared-photos': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shared_photos')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('jpeg', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('shared_photos_key', ['owner', 'name'])
        .execute();
      await db.schema.createIndex('shared_photos_name').on('shared_photos').column('name').execute();
    },
  },
  '0026-photo-ages': {
    async up(db: Kysely<unknown>) {
      // What is asked of all photos is in an index: in the table, it lies behind the bytes of each photo.
      await db.schema
        .createIndex('recipe_photos_of_account')
        .on('recipe_photos')
        .columns(['uid', 'created_at', 'name', 'bytes'])
        .execute();
      await db.schema
        .createIndex('recipe_photos_age')
        .on('recipe_photos')
        .columns(['created_at', 'uid', 'name'])
        .execute();
      await db.schema
        .createIndex('shared_photos_age')
        .on('shared_photos')
        .columns(['created_at', 'owner', 'name'])
        .execute();
    },
  },
};
