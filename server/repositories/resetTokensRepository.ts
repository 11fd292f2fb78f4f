import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { holdAccount } from './ofAccount';

/** The row that a rehearsal writes: a link without an account, which opens nothing. */
const REHEARSAL = 'reset-rehearsal';

/** The links for setting a new password. */
export const createResetTokensRepository = (db: Kysely<Database>) => ({
  /**
   * Replaces an earlier link of the same user.
   * @param emailKey the mailbox the link is sent to
   * @returns whether the link was stored; false if the account is gone or has another address meanwhile
   */
  put(uid: string, emailKey: string, tokenHash: string, expiresAt: Date): Promise<boolean> {
    const link = { token_hash: tokenHash, expires_at: expiresAt.toISOString() };
    return db.transaction().execute(async (transaction) => {
      if (!(await holdAccount(transaction, { uid, email_key: emailKey }))) return false;
      await transaction
        .insertInto('reset_tokens')
        .values({ uid, ...link })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet(link))
        .execute();
      return true;
    });
  },

  /** Writes as much as `put` does, and stores no link. */
  rehearse(tokenHash: string): Promise<void> {
    const value = { value: tokenHash };
    return db.transaction().execute(async (transaction) => {
      await holdAccount(transaction, { uid: '', email_key: '' });
      await transaction
        .insertInto('server_secrets')
        .values({ name: REHEARSAL, ...value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(value))
        .execute();
    });
  },

  async removeExpired(now: Date): Promise<void> {
    await db.deleteFrom('reset_tokens').where('expires_at', '<=', now.toISOString()).execute();
  },
});

export type ResetTokensRepository = ReturnType<typeof createResetTokensRepository>;
