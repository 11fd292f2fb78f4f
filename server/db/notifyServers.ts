import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Database } from './schema';

/** What is announced at once to every server when another server, or another program on the database, changes it. */
export type Topic = 'imports' | 'own' | 'pictures' | 'shopping';

/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'larder';

/** One event on the channel, as JSON: who sends it, about what, and what of it has changed. */
export type Notification = readonly [sender: string, topic: Topic | 'echo', subject: string];

/**
 * Sends an event to all servers on a Postgres database, when the transaction commits if `db` is one; works through
 * PgBouncer. Does nothing on SQLite, which has one server.
 */
export const notifyServers = async (db: Kysely<Database>, notification: Notification): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notification)})`.execute(db);
};
