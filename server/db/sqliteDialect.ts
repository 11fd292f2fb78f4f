import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  SelectQueryNode,
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
import { createPreparedStatements } from './preparedStatements';

/** How long a write waits for another program that writes to the file. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 20;
/** How long a read waits, inside SQLite, in the rare case that another program locks the whole file. */
const READING_PATIENCE_MS = 50;
const OWNER_ONLY = 0o600;
const MEMORY = ':memory:';

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

/** The connection that writes. */
type Writer = Pick<DatabaseConnection, 'executeQuery'>;

/** A connection whose single writes take the lock first, too. */
const patient = (connection: DatabaseConnection, database: SQLite.Database): Writer => ({
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
});

/** A connection that only reads. */
type Reader = Pick<ReturnType<typeof createPreparedStatements>, 'prepare'> & { close: () => void };

/**
 * What a query or a transaction runs on. Reads outside a transaction have a connection of their own, so they wait for no
 * write, not even for one that waits for another program. Everything else takes its turn at the only writer.
 */
class TurnTaking implements DatabaseConnection {
  readonly #reader: Reader | undefined;
  readonly #takeTurn: () => Promise<Writer>;
  #turn: Promise<Writer> | undefined;

  constructor(reader: Reader | undefined, takeTurn: () => Promise<Writer>) {
    this.#reader = reader;
    this.#takeTurn = takeTurn;
  }

  get hasTurn(): boolean {
    return this.#turn !== undefined;
  }

  writer(): Promise<Writer> {
    return (this.#turn ??= this.#takeTurn());
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#reader === undefined || this.hasTurn || !SelectQueryNode.is(query.query))
      return (await this.writer()).executeQuery<Row>(query);
    return { rows: this.#reader.prepare(query.sql).all(query.parameters) as Row[] };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read in batches: a statement that has not ended cannot be used again.');
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: SQLite.Database;
  readonly #reader: Reader | undefined;

  constructor(config: SqliteDialectConfig, database: SQLite.Database, reader: Reader | undefined) {
    super(config);
    this.#database = database;
    this.#reader = reader;
  }

  override acquireConnection(): Promise<TurnTaking> {
    const takeTurn = async () => patient(await super.acquireConnection(), this.#database);
    return Promise.resolve(new TurnTaking(this.#reader, takeTurn));
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof TurnTaking && connection.hasTurn) await super.releaseConnection();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof TurnTaking) await connection.writer();
    await beginWriting(this.#database);
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

/** A second connection to the same file, which only reads; a database in memory has one connection only. */
const openReader = (file: string): Reader | undefined => {
  if (file === MEMORY) return undefined;
  const reader = new SQLite(file);
  reader.pragma(`busy_timeout = ${READING_PATIENCE_MS}`);
  reader.pragma('query_only = ON');
  const { prepare, clear } = createPreparedStatements(reader);
  return {
    prepare,
    close() {
      clear();
      reader.close();
    },
  };
};

/**
 * A SQLite database. In WAL mode with synchronous=FULL, an acknowledged write survives a crash of the machine; with
 * secure_delete, what was deleted is overwritten with zeros.
 */
export const sqliteDialect = (file: string): Dialect => {
  if (file !== MEMORY) keepPrivate(file);
  const database = new SQLite(file);
  database.pragma(`busy_timeout = ${PATIENCE_MS}`);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  const reader = openReader(file);
  const statements = createPreparedStatements(database);
  const config = {
    database: {
      prepare: statements.prepare,
      close() {
        reader?.close();
        statements.clear();
        // Afterwards the file alone is the whole database.
        database.pragma('wal_checkpoint(TRUNCATE)');
        database.close();
      },
    },
  };
  return Object.assign(new SqliteDialect(config), {
    createDriver: (): Driver => new PatientDriver(config, database, reader),
  });
};
