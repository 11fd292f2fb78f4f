import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { holdAccount } from './ofAccount';

export interface NewSession {
  /** SHA-256 of the cookie's value. */
  tokenHash: string;
  at: Date;
  expiresAt: Date;
}

/** A proven password: the user and its hash. Any change of the password invalidates it. */
export interface Proof {
  uid: string;
  passwordHash: string;
}

export interface OpenSession {
  uid: string;
  refreshedAt: Date;
}

/** Opens a session for a user whom the same transaction has authorised. */
export const writeSession = async (db: Kysely<Database>, uid: string, session: NewSession): Promise<void> => {
  const at = session.at.toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      uid,
      created_at: at,
      refreshed_at: at,
      expires_at: session.expiresAt.toISOString(),
    })
    .execute();
};

/** Sessions: which browsers are signed in, and to which account. */
export const createSessionsRepository = (db: Kysely<Database>) => ({
  /**
   * Signs in after a proven password, unless it has changed since.
   * @returns whether a session was opened
   */
  open({ uid, passwordHash }: Proof, session: NewSession): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const isProved = await holdAccount(transaction, { uid, password_hash: passwordHash });
      if (isProved) await writeSession(transaction, uid, session);
      return isProved;
    });
  },

  async find(tokenHash: string, now: Date): Promise<OpenSession | undefined> {
    const row = await db
      .selectFrom('sessions')
      .select(['uid', 'refreshed_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    return row && { uid: row.uid, refreshedAt: new Date(row.refreshed_at) };
  },

  async refresh(tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ refreshed_at: now.toISOString(), expires_at: expiresAt.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  async end(tokenHash: string): Promise<void> {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  },

  async removeExpired(now: Date): Promise<void> {
    await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  },
});

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
