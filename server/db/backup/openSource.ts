import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import SQLite from 'libsql';
import { isPostgresUrl } from '../openDatabase';
import { postgresDialect } from '../postgresDialect';
import type { Database } from '../schema';
import { ConfigError } from '../../errors/startFailure';
import { readRows } from './readRows';
import type { Row } from './rowDigest';
import { columnsOfTables, type StoredTable } from './storedTables';

/** A table that is being read; its rows must be taken before the next table is. */
export interface SourceTable {
  table: StoredTable;
  columns: readonly string[];
  rows: AsyncIterable<Row>;
}

/** Everything that a database or a backup contains, as it was at one moment. */
export interface Source {
  /** The names of the migrations that its schema has run, in order. */
  migrations: readonly string[];
  tables: AsyncIterable<SourceTable>;
}

const ONE_CONNECTION = 1;

/** Only reads, and leaves the schema as it is: a server of any release may be using the database. */
const openForReading = (place: string): Kysely<Database> => {
  if (isPostgresUrl(place))
    return new Kysely({
      dialect: postgresDialect(place, { onFault: () => undefined, connections: ONE_CONNECTION }),
    });
  const file = join(place, 'larder.db');
  if (!existsSync(file)) throw new ConfigError(`DATA_DIR: there is no database in ${place}.`);
  return new Kysely({ dialect: new SqliteDialect({ database: new SQLite(file, { readonly: true }) }) });
};

async function* tablesOf(db: Kysely<Database>): AsyncGenerator<SourceTable> {
  for (const [table, columns] of await columnsOfTables(db))
    yield { table, columns, rows: readRows(db, table, columns) };
}

/**
 * Reads a database in one transaction, so that all tables are as they were at one moment. Servers go on writing.
 * @param place the folder of `larder.db`, or the postgres:// address
 * @throws ConfigError when there is no database; what the engine throws
 */
export const withSource = async <T>(place: string, use: (source: Source) => Promise<T>): Promise<T> => {
  const db = openForReading(place);
  try {
    const transaction = db.transaction();
    return await (isPostgresUrl(place) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(
      async (snapshot) => {
        const run = await snapshot.selectFrom('kysely_migration').select('name').orderBy('name').execute();
        return use({ migrations: run.map(({ name }) => name), tables: tablesOf(snapshot) });
      },
    );
  } finally {
    await db.destroy();
  }
};
