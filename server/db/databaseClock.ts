import { sql, type Kysely } from 'kysely';
import type { Database } from './schema';

/** Clocks of computers drift by some milliseconds in this time. */
const EVERY_MS = 60_000;

interface Options {
  /** This computer's clock, in milliseconds since 1970. */
  ownNow?: () => number;
  everyMs?: number;
  /** Called when the database cannot be asked; the last difference stays. */
  failed?: (error: unknown) => void;
}

/**
 * The time by the clock of a Postgres database, which all its servers share: "the newest change wins" must not depend on
 * which of them a request reaches. Asks for the difference between both clocks, now and once a minute. It is right to
 * half the time of one question.
 */
export const openDatabaseClock = async (
  db: Kysely<Database>,
  { ownNow = Date.now, everyMs = EVERY_MS, failed = () => undefined }: Options = {},
) => {
  const difference = async (): Promise<number> => {
    const before = ownNow();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms
    `.execute(db);
    return rows[0]!.ms - (before + ownNow()) / 2;
  };
  let ahead = await difference();
  const asking = setInterval(() => {
    difference().then((measured) => {
      ahead = measured;
    }, failed);
  }, everyMs).unref();

  return {
    now: (): Date => new Date(ownNow() + ahead),
    close: (): void => clearInterval(asking),
  };
};
