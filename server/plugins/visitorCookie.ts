import { randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { cookieNameOf } from '@contracts/defaults';
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

/** What the cookie of visitors depends on. */
export interface VisitorOptions {
  isHttps: boolean;
  /** Signs the ids of visitors. */
  visitorSecret: string;
  /** Whether anything is stored under an id of a visitor. */
  hasStored: (visitor: string) => Promise<boolean>;
}

/** The cookie by which a browser without an account is known: an id that this server issued, and its signature. */
export const createVisitorCookie = (app: FastifyInstance, { isHttps, visitorSecret, hasStored }: VisitorOptions) => {
  app.decorateRequest('visitor', '');
  const cookieName = cookieNameOf('visitor', isHttps);
  // Compares in constant time.
  const signer = new Signer(visitorSecret);

  /** The id of a browser that has a cookie with our signature. */
  const visitorOf = ({ cookies }: FastifyRequest): string | undefined =>
    signer.unsign(cookies[cookieName] ?? '').value ?? undefined;

  /**
   * The id in an unsigned cookie, if something is stored under it: ids were not signed at first, and only the
   * browser that stored it knows its random id. An invented id has nothing stored, and is never accepted.
   */
  const unsignedVisitorOf = async ({ cookies }: FastifyRequest): Promise<string | undefined> => {
    const value = cookies[cookieName];
    return value !== undefined && VISITOR.test(value) && (await hasStored(value)) ? value : undefined;
  };

  /**
   * Gives a browser its cookie. A known one is renewed, so that the cookie outlives the recipe that is now stored under
   * it: a guest's recipe stays for 30 days, too.
   */
  const welcome = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.visitor = visitorOf(request) ?? (await unsignedVisitorOf(request)) ?? randomUUID();
    reply.setCookie(cookieName, signer.sign(request.visitor), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      maxAge: VISITOR_DAYS * 86_400,
    });
  };

  return { visitorOf, welcome };
};
