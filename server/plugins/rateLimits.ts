import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { DomainError } from '../errors/domainError';
import { householdOf } from './household';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const VISITOR_DAYS = 30;
const VISITOR = /^[0-9a-f-]{36}$/;

/** A hook that throws `tooManyRequests` when the caller has used up what is allowed. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser that writes: the id in its cookie, or the one it is given with this answer. Empty before `limits.write` ran. */
    visitor: string;
  }
}

export interface Limits {
  /** Searches: so many a minute from one address. */
  analyze: Limit;
  /** Asks of a language model: so many a minute from one visitor, and from one address. */
  generate: (request: FastifyRequest) => Promise<void>;
  /** Gives a browser its cookie without counting anything. */
  visit: Limit;
  /** Who asks: the account, the browser that we know, or the address. */
  callerOf: (request: FastifyRequest) => string;
  /** Stored recipes: so many an hour from one visitor, and from one address. */
  write: Limit;
  /** New accounts and reset links: so many an hour from one visitor, and from one address. */
  signUp: Limit;
  /** What an account changes of its own: so often a minute. Whoever is not signed in is counted by address. */
  account: Limit;
  /** Recipes that an account stores by saving them: so many an hour. */
  ownRecipe: Limit;
}

/**
 * Makes the limits of the open endpoints. A visitor is a browser that carries our cookie; callers without one share a
 * bucket per address, and the bucket of the address bounds those who throw the cookie away.
 */
export const createLimits = async (
  app: FastifyInstance,
  { limits, isHttps }: Pick<Config, 'limits'> & { isHttps: boolean },
): Promise<Limits> => {
  await app.register(rateLimit, { global: false });
  app.decorateRequest('visitor', '');
  const cookieName = isHttps ? '__Host-visitor' : 'visitor';
  const visitorOf = ({ cookies }: FastifyRequest) => {
    const value = cookies[cookieName];
    return value !== undefined && VISITOR.test(value) ? value : undefined;
  };

  const limiter = (max: number, timeWindow: number, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow, ...(keyGenerator && { keyGenerator }) });
  const searches = limiter(limits.analyzePerMinute, MINUTE_MS);
  const writesOfAddress = limiter(limits.writesPerHourAndAddress, HOUR_MS);
  const visitorOrAddress = (request: FastifyRequest) => visitorOf(request) ?? householdOf(request.ip);
  const writesOfVisitor = limiter(limits.writesPerHour, HOUR_MS, visitorOrAddress);
  const signUpsOfAddress = limiter(limits.writesPerHourAndAddress, HOUR_MS);
  const signUpsOfVisitor = limiter(limits.writesPerHour, HOUR_MS, visitorOrAddress);
  const accountOrAddress = ({ account, ip }: FastifyRequest) => (account ? `user:${account.uid}` : ip);
  const callerOf = (request: FastifyRequest) =>
    request.account ? `user:${request.account.uid}` : visitorOrAddress(request);
  const generationsOfCaller = limiter(limits.generatePerMinute, MINUTE_MS, callerOf);
  const generationsOfAddress = limiter(limits.generatePerMinuteAndAddress, MINUTE_MS);
  const writesOfAccount = limiter(limits.accountWritesPerMinute, MINUTE_MS, accountOrAddress);
  const recipesOfAccount = limiter(limits.ownRecipesPerHour, HOUR_MS, accountOrAddress);

  const spend = async (request: FastifyRequest, count: typeof searches) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded)
      throw new DomainError('tooManyRequests', { seconds: Math.max(1, result.ttlInSeconds) });
  };

  const welcome = (request: FastifyRequest, reply: FastifyReply) => {
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

  return {
    analyze: (request) => spend(request, searches),
    async generate(request) {
      await spend(request, generationsOfCaller);
      await spend(request, generationsOfAddress);
    },
    visit: async (request, reply) => welcome(request, reply),
    callerOf,
    account: (request) => spend(request, writesOfAccount),
    ownRecipe: (request) => spend(request, recipesOfAccount),
    async signUp(request, reply) {
      await spend(request, signUpsOfVisitor);
      await spend(request, signUpsOfAddress);
      welcome(request, reply);
    },
    async write(request, reply) {
      await spend(request, writesOfVisitor);
      await spend(request, writesOfAddress);
      welcome(request, reply);
    },
  };
};
