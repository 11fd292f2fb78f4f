import { createHash, randomBytes } from 'node:crypto';
import type { NewSession, Proof, SessionsRepository } from '../repositories/sessionsRepository';

/** A session ends when nobody used it for so long. */
export const SESSION_DAYS = 30;
/** Its expiry is moved at most so often: reading need not write each time. */
const REFRESH_MS = 3_600_000;
const DAY_MS = 86_400_000;
const TOKEN = /^[\w-]{43}$/;

export interface MintedSession extends NewSession {
  /** What the cookie holds; stored nowhere. */
  token: string;
}

/** 256 random bits, and the hash under which they are kept. */
export const mintToken = () => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
};

/** How a secret that somebody carries around is kept. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sessions: who carries which cookie. */
export const createSessionsService = ({ sessions, now }: { sessions: SessionsRepository; now: () => Date }) => {
  const expiryFrom = (at: Date) => new Date(at.getTime() + SESSION_DAYS * DAY_MS);

  return {
    /** A session to be: it is one as soon as a repository writes it. */
    mint(): MintedSession {
      const at = now();
      return { ...mintToken(), at, expiresAt: expiryFrom(at) };
    },

    /** Signs in whoever proved this password; false when it was changed meanwhile. */
    open: (proof: Proof, session: MintedSession): Promise<boolean> => sessions.open(proof, session),

    /** Whose session a cookie is; `isRefreshed` when it lives longer from here on, and the cookie has to as well. */
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
