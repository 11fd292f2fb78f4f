import { Kysely } from 'kysely';
import { postgresDialect } from './postgresDialect';
import type { Database } from './schema';

/** Each statement takes a millisecond, and none waits behind what requests do with the data. */
const CONNECTIONS = 4;
/** Longer than a busy server takes to read an answer that has arrived; beyond it the server counts by itself. */
const PATIENCE_MS = 5_000;

/**
 * The table of counters of a Postgres database, by connections of their own.
 * @param onFault called when a connection breaks
 */
export const openCounterTable = (url: string, onFault: (error: Error) => void): Kysely<Pick<Database, 'counters'>> =>
  new Kysely({
    dialect: postgresDialect(url, {
      onFault,
      connections: CONNECTIONS,
      timeoutMs: PATIENCE_MS,
      connectTimeoutMs: PATIENCE_MS,
    }),
  });
