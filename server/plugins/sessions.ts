import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf, SESSION_HINT_COOKIE } from '@contracts/defaults';
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
 * The signed-in user.
 * @throws DomainError notSignedIn
 */
export const accountOf = ({ account }: FastifyRequest): SignedIn => {
  if (account === null) throw new DomainError('notSignedIn');
  return account;
};

/** Sets the account of every API request that has a session, before any route sees it. Needs the cookies plugin. */
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
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    if (token === undefined || !request.url.startsWith('/api/')) return;
    const session = await sessions.read(token);
    if (!session) return;
    request.account = { uid: session.uid, tokenHash: session.tokenHash };
    if (session.isRefreshed) set(reply, token);
  });
  const areThere: SessionCookies['areThere'] = ({ cookies }) =>
    [cookieName, hintName, SESSION_HINT_COOKIE].some((name) => name in cookies);
  return { areThere, set, clear };
};
