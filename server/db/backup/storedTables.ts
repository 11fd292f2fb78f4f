import type { Kysely } from 'kysely';
import type { Database } from '../schema';

/**
 * The tables of a backup and the columns that identify a row. Each table comes after those that it refers to, so that
 * rows can be inserted in this order.
 */
export const STORED_TABLES = {
  users: ['uid'],
  server_secrets: ['name'],
  sessions: ['token_hash'],
  reset_tokens: ['uid'],
  second_factors: ['uid'],
  recovery_codes: ['uid', 'code_hash'],
  preferences: ['uid'],
  recipes: ['id'],
  recipe_versions: ['recipe_id', 'version'],
  recipe_photos: ['uid', 'name'],
  shared_photos: ['owner', 'name'],
  saved_recipes: ['uid', 'recipe_id'],
  ratings: ['uid', 'recipe_id'],
  shopping_lists: ['id'],
  shopping_entries: ['list_id', 'id'],
  cookbooks: ['id'],
  cookbook_entries: ['list_id', 'id'],
  collection_shares: ['share'],
  generated_asks: ['ask_key'],
  imported_recipes: ['id'],
  imported_changes: ['seq'],
  row_counters: ['name'],
  image_feedback: ['recipe_id', 'visitor'],
  recipe_pictures: ['recipe_id'],
} as const satisfies Partial<{ [Table in keyof Database]: readonly (keyof Database[Table])[] }>;

export type StoredTable = keyof typeof STORED_TABLES;

/** Tables that the migrations fill, and that a restore therefore has already. */
export const MADE_BY_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock', 'schema_floor'] as const;

/**
 * The counts of the limits, which mean nothing an hour later and which only Postgres has; mails that were waiting to
 * be sent: most have been sent since, and none is sent twice; and requests to a model that were under way.
 */
export const LEFT_OUT = ['counters', 'jobs', 'model_requests'] as const;

export const TABLE_NAMES = Object.keys(STORED_TABLES) as StoredTable[];

export const isStoredTable = (name: string): name is StoredTable => Object.hasOwn(STORED_TABLES, name);

/** The tables of this database that a backup contains, with their columns. An older schema has fewer of both. */
export const columnsOfTables = async (db: Kysely<Database>): Promise<Map<StoredTable, string[]>> => {
  const found = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  return new Map(TABLE_NAMES.flatMap((table) => (found.has(table) ? [[table, found.get(table)!.toSorted()]] : [])));
};
