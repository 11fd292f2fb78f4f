import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf, SESSION_HINT_COOKIE } from '@contracts/defaults';
import { isDatabaseAway } from '../errors/databaseAway';
import { DomainError } from '../errors/domainError';
import { SESSION_DAYS, type SessionsService } from '../services/sessionsService';

/** The signed-in user of a request. */
export interface SignedIn {
  uid: string;
  /** Hash under which the session is stored. */
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the request's session; null for a guest, and outside /api/. */
    account: SignedIn | null;
    /** Why the database could not say whose session it is; `account` is null then. */
    accountFailure: Error | null;
  }
}

/** Sets and clears the session cookies. */
export interface SessionCookies {
  /** Whether the browser sent any session cookie, even only the hint that there may be one. */
  areThere: (request: FastifyRequest) => boolean;
  set: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
}

interface Dependencies {
  sessions: Pick<SessionsService, 'read'>;
  /** Whether browsers reach us by https: then the cookie is bound to this host. */
  isHttps: boolean;
}

/**
 * The signed-in user, or null for a guest. For requests that mean something else to a guest.
 * @throws the failure of the database when it could not say
 */
export const accountIfAny = ({ account, accountFailure }: FastifyRequest): SignedIn | null => {
  if (accountFailure !== null) throw accountFailure;
  return account;
};

/**
 * The signed-in user.
 * @throws DomainError notSignedIn; the failure of the database when it could not say
 */
export const accountOf = (request: FastifyRequest): SignedIn => {
  const account = accountIfAny(request);
  if (account === null) throw new DomainError('notSignedIn');
  return account;
};

/**
 * Sets the account of every API request that has a session, before any route sees it. Needs the cookies plugin.
 * While the database cannot be reached, requests that a guest may make are handled as a guest’s.
 */
export const addSessions = (app: FastifyInstance, { sessions, isHttps }: Dependencies): SessionCookies => {
  const cookieName = cookieNameOf('session', isHttps);
  const hintName = cookieNameOf(SESSION_HINT_COOKIE, isHttps);
  const attributes = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  const maxAge = SESSION_DAYS * 86_400;

  const set: SessionCookies['set'] = (reply, token) => {
    reply.setCookie(cookieName, token, { ...attributes, httpOnly: true, maxAge });
    reply.setCookie(hintName, '1', { ...attributes, maxAge });
  };
  const clear: SessionCookies['clear'] = (reply) => {
    reply.clearCookie(cookieName, { ...attributes, httpOnly: true });
    reply.clearCookie(hintName, attributes);
    // Earlier versions set it without the prefix.
    if (isHttps) reply.clearCookie(SESSION_HINT_COOKIE, attributes);
  };

  app.decorateRequest('account', null);
  app.decorateRequest('accountFailure', null);
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    if (token === undefined || !request.url.startsWith('/api/')) return;
    const session = await sessions.read(token).catch((error: Error) => {
      if (!isDatabaseAway(error)) throw error;
      request.accountFailure = error;
    });
    if (!session) return;
    request.account = { uid: session.uid, tokenHash: session.tokenHash };
    if (session.isRefreshed) set(reply, token);
  });
  const areThere: SessionCookies['areThere'] = ({ cookies }) =>
    [cookieName, hintName, SESSION_HINT_COOKIE].some((name) => name in cookies);
  return { areThere, set, clear };
};
