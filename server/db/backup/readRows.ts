import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema';
import type { Row } from './rowDigest';
import { STORED_TABLES, type StoredTable } from './storedTables';

/** Large enough to be fast, small enough that a page of the longest recipes (200 KB each) fits into memory. */
const PAGE = 500;

/**
 * Every row of a table, page by page in the order of its key.
 * @param columns which values a row has, in this order
 */
export async function* readRows(
  db: Kysely<Database>,
  table: StoredTable,
  columns: readonly string[],
): AsyncGenerator<Row> {
  const keys: readonly string[] = STORED_TABLES[table];
  const references = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  let last: readonly unknown[] | undefined;
  do {
    const after = last ? sql`where (${references(keys)}) > (${sql.join([...last])})` : sql``;
    const page = await sql<Record<string, string | number | null>>`
      select ${references(columns)} from ${sql.table(table)} ${after} order by ${references(keys)} limit ${sql.lit(PAGE)}
    `.execute(db);
    for (const row of page.rows) yield columns.map((name) => row[name]!);
    const end = page.rows.length === PAGE ? page.rows.at(-1) : undefined;
    last = end && keys.map((key) => end[key]);
  } while (last);
}
