import { LRUCache } from 'lru-cache';
import type SQLite from 'libsql';

/** More than the server has different queries in everyday use. */
const KEPT_MAX = 100;

/**
 * Prepares each SQL text once. A statement holds the values that it last ran with in native memory, which the garbage
 * collector does not see, so a new one for each query keeps about 100 MB of what was written long ago. One that is used
 * again replaces its values. It must have ended before it runs again, so it is not for rows that are read one by one.
 */
export const createPreparedStatements = (database: Pick<SQLite.Database, 'prepare'>) => {
  const kept = new LRUCache<string, SQLite.Statement>({ max: KEPT_MAX });
  return {
    prepare(sql: string): SQLite.Statement {
      const known = kept.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
    /** Forgets all of them, before the database is closed. */
    clear: (): void => kept.clear(),
  };
};
