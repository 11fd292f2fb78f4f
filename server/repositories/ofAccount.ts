import type { Kysely, Transaction } from 'kysely';
import type { Database, UsersTable } from '../db/schema';
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

/** What an account is held to: the row is that of somebody else when one of these differs. */
type Held = Pick<UsersTable, 'uid'> & Partial<Pick<UsersTable, 'email_key' | 'password_hash'>>;

/**
 * Changes nothing but holds the account: who would change or delete it waits until this transaction ends, and then sees
 * what it wrote.
 * @returns whether there is such an account
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
    if (uid !== undefined && !(await holdAccount(transaction, { uid }))) throw new DomainError('notSignedIn');
    return write(transaction);
  });
