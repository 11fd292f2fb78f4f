import { createHash, randomBytes } from 'node:crypto';
import type { SessionEntry } from '@contracts/session';
import type { NoteSecurity } from '../metrics/securityEvents';
import type {
  BrowserName,
  ListedSession,
  NewSession,
  Opening,
  Proof,
  SessionsRepository,
} from '../repositories/sessionsRepository';

/** A session ends when it has not been used for this long. */
export const SESSION_DAYS = 30;
/** It ends after this time however often it is used. */
export const SESSION_MAX_DAYS = 180;
/** Its expiry is extended at most this often, so that not every read writes. */
const REFRESH_MS = 3_600_000;
const DAY_MS = 86_400_000;
const TOKEN = /^[\w-]{43}$/;

export interface MintedSession extends NewSession {
  /** The cookie's value; never stored. */
  token: string;
}

/** 256 random bits, and the hash under which they are stored. */
export const mintToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
};

/** Hash under which a bearer secret is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A number by which the owner names a session: 52 bits of a hash, because the hash of the cookie is a secret. */
const publicIdOf = (tokenHash: string): number => Number.parseInt(hashToken(`id ${tokenHash}`).slice(0, 13), 16);

interface Dependencies {
  sessions: SessionsRepository;
  now: () => Date;
  noteSecurity: NoteSecurity;
  /** Called when a session could not be extended or deleted, as on a full disk. */
  failed: (error: unknown) => void;
}

const expiryFrom = (at: Date, createdAt = at): Date =>
  new Date(Math.min(at.getTime() + SESSION_DAYS * DAY_MS, createdAt.getTime() + SESSION_MAX_DAYS * DAY_MS));

/** A session as its owner sees it. */
const toEntry = (
  { tokenHash, createdAt, refreshedAt, browser, system }: ListedSession,
  current: string,
): SessionEntry => ({
  id: publicIdOf(tokenHash),
  createdAt: createdAt.toISOString(),
  lastUsedAt: refreshedAt.toISOString(),
  browser,
  system,
  isCurrent: tokenHash === current,
});

/** Ends sessions, also while the database cannot be written to. */
const createEndings = ({ sessions, failed }: Pick<Dependencies, 'sessions' | 'failed'>) => {
  /** Ended, but still in the database. */
  const ended = new Set<string>();
  return {
    isEnded: (tokenHash: string) => ended.has(tokenHash),
    end: (tokenHash: string): Promise<void> =>
      sessions.end(tokenHash).catch((error: unknown) => {
        ended.add(tokenHash);
        failed(error);
      }),
    async deleteEnded(): Promise<void> {
      for (const tokenHash of ended) {
        await sessions.end(tokenHash);
        ended.delete(tokenHash);
      }
    },
  };
};

/** Sessions: which account a cookie belongs to. */
export const createSessionsService = ({ sessions, now, noteSecurity, failed }: Dependencies) => {
  const endings = createEndings({ sessions, failed });

  return {
    /** A session that becomes valid when a repository writes it. */
    mint(browser: BrowserName): MintedSession {
      const at = now();
      const onSurplus = (account: string, count: number) => noteSecurity('sessionSurplus', { account, count });
      return { ...mintToken(), ...browser, at, expiresAt: expiryFrom(at), onSurplus };
    },

    /** Removes what has expired, and what could not be deleted when it ended. */
    async removeExpired(): Promise<void> {
      const count = await sessions.removeExpired(now());
      if (count > 0) noteSecurity('sessionExpired', { count });
      await endings.deleteEnded();
    },

    /** Signs in after a proven password, if that is all the account asks for. */
    open: (proof: Proof, session: MintedSession): Promise<Opening> => sessions.open(proof, session),

    /** The user of a cookie; `isRefreshed` when the session was extended, and the cookie must be too. */
    async read(token: string): Promise<{ uid: string; tokenHash: string; isRefreshed: boolean } | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const at = now();
      const tokenHash = hashToken(token);
      const session = await sessions.find(tokenHash, at);
      if (!session || endings.isEnded(tokenHash)) return undefined;
      const expiresAt = expiryFrom(at, session.createdAt);
      if (expiresAt <= at) return undefined;
      const isRefreshed = at.getTime() - session.refreshedAt.getTime() >= REFRESH_MS;
      // A session that cannot be extended stays valid until it expires.
      if (isRefreshed) await sessions.refresh(tokenHash, at, expiresAt).catch(failed);
      return { uid: session.uid, tokenHash, isRefreshed };
    },

    /** Signing out never fails: what cannot be deleted is refused, and deleted with what has expired. */
    end: endings.end,

    /** The sessions of an account for its owner, the newest first. */
    async list(uid: string, current: string): Promise<SessionEntry[]> {
      const listed = await sessions.ofUser(uid, now());
      return listed.map((session) => toEntry(session, current));
    },

    /** Ends one session of this account; one that is already over is not a failure. */
    async endOne(uid: string, id: number): Promise<void> {
      const chosen = (await sessions.ofUser(uid, now())).find(({ tokenHash }) => publicIdOf(tokenHash) === id);
      if (chosen) await sessions.end(chosen.tokenHash);
    },

    /** Ends the other sessions of an account. */
    endOthers: (uid: string, current: string): Promise<void> => sessions.endOthers(uid, current),
  };
};

export type SessionsService = ReturnType<typeof createSessionsService>;
