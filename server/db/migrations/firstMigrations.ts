import { sql, type Kysely, type Migration } from 'kysely';
import { fromJsonText } from '../../text/jsonText';
import type { Database } from '../schema';

const BACKFILL_BATCH = 1_000;

/** Fills rows from before the columns existed: the body contains both values. */
const fillImportedOrders = async (db: Kysely<Pick<Database, 'imported_recipes'>>): Promise<void> => {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('imported_recipes')
      .select(['id', 'body'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BACKFILL_BATCH)
      .execute();
    if (rows.length === 0) return;
    for (const { id, body } of rows) {
      const { prepTime, ingredients } = fromJsonText(body);
      await db
        .updateTable('imported_recipes')
        .set({ minutes: prepTime ?? null, line_count: ingredients.length })
        .where('id', '=', id)
        .execute();
    }
    last = Number(rows.at(-1)!.id);
  }
};

/** The migrations of release 0.1.0. */
export const FIRST_MIGRATIONS: Record<string, Migration> = {
  '0001-recipes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('recipes')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text')
        .addColumn('is_shared', 'integer', (column) => column.notNull())
        .addColumn('owner', 'text')
        .execute();
      await db.schema
        .createIndex('recipes_shared_content')
        .unique()
        .on('recipes')
        .column('content_hash')
        .where(sql.ref('is_shared'), '=', 1)
        .execute();
      await db.schema.createIndex('recipes_expiry').on('recipes').column('expires_at').execute();
    },
  },
  '0002-imported-recipes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('imported_recipes')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('content_hash', 'text', (column) => column.notNull().unique())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('ingredient_ids', 'text', (column) => column.notNull())
        .addColumn('facts', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0003-image-feedback': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('image_feedback')
        .addColumn('recipe_id', 'bigint', (column) => column.notNull())
        .addColumn('visitor', 'text', (column) => column.notNull())
        .addColumn('picture', 'text', (column) => column.notNull())
        .addColumn('is_accurate', 'integer', (column) => column.notNull())
        .addColumn('feedback_text', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('image_feedback_key', ['recipe_id', 'visitor'])
        .execute();
      await db.schema
        .createTable('recipe_pictures')
        .addColumn('recipe_id', 'bigint', (column) => column.primaryKey())
        .addColumn('variant', 'integer', (column) => column.notNull())
        .addColumn('chosen_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0004-accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('users')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('profile_image_url', 'text')
        .addColumn('marketing_consent', 'integer', (column) => column.notNull())
        .addColumn('terms_version', 'text', (column) => column.notNull())
        .addColumn('terms_accepted_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('refreshed_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('sessions_user').on('sessions').column('uid').execute();
      await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
      await db.schema
        .createTable('reset_tokens')
        .addColumn('uid', 'text', (column) => column.primaryKey().references('users.uid').onDelete('cascade'))
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('server_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0005-saved-recipes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('saved_recipes')
        .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
        .addColumn('recipe_id', 'bigint', (column) => column.notNull())
        .addColumn('is_saved', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('saved_recipes_key', ['uid', 'recipe_id'])
        .execute();
      await db.schema.createIndex('saved_recipes_recipe').on('saved_recipes').column('recipe_id').execute();
      await db.schema
        .createTable('ratings')
        .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
        .addColumn('recipe_id', 'bigint', (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull())
        .addColumn('rated_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['uid', 'recipe_id'])
        .execute();
      await db.schema
        .createTable('preferences')
        .addColumn('uid', 'text', (column) => column.primaryKey().references('users.uid').onDelete('cascade'))
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .execute();
      // Content that an account stores twice is stored once.
      await db.schema
        .createIndex('recipes_of_user')
        .unique()
        .on('recipes')
        .columns(['owner', 'content_hash'])
        .where(sql.ref('is_shared'), '=', 0)
        .where(sql`substr(owner, 1, 5)`, '=', 'user:')
        .execute();
    },
  },
  '0006-generated-recipes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('generated_asks')
        .addColumn('ask_key', 'text', (column) => column.primaryKey())
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('recipe_ids', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('generated_asks_age').on('generated_asks').column('created_at').execute();
    },
  },
  '0007-imported-orders': {
    async up(db: Kysely<unknown>) {
      const table = db.schema.alterTable('imported_recipes');
      await table.addColumn('minutes', 'real').execute();
      await table.addColumn('line_count', 'integer', (column) => column.notNull().defaultTo(0)).execute();
      await fillImportedOrders(db as Kysely<Pick<Database, 'imported_recipes'>>);
    },
  },
  '0008-facts-version': {
    async up(db: Kysely<unknown>) {
      for (const table of ['recipes', 'imported_recipes']) {
        const version = db.schema.alterTable(table);
        await version.addColumn('facts_version', 'integer', (column) => column.notNull().defaultTo(0)).execute();
        await db.schema.createIndex(`${table}_facts_version`).on(table).column('facts_version').execute();
      }
      await db.schema.alterTable('imported_recipes').addColumn('source_lines', 'text').execute();
    },
  },
  '0009-session-browsers': {
    async up(db: Kysely<unknown>) {
      for (const column of ['browser', 'system'])
        await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
    },
  },
  '0010-recipe-owners': {
    async up(db: Kysely<unknown>) {
      // Without them, saving a recipe and deleting an account read every recipe.
      await db.schema.createIndex('recipes_owner').on('recipes').columns(['owner', 'content_hash']).execute();
      await db.schema.createIndex('image_feedback_visitor').on('image_feedback').column('visitor').execute();
      await db.schema
        .createIndex('saved_recipes_removals')
        .on('saved_recipes')
        .column('changed_at')
        .where(sql.ref('is_saved'), '=', 0)
        .execute();
    },
  },
  '0011-second-factors': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('second_factors')
        .addColumn('uid', 'text', (column) => column.primaryKey().references('users.uid').onDelete('cascade'))
        .addColumn('sealed_key', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('turned_on_at', 'text')
        .addColumn('last_step', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('recovery_codes')
        .addColumn('uid', 'text', (column) => column.notNull().references('second_factors.uid').onDelete('cascade'))
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('recovery_codes_key', ['uid', 'code_hash'])
        .execute();
    },
  },
  '0012-households': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('image_feedback').addColumn('household', 'text').execute();
    },
  },
  '0013-times-in-the-future': {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('saved_recipes_changed').on('saved_recipes').column('changed_at').execute();
      await db.schema.createIndex('ratings_rated').on('ratings').column('rated_at').execute();
      const times = { saved_recipes: ['saved_at', 'changed_at'], ratings: ['rated_at'] };
      const now = new Date().toISOString();
      for (const [table, columns] of Object.entries(times))
        for (const column of columns)
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now} where ${sql.ref(column)} > ${now}`.execute(
            db,
          );
    },
  },
  '0014-dropped-removals': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('users').addColumn('removals_dropped_until', 'text').execute();
      await db.schema
        .createIndex('saved_recipes_removals_of_account')
        .on('saved_recipes')
        .columns(['uid', 'changed_at'])
        .where(sql.ref('is_saved'), '=', 0)
        .execute();
    },
  },
  '0015-import-order': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('imported_recipes').addColumn('seq', 'bigint').execute();
      await sql`update imported_recipes set seq = numbered.seq
        from (select id, row_number() over (order by id) as seq from imported_recipes) as numbered
        where numbered.id = imported_recipes.id`.execute(db);
      await db.schema.createIndex('imported_recipes_order').on('imported_recipes').column('seq').execute();
      await db.schema
        .createTable('row_counters')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'bigint', (column) => column.notNull())
        .execute();
      await sql`insert into row_counters (name, value) select 'imported_recipes', count(*) from imported_recipes`.execute(
        db,
      );
    },
  },
  '0016-schema-floor': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('schema_floor')
        .addColumn('migration', 'text', (column) => column.primaryKey())
        .execute();
    },
  },
};
