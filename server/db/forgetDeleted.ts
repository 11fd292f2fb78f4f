import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql, SqliteAdapter, type Kysely } from 'kysely';
import type { Database } from './schema';

/** SQLite's own: with more pages in the log, a write moves them into the file. */
const PAGES_KEPT = 1_000;

/** The bundled program beside the running one, or undefined if there is none (development, tests). */
const threadProgram = (): string | undefined => {
  const file = join(dirname(resolve(process.argv[1] ?? '.')), 'checkpointWorker.mjs');
  return existsSync(file) ? file : undefined;
};

const fileOf = async (db: Kysely<Database>): Promise<string> => {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ?? '';
};

const runThread = (program: string, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: file });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });

/** Writes leave the log alone meanwhile; else the next one would move all of it and hold up every request. */
const inThread = async (db: Kysely<Database>, program: string, file: string): Promise<void> => {
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  try {
    await runThread(program, file);
  } finally {
    await sql.raw(`pragma wal_autocheckpoint = ${PAGES_KEPT}`).execute(db);
  }
};

/**
 * Moves all changes into the file of the database and empties its log, which still holds what was deleted. It waits for
 * the disk, in the bundled server in a thread. Does nothing while another program reads the file, and on Postgres, whose
 * vacuum reuses the space.
 */
export const forgetDeleted = async (db: Kysely<Database>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  const program = threadProgram();
  const file = program === undefined ? '' : await fileOf(db);
  if (program === undefined || file === '') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  else await inThread(db, program, file);
};
