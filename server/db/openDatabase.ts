import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type Dialect } from 'kysely';
import SQLite from 'libsql';
import { migrate } from './migrations';
import type { Database } from './schema';

/** In WAL mode with synchronous=FULL, a write that was acknowledged survives a crash of the machine. */
const sqliteDialect = (file: string): Dialect => {
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database });
};

/**
 * Opens the database and brings it to the newest form. The one place that knows which engine is used.
 * @param dataDir where `larder.db` lies, made when missing; ':memory:' for one that is gone when it is closed
 */
export const openDatabase = async (dataDir: string): Promise<Kysely<Database>> => {
  const isInMemory = dataDir === ':memory:';
  if (!isInMemory) mkdirSync(dataDir, { recursive: true });
  const db = new Kysely<Database>({ dialect: sqliteDialect(isInMemory ? dataDir : join(dataDir, 'larder.db')) });
  await migrate(db);
  return db;
};
