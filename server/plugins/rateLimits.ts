import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PostedRecipe } from '@contracts/recipe';
import type { Config } from '../config';
import { DomainError } from '../errors/domainError';
import { createStorageQuota } from '../services/storageQuota';
import { householdOf } from './household';
import { steadyStore } from './steadyStore';
import { createVisitorCookie, type VisitorOptions } from './visitorCookie';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A hook that throws `tooManyRequests` when the caller has used up the limit. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Limits {
  /** Searches per minute and address. */
  analyze: Limit;
  /** Model requests per minute and visitor, and per minute and address. */
  generate: (request: FastifyRequest) => Promise<void>;
  /** Gives a browser its cookie without counting anything. */
  visit: Limit;
  /** Who makes the request: the account, the known browser, or the address. */
  callerOf: (request: FastifyRequest) => string;
  /** Stored recipes per hour and visitor, and per hour and address. */
  write: Limit;
  /** Sign-ins per hour and address, right or wrong. */
  signIn: Limit;
  /** New accounts and reset links per hour and visitor, and per hour and address. */
  signUp: Limit;
  /** Changes of an account to its own data, per minute. Callers without an account are counted by address. */
  account: Limit;
  /** Recipes an account stores by saving them, per hour. */
  ownRecipe: Limit;
  /**
   * Recipes and their bytes per day and address, however they are stored.
   * @throws DomainError addressFull
   */
  store: (request: FastifyRequest, recipe: PostedRecipe) => void;
}

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/** @throws DomainError tooManyRequests when a limit is used up */
const spend = async (request: FastifyRequest, ...counts: readonly Count[]): Promise<void> => {
  for (const count of counts) {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded)
      throw new DomainError('tooManyRequests', { seconds: Math.max(1, result.ttlInSeconds) });
  }
};

const accountOrAddress = ({ account, ip }: FastifyRequest) => (account ? `user:${account.uid}` : ip);

/**
 * Creates the rate limits of the open endpoints. A visitor is a browser with our cookie. Callers without one share a
 * bucket per address, and the address's bucket bounds callers that discard the cookie.
 */
export const createLimits = async (
  app: FastifyInstance,
  { limits, elapsed, ...visitors }: Pick<Config, 'limits'> & VisitorOptions & { elapsed: () => number },
): Promise<Limits> => {
  await app.register(rateLimit, { global: false, store: steadyStore(elapsed) });
  const { visitorOf, welcome } = createVisitorCookie(app, visitors);
  const visitorOrAddress = (request: FastifyRequest) => visitorOf(request) ?? householdOf(request.ip);
  const callerOf = (request: FastifyRequest) =>
    request.account ? `user:${request.account.uid}` : visitorOrAddress(request);

  const limiter = (max: number, timeWindow: number, keyGenerator?: (request: FastifyRequest) => string): Count =>
    app.createRateLimit({ max, timeWindow, ...(keyGenerator && { keyGenerator }) });
  const ofVisitorAndAddress = (): Count[] => [
    limiter(limits.writesPerHour, HOUR_MS, visitorOrAddress),
    limiter(limits.writesPerHourAndAddress, HOUR_MS),
  ];
  const searches = limiter(limits.analyzePerMinute, MINUTE_MS);
  const generations = [
    limiter(limits.generatePerMinute, MINUTE_MS, callerOf),
    limiter(limits.generatePerMinuteAndAddress, MINUTE_MS),
  ];
  const writes = ofVisitorAndAddress();
  const signIns = limiter(limits.signInsPerHourAndAddress, HOUR_MS, ({ ip }) => householdOf(ip));
  const signUps = ofVisitorAndAddress();
  const accountWrites = limiter(limits.accountWritesPerMinute, MINUTE_MS, accountOrAddress);
  const stored = createStorageQuota(limits.storedPerDayAndAddress, elapsed);
  const ownRecipes = limiter(limits.ownRecipesPerHour, HOUR_MS, accountOrAddress);

  return {
    analyze: (request) => spend(request, searches),
    generate: (request) => spend(request, ...generations),
    visit: welcome,
    callerOf,
    account: (request) => spend(request, accountWrites),
    ownRecipe: (request) => spend(request, ownRecipes),
    store: ({ ip }, recipe) => stored.spend(householdOf(ip), Buffer.byteLength(JSON.stringify(recipe))),
    signIn: (request) => spend(request, signIns),
    async signUp(request, reply) {
      await spend(request, ...signUps);
      await welcome(request, reply);
    },
    async write(request, reply) {
      await spend(request, ...writes);
      await welcome(request, reply);
    },
  };
};
