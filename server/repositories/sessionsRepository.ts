import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { holdAccount } from './ofAccount';

/** How many browsers an account is signed in with at most; with the next one, that unused for longest is signed out. */
export const SESSIONS_MAX = 50;

/** What a browser said it was, such as `Firefox` and `Windows`. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

export interface NewSession extends Partial<BrowserName> {
  /** SHA-256 of the cookie's value. */
  tokenHash: string;
  at: Date;
  expiresAt: Date;
  /** Learns how many sessions of the account ended because it had too many. */
  onSurplus?: (uid: string, count: number) => void;
}

/** A proven password: the user and its hash. Any change of the password invalidates it. */
export interface Proof {
  uid: string;
  passwordHash: string;
}

export interface OpenSession {
  uid: string;
  createdAt: Date;
  refreshedAt: Date;
}

export interface ListedSession extends Omit<OpenSession, 'uid'>, BrowserName {
  tokenHash: string;
}

/** Ends the sessions that an account has beyond the most it may have. */
const endSurplus = async (db: Kysely<Database>, uid: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', ({ selectFrom }) =>
      selectFrom('sessions')
        .select('token_hash')
        .where('uid', '=', uid)
        .orderBy('refreshed_at', 'desc')
        .orderBy('created_at', 'desc')
        // SQLite needs a limit before an offset.
        .limit(Number.MAX_SAFE_INTEGER)
        .offset(SESSIONS_MAX - 1),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Opens a session for a user whom the same transaction has authorised. */
export const writeSession = async (db: Kysely<Database>, uid: string, session: NewSession): Promise<void> => {
  const at = session.at.toISOString();
  const ended = await endSurplus(db, uid);
  if (ended > 0) session.onSurplus?.(uid, ended);
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      uid,
      created_at: at,
      refreshed_at: at,
      expires_at: session.expiresAt.toISOString(),
      browser: session.browser ?? null,
      system: session.system ?? null,
    })
    .execute();
};

/** Whether sign-ins to the account ask for a code. */
export const hasSecondFactor = async (db: Kysely<Database>, uid: string): Promise<boolean> => {
  const row = await db
    .selectFrom('second_factors')
    .select('uid')
    .where('uid', '=', uid)
    .where('turned_on_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** The open sessions of an account, the newest first. */
const listSessions = async (db: Kysely<Database>, uid: string, now: Date): Promise<ListedSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'refreshed_at', 'browser', 'system'])
    .where('uid', '=', uid)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash, created_at, refreshed_at, browser, system }) => ({
    tokenHash: token_hash,
    createdAt: new Date(created_at),
    refreshedAt: new Date(refreshed_at),
    browser,
    system,
  }));
};

/** What became of a sign-in with a proven password. */
export type Opening = 'opened' | 'outdated' | 'needsCode';

/** Sessions: which browsers are signed in, and to which account. */
export const createSessionsRepository = (db: Kysely<Database>) => ({
  /**
   * Signs in after a proven password, unless the password has changed since or the account has a second factor.
   */
  open({ uid, passwordHash }: Proof, session: NewSession): Promise<Opening> {
    return db.transaction().execute(async (transaction): Promise<Opening> => {
      if (!(await holdAccount(transaction, { uid, password_hash: passwordHash }))) return 'outdated';
      if (await hasSecondFactor(transaction, uid)) return 'needsCode';
      await writeSession(transaction, uid, session);
      return 'opened';
    });
  },

  async find(tokenHash: string, now: Date): Promise<OpenSession | undefined> {
    const row = await db
      .selectFrom('sessions')
      .select(['uid', 'created_at', 'refreshed_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    return row && { uid: row.uid, createdAt: new Date(row.created_at), refreshedAt: new Date(row.refreshed_at) };
  },

  /** The open sessions of an account, the newest first. */
  ofUser: (uid: string, now: Date): Promise<ListedSession[]> => listSessions(db, uid, now),

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

  /** Ends all sessions of an account but one. */
  async endOthers(uid: string, tokenHash: string): Promise<void> {
    await db.deleteFrom('sessions').where('uid', '=', uid).where('token_hash', '<>', tokenHash).execute();
  },

  /** @returns how many there were */
  async removeExpired(now: Date): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('expires_at', '<=', now.toISOString())
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
