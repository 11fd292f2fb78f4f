import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

/**
 * Takes the next numbers of imported recipes. The counter's row stays locked until the transaction ends, so numbers are
 * committed in ascending order: a reader that has seen one has seen all below it.
 * @returns the first of `count` numbers
 */
export const takeNumbers = async (transaction: Transaction<Database>, count: number): Promise<number> => {
  const { value } = await transaction
    .updateTable('row_counters')
    .set({ value: sql`value + ${count}` })
    .where('name', '=', 'imported_recipes')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value) - count + 1;
};

/** Numbers the imported recipes that an older release added. */
export const numberOlder = async (db: Kysely<Database>): Promise<void> => {
  const isUnnumbered = () => db.selectFrom('imported_recipes').select('id').where('seq', 'is', null);
  if (!(await isUnnumbered().limit(1).executeTakeFirst())) return;
  await db.transaction().execute(async (transaction) => {
    // Locks the counter first: what another server numbers meanwhile is no longer read as unnumbered.
    await takeNumbers(transaction, 0);
    const rows = await transaction
      .selectFrom('imported_recipes')
      .select('id')
      .where('seq', 'is', null)
      .orderBy('id')
      .execute();
    let seq = await takeNumbers(transaction, rows.length);
    for (const { id } of rows)
      await transaction.updateTable('imported_recipes').set({ seq: seq++ }).where('id', '=', id).execute();
  });
};
