import { workerData } from 'node:worker_threads';
import SQLite from 'libsql';

/** How long the emptying of the log waits for a write that is under way. */
const PATIENCE_MS = 2_000;

const database = new SQLite(workerData as string);
try {
  database.pragma(`busy_timeout = ${PATIENCE_MS}`);
  // Nearly everything moves while others write; only what is left is moved with the lock for writing.
  database.pragma('wal_checkpoint(PASSIVE)');
  database.pragma('wal_checkpoint(TRUNCATE)');
} finally {
  database.close();
}
