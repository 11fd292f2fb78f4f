/** Migrations without which a release cannot use this database. */
export interface SchemaFloorTable {
  migration: string;
}

/** The migrations that were run, as Kysely keeps them. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: string;
}

/** The server's signing secrets, created at the first start. */
export interface ServerSecretsTable {
  name: string;
  value: string;
}

/** What the limits count, only on Postgres, in an unlogged table. One machine with SQLite counts in memory. */
export interface CountersTable {
  /** The name of the limit, and a code of what is counted. */
  key: string;
  points: number;
  /** A record as JSON; null: the row is a count, or its record is gone. */
  body: string | null;
  expires_at: string;
}

/** Work to be done, on SQLite. On Postgres pg-boss has its own schema, and this table stays empty. */
export interface JobsTable {
  id: string;
  kind: string;
  /** JSON. */
  data: string;
  /** How often it was begun. */
  attempts: number;
  created_at: string;
  due_at: string;
  /** A worker holds the job until then; null while it is free. */
  leased_until: string | null;
  /** When it was given up; null: it was not. */
  put_aside_at: string | null;
}
