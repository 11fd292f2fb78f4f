import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/** In the order of their names. Never change one that was released: add the next. They run on SQLite and on Postgres. */
const MIGRATIONS: Record<string, Migration> = {
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
      // What an account stores twice is stored once.
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
};

/**
 * Brings the database to the newest form; a database that is there already is left as it is.
 * @throws when a migration fails; that migration is then undone
 */
export const migrate = async <Schema>(db: Kysely<Schema>): Promise<void> => {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  }).migrateToLatest();
  if (error) throw error;
};
