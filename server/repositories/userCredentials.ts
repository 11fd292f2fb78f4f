import type { Kysely, Transaction } from 'kysely';
import type { User } from '@contracts/session';
import type { Database } from '../db/schema';
import type { UsersTable } from '../db/tables/accountTables';
import type { Also } from '../db/unit';
import { writeSession, type NewSession, type Proof } from './sessionsRepository';
import { emailKeyOf, toAccount } from './userRows';

const nothing = () => Promise.resolve();

/** Unique constraints of SQLite and of Postgres. */
const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNIQUE_CODES.has(String(error.code));

/** Ends every session and link except the session that made the change. */
const endEverythingBut = async (db: Transaction<Database>, uid: string, session: NewSession | null) => {
  await db.deleteFrom('sessions').where('uid', '=', uid).execute();
  await db.deleteFrom('reset_tokens').where('uid', '=', uid).execute();
  if (session) await writeSession(db, uid, session);
};

/**
 * Changes an account whose current password was proven.
 * @param session the one that continues, under a new id
 */
const changeProved = (
  db: Kysely<Database>,
  { uid, passwordHash }: Proof,
  values: Partial<UsersTable>,
  session: NewSession,
  also: Also<User>,
) =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('users')
      .set(values)
      .where('uid', '=', uid)
      .where('password_hash', '=', passwordHash)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await endEverythingBut(transaction, uid, session);
    const { user } = toAccount(row);
    await also(transaction, user);
    return user;
  });

/** Sets a new password for the holder of a link, which is then used up. */
const redeemLink = async (
  transaction: Transaction<Database>,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Promise<User | undefined> => {
  const link = await transaction
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .returning('uid')
    .executeTakeFirst();
  if (!link) return undefined;
  const row = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('uid', '=', link.uid)
    .returningAll()
    .executeTakeFirst();
  await endEverythingBut(transaction, link.uid, null);
  return row && toAccount(row).user;
};

/** Changes of the address and the password; each ends the other sessions in the same transaction. */
export const createUserCredentials = (db: Kysely<Database>) => ({
  /**
   * Replaces the hash of the same password.
   * @returns false when the password has changed meanwhile; nothing is replaced then
   */
  async rehash(uid: string, from: string, to: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ password_hash: to })
      .where('uid', '=', uid)
      .where('password_hash', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** @returns 'taken' when another account has this address; undefined when the proof is outdated */
  async changeEmail(
    proof: Proof,
    email: string,
    session: NewSession,
    also: Also<User> = nothing,
  ): Promise<User | 'taken' | undefined> {
    try {
      return await changeProved(db, proof, { email, email_key: emailKeyOf(email) }, session, also);
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  },

  /** @returns undefined when the proof is outdated */
  changePassword: (proof: Proof, passwordHash: string, session: NewSession, also: Also<User> = nothing) =>
    changeProved(db, proof, { password_hash: passwordHash }, session, also),

  /**
   * Sets a new password for the holder of this link, which is then used up.
   * @returns the user, or undefined when the link does not exist or has expired
   */
  resetPassword: (
    tokenHash: string,
    passwordHash: string,
    now: Date,
    also: Also<User> = nothing,
  ): Promise<User | undefined> =>
    db.transaction().execute(async (transaction) => {
      const user = await redeemLink(transaction, tokenHash, passwordHash, now);
      if (user) await also(transaction, user);
      return user;
    }),
});
