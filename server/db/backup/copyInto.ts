import { sql, type Kysely, type Transaction } from 'kysely';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import type { Database } from '../schema';
import { ConfigError } from '../../errors/startFailure';
import type { Source, SourceTable } from './openSource';
import { readRows } from './readRows';
import { createRowDigest, isSameSum, type Row, type TableSum } from './rowDigest';
import type { StoredTable } from './storedTables';

/** SQLite takes 32,766 values in a statement, Postgres 65,535. */
const VALUES_AT_ONCE = 10_000;

/** What was copied, by table. */
export type Copied = Map<StoredTable, TableSum>;

/** @throws ConfigError when this release does not know the schema of the source */
const checkKnown = ({ migrations }: Source): void => {
  const unknown = migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined)
    throw new ConfigError('A newer version of Larder has written this data. Use that version; nothing was changed.');
};

const insert = async (db: Kysely<Database>, { table, columns }: SourceTable, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return;
  const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`));
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
};

const copyTable = async (db: Kysely<Database>, source: SourceTable): Promise<TableSum> => {
  const digest = createRowDigest();
  const atOnce = Math.floor(VALUES_AT_ONCE / source.columns.length);
  let waiting: Row[] = [];
  for await (const row of source.rows) {
    digest.add(row);
    waiting.push(row);
    if (waiting.length < atOnce) continue;
    await insert(db, source, waiting);
    waiting = [];
  }
  await insert(db, source, waiting);
  return digest.sum();
};

/** @throws Error when the database does not return what was inserted */
const verify = async (db: Kysely<Database>, { table, columns }: SourceTable, expected: TableSum): Promise<void> => {
  const digest = createRowDigest();
  for await (const row of readRows(db, table, columns)) digest.add(row);
  if (!isSameSum(digest.sum(), expected))
    throw new Error(`The table ${table} reads back differently from what was written. Nothing was kept.`);
};

const fill = async (db: Transaction<Database>, source: Source): Promise<Copied> => {
  const copied: Copied = new Map();
  for await (const table of source.tables) {
    // Migrations may have filled it.
    await sql`delete from ${sql.table(table.table)}`.execute(db);
    const sum = await copyTable(db, table);
    await verify(db, table, sum);
    copied.set(table.table, sum);
  }
  return copied;
};

/**
 * Fills an empty database with everything that the source contains. The tables are created as the source has them, then
 * filled in one transaction in which every row is read back and compared, and brought up to date last.
 * @param db a database without tables
 * @throws ConfigError when the source comes from a newer release
 */
export const copyInto = async (db: Kysely<Database>, source: Source): Promise<Copied> => {
  checkKnown(source);
  await migrate(db, source.migrations.at(-1));
  const copied = await db.transaction().execute((transaction) => fill(transaction, source));
  await migrate(db);
  return copied;
};
