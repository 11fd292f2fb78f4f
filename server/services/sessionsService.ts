import { createHash, randomBytes } from 'node:crypto';
import type { NewSession, Proof, SessionsRepository } from '../repositories/sessionsRepository';

/** A session ends when it has not been used for this long. */
export const SESSION_DAYS = 30;
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

/** Sessions: which account a cookie belongs to. */
export const createSessionsService = ({ sessions, now }: { sessions: SessionsRepository; now: () => Date }) => {
  const expiryFrom = (at: Date) => new Date(at.getTime() + SESSION_DAYS * DAY_MS);

  return {
    /** A session that becomes valid when a repository writes it. */
    mint(): MintedSession {
      const at = now();
      return { ...mintToken(), at, expiresAt: expiryFrom(at) };
    },

    /** Signs in after a proven password; false when the password was changed meanwhile. */
    open: (proof: Proof, session: MintedSession): Promise<boolean> => sessions.open(proof, session),

    /** The user of a cookie; `isRefreshed` when the session was extended, and the cookie must be too. */
    async read(token: string): Promise<{ uid: string; tokenHash: string; isRefreshed: boolean } | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const at = now();
      const tokenHash = hashToken(token);
      const session = await sessions.find(tokenHash, at);
      if (!session) return undefined;
      const isRefreshed = at.getTime() - session.refreshedAt.getTime() >= REFRESH_MS;
      if (isRefreshed) await sessions.refresh(tokenHash, at, expiryFrom(at));
      return { uid: session.uid, tokenHash, isRefreshed };
    },

    end: (tokenHash: string): Promise<void> => sessions.end(tokenHash),
  };
};

export type SessionsService = ReturnType<typeof createSessionsService>;
