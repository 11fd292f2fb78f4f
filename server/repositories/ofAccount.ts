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
