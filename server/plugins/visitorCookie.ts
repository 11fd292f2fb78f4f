import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const VISITOR_DAYS = 30;
const VISITOR = /^[0-9a-f-]{36}$/;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Id of the browser that writes, from its cookie or from the one set with this response. Empty before
     * `limits.write` ran.
     */
    visitor: string;
  }
}

/** The cookie by which a browser without an account is known. */
export const createVisitorCookie = (app: FastifyInstance, isHttps: boolean) => {
  app.decorateRequest('visitor', '');
  const cookieName = isHttps ? '__Host-visitor' : 'visitor';

  /** The id of a browser that has the cookie. */
  const visitorOf = ({ cookies }: FastifyRequest): string | undefined => {
    const value = cookies[cookieName];
    return value !== undefined && VISITOR.test(value) ? value : undefined;
  };

  /** Gives a browser its cookie, if it has none. */
  const welcome = (request: FastifyRequest, reply: FastifyReply): void => {
    const known = visitorOf(request);
    request.visitor = known ?? randomUUID();
    if (known === undefined)
      reply.setCookie(cookieName, request.visitor, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: VISITOR_DAYS * 86_400,
      });
  };

  return { visitorOf, welcome };
};
