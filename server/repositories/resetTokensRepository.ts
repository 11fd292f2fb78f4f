import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The links with which somebody who forgot a password may set a new one. */
export const createResetTokensRepository = (db: Kysely<Database>) => ({
  /** An earlier link of the same user is void from here on. */
  async put(uid: string, tokenHash: string, expiresAt: Date): Promise<void> {
    const link = { token_hash: tokenHash, expires_at: expiresAt.toISOString() };
    await db
      .insertInto('reset_tokens')
      .values({ uid, ...link })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(link))
      .execute();
  },

  async removeExpired(now: Date): Promise<void> {
    await db.deleteFrom('reset_tokens').where('expires_at', '<=', now.toISOString()).execute();
  },
});

export type ResetTokensRepository = ReturnType<typeof createResetTokensRepository>;
