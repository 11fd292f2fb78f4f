import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { DomainError } from '../errors/domainError';

/** A row that would hang on nothing, as SQLite and as Postgres say it. */
const MISSING_PARENT_CODES = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

/**
 * Writes something of an account.
 * @throws DomainError notSignedIn when the account was deleted after the request began
 */
export const ofAccount = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING_PARENT_CODES.has(String(error.code)))
      throw new DomainError('notSignedIn');
    throw error;
  }
};

/**
 * Writes, in one transaction, what belongs to an account without a foreign key that says so.
 * @param uid undefined for what belongs to no account
 * @throws DomainError notSignedIn when the account was deleted after the request began
 */
export const whileAccountLasts = <Answer>(
  db: Kysely<Database>,
  uid: string | undefined,
  write: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    if (uid !== undefined) {
      // Changes nothing but holds the row: a deletion waits until this is written, and takes it along.
      const { numUpdatedRows } = await transaction
        .updateTable('users')
        .set(({ ref }) => ({ created_at: ref('created_at') }))
        .where('uid', '=', uid)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new DomainError('notSignedIn');
    }
    return write(transaction);
  });
