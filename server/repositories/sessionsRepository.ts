import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

export interface NewSession {
  /** SHA-256 of the cookie's value. */
  tokenHash: string;
  at: Date;
  expiresAt: Date;
}

/** Who gave the right password, and which it was: whatever changed meanwhile makes it worthless. */
export interface Proof {
  uid: string;
  passwordHash: string;
}

export interface OpenSession {
  uid: string;
  refreshedAt: Date;
}

const rowOf = (uid: string, { tokenHash, at, expiresAt }: NewSession) => ({
  token_hash: tokenHash,
  uid,
  created_at: at.toISOString(),
  refreshed_at: at.toISOString(),
  expires_at: expiresAt.toISOString(),
});

/** Opens a session for a user of whom the same transaction knows that he may. */
export const writeSession = async (db: Kysely<Database>, uid: string, session: NewSession): Promise<void> => {
  await db.insertInto('sessions').values(rowOf(uid, session)).execute();
};

/** Which browsers are signed in, as whom. */
export const createSessionsRepository = (db: Kysely<Database>) => ({
  /**
   * Signs in whoever proved this password, unless it was changed since.
   * @returns whether there is a session now
   */
  async open({ uid, passwordHash }: Proof, session: NewSession): Promise<boolean> {
    const row = rowOf(uid, session);
    const opened = await db
      .insertInto('sessions')
      .columns(['token_hash', 'uid', 'created_at', 'refreshed_at', 'expires_at'])
      .expression(
        db
          .selectFrom('users')
          .select([
            sql<string>`cast(${row.token_hash} as text)`.as('token_hash'),
            'uid',
            sql<string>`cast(${row.created_at} as text)`.as('created_at'),
            sql<string>`cast(${row.refreshed_at} as text)`.as('refreshed_at'),
            sql<string>`cast(${row.expires_at} as text)`.as('expires_at'),
          ])
          .where('uid', '=', uid)
          .where('password_hash', '=', passwordHash),
      )
      .returning('uid')
      .executeTakeFirst();
    return opened !== undefined;
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
