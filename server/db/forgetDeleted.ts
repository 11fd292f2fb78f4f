import { sql, SqliteAdapter, type Kysely } from 'kysely';
import type { Database } from './schema';

/**
 * Moves all changes into the file of the database and empties its log, which still holds what was deleted. Does nothing
 * while another program reads the file, and on Postgres, whose vacuum reuses the space.
 */
export const forgetDeleted = async (db: Kysely<Database>): Promise<void> => {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};
