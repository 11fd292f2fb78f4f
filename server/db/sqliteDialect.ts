import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely';
import SQLite from 'libsql';

/** How long a write waits for another program that writes to the file. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 20;
const OWNER_ONLY = 0o600;

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/**
 * Begins a transaction with the lock for writing, and tries again while another program holds it. SQLite itself would
 * wait inside the call, and the whole server with it.
 */
const beginWriting = async (database: SQLite.Database): Promise<void> => {
  for (const end = performance.now() + PATIENCE_MS; ;) {
    try {
      // Unlike a prepared statement, this one leaves nothing open when it fails.
      database.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await pause(RETRY_MS);
    }
  }
};

const WRITES = new Set<string>(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** A connection whose single writes take the lock first, too. */
const patient = (connection: DatabaseConnection, database: SQLite.Database): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (database.inTransaction || !WRITES.has(query.query.kind)) return connection.executeQuery<Row>(query);
    await beginWriting(database);
    try {
      const result = await connection.executeQuery<Row>(query);
      database.exec('commit');
      return result;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  },
  streamQuery: (query, size) => connection.streamQuery(query, size),
});

class PatientDriver extends SqliteDriver {
  readonly #database: SQLite.Database;

  constructor(config: SqliteDialectConfig, database: SQLite.Database) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection(), this.#database);
  }

  override beginTransaction(): Promise<void> {
    return beginWriting(this.#database);
  }

  /** On a full disk SQLite has already rolled back, and a second time would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** The log beside the file keeps its permissions from the file. */
const keepPrivate = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY);
};

/**
 * A SQLite database. In WAL mode with synchronous=FULL, an acknowledged write survives a crash of the machine; with
 * secure_delete, what was deleted is overwritten with zeros.
 */
export const sqliteDialect = (file: string): Dialect => {
  if (file !== ':memory:') keepPrivate(file);
  const database = new SQLite(file);
  database.pragma(`busy_timeout = ${PATIENCE_MS}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  const config = {
    database: {
      prepare: (sql: string) => database.prepare(sql),
      close() {
        // Afterwards the file alone is the whole database.
        database.pragma('wal_checkpoint(TRUNCATE)');
        database.close();
      },
    },
  };
  return Object.assign(new SqliteDialect(config), { createDriver: (): Driver => new PatientDriver(config, database) });
};
