import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { holdAccount } from './ofAccount';

/** The links with which somebody who forgot a password may set a new one. */
export const createResetTokensRepository = (db: Kysely<Database>) => ({
  /**
   * An earlier link of the same user is void from here on.
   * @param emailKey whose mailbox the link is for
   * @returns whether there is a link now; not for an account that meanwhile is gone or has another address
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

  async removeExpired(now: Date): Promise<void> {
    await db.deleteFrom('reset_tokens').where('expires_at', '<=', now.toISOString()).execute();
  },
});

export type ResetTokensRepository = ReturnType<typeof createResetTokensRepository>;
