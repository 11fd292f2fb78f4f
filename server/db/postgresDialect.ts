import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { Pool, types, type PoolClient } from 'pg';

/** Enough for concurrent responses that wait for the disk; Postgres allows 100 in total by default. */
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Longer than any of our statements takes, so that a hanging one does not hold its connection for ever. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** What `pg` says when a statement takes longer. */
const TOO_SLOW = 'Query read timeout';

/**
 * Limits the time of what a transaction does, on the server and for this transaction alone. PgBouncer in transaction
 * mode refuses such a limit as a parameter of the connection, and would hand one that a session sets to other clients.
 */
const LIMIT = CompiledQuery.raw(
  `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`,
);

class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(LIMIT);
  }
}

class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}

/** Our integers have at most 53 bits, so a bigint is read as a number, like SQLite's. */
const readNumber = (text: string) => Number(text);

/** A client whose statement hangs is not used again: what follows would wait behind it. */
const dropWhenTooSlow = (client: PoolClient): void => {
  const query = client.query.bind(client) as (...values: unknown[]) => Promise<unknown>;
  const timed = async (...values: unknown[]) => {
    try {
      return await query(...values);
    } catch (error) {
      if ((error as Error).message === TOO_SLOW) void (client as unknown as { end: () => Promise<void> }).end();
      throw error;
    }
  };
  client.query = timed as typeof client.query;
};

interface Options {
  /** Called when a connection breaks. */
  onFault: (error: Error) => void;
  /** Maximum number of connections. */
  connections?: number | undefined;
  /** After this many milliseconds without an answer, a statement fails and its connection is dropped. */
  timeoutMs?: number;
  /** After this many milliseconds without a connection, a statement fails. */
  connectTimeoutMs?: number;
}

/**
 * Postgres by its address. Works through PgBouncer in transaction mode: it sends no parameters at the start of a
 * connection besides the usual ones, and needs nothing of a session between transactions.
 */
export const postgresDialect = (
  url: string,
  {
    onFault,
    connections = CONNECTIONS,
    timeoutMs = STATEMENT_TIMEOUT_MS,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
  }: Options,
): Dialect => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === types.builtins.INT8
          ? readNumber
          : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
    },
  });
  // An idle connection broke; the next query gets a new one.
  pool.on('error', onFault);
  pool.on('connect', (client) => {
    // `pg` reports a connection that breaks under a running statement twice: to the statement, and as an event of the
    // client, which would end the process if no one listened.
    client.on('error', () => undefined);
    dropWhenTooSlow(client);
  });
  return new LimitedDialect({ pool });
};
