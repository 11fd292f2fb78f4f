import type { Kysely } from 'kysely';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';

/** Opens an empty database with all tables. */
export type Engine = () => Promise<Kysely<Database>>;

let engine: Engine = () => openDatabase(':memory:');

/** From now on, the tests of this file open their databases with another engine. */
export const useEngine = (other: Engine): void => {
  engine = other;
};

/** An empty database for one test, which closes it. Tests that use it also run on Postgres (postgres.test.ts). */
export const openTestDatabase: Engine = () => engine();
