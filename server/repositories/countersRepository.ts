import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A record that is kept, as text, and for how many milliseconds. */
export interface KeptText {
  text: string;
  ms: number;
}

interface Locked {
  key: string;
  body: string | null;
  is_over: boolean;
  ms: number;
}

/** The time this many milliseconds from now, by the clock of the database. */
const endAfter = (ms: number) =>
  sql<string>`statement_timestamp() + ${ms}::double precision * interval '1 millisecond'`;

/**
 * Counts and records in an unlogged table of Postgres: fast, emptied by a crash, and absent on a replica that takes over.
 * All times are those of the database, so that servers with wrong clocks agree.
 */
export const createCountersRepository = (db: Kysely<Pick<Database, 'counters'>>) => ({
  /** Adds to the count of a key, or begins a new window with it when the last one is over. */
  async add(key: string, points: number, windowMs: number): Promise<{ points: number; msLeft: number }> {
    const { rows } = await sql<{ points: number; ms_left: number }>`
      insert into counters as old (key, points, expires_at) values (${key}, ${points}, ${endAfter(windowMs)})
      on conflict (key) do update set
        points = case when old.expires_at <= statement_timestamp() then 0 else old.points end + excluded.points,
        expires_at = case when old.expires_at <= statement_timestamp() then excluded.expires_at else old.expires_at end
      returning points, (extract(epoch from expires_at - statement_timestamp()) * 1000)::double precision as ms_left
    `.execute(db);
    const { points: counted, ms_left: msLeft } = rows[0]!;
    return { points: Number(counted), msLeft };
  },

  /**
   * Changes the records of these keys in one transaction that locks them.
   * @param decide gets them in the order of the keys, and the time in milliseconds since 1970
   */
  change: <Result>(
    keys: readonly string[],
    decide: (found: (string | undefined)[], at: number) => { keep: (KeptText | undefined)[]; result: Result },
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      // In one order for all servers, so that two of them cannot wait for each other.
      const values = [...keys].sort().map((key) => sql`(${key}, 0, statement_timestamp())`);
      const { rows } = await sql<Locked>`
        insert into counters as old (key, points, expires_at) values ${sql.join(values)}
        on conflict (key) do update set key = excluded.key
        returning key, body, expires_at <= clock_timestamp() as is_over,
          (extract(epoch from clock_timestamp()) * 1000)::double precision as ms
      `.execute(transaction);
      const found = new Map(rows.map((row) => [row.key, row.is_over || row.body === null ? undefined : row.body]));
      const { keep, result } = decide(keys.map((key) => found.get(key)), Math.max(...rows.map(({ ms }) => ms))); // prettier-ignore
      for (const [i, key] of keys.entries()) {
        const kept = keep[i];
        const row = { body: kept?.text ?? null, expires_at: endAfter(kept?.ms ?? 0) };
        await transaction.updateTable('counters').set(row).where('key', '=', key).execute();
      }
      return result;
    }),

  async removeExpired(): Promise<void> {
    await db
      .deleteFrom('counters')
      .where('expires_at', '<', sql<string>`now()`)
      .execute();
  },
});

export type CountersRepository = ReturnType<typeof createCountersRepository>;
