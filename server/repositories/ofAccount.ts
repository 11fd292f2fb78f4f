import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { UsersTable } from '../db/tables/accountTables';
import { DomainError } from '../errors/domainError';

/** Foreign key violations in SQLite and in Postgres. */
const MISSING_PARENT_CODES = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

/**
 * Writes data of an account.
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

/** The expected state of an account; if one of these differs, it has changed. */
type Held = Pick<UsersTable, 'uid'> & Partial<Pick<UsersTable, 'email_key' | 'password_hash'>>;

/**
 * Locks the account row without changing it: concurrent changes or deletions wait until this transaction ends, and then
 * see its result.
 * @returns whether the account exists
 */
export const holdAccount = async (transaction: Transaction<Database>, held: Held): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where(({ and }) => and(held))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Writes, in one transaction, data of an account that no foreign key protects.
 * @param uid undefined for data without an account
 * @throws DomainError notSignedIn when the account was deleted after the request began
 */
export const whileAccountLasts = <Answer>(
  db: Kysely<Database>,
  uid: string | undefined,
  write: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    if (uid !== undefined && !(await holdAccount(transaction, { uid }))) throw new DomainError('notSignedIn');
    return write(transaction);
  });
