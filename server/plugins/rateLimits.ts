import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ImportedSave } from '@contracts/fileImport';
import type { PostedRecipe } from '@contracts/recipe';
import type { Config } from '../config';
import type { Counters } from '../counters/counters';
import { DomainError } from '../errors/domainError';
import { createStorageQuota } from '../services/storageQuota';
import { householdOf } from './household';
import { createVisitorCookie, type VisitorOptions } from './visitorCookie';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SHARED_LIST_HANDS = 4;

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
  /** Calls to shopping lists by their links, per minute and address. */
  sharedList: Limit;
  /** Recipes an account stores by saving them, per hour. */
  ownRecipe: Limit;
  /** Pages read from the web, per hour and visitor, and per hour and address. */
  page: Limit;
  /** Files of recipes that are read, per hour and visitor, and per hour and address. */
  file: Limit;
  /**
   * Recipes and their bytes per day and address, however they are stored.
   * @throws DomainError addressFull
   */
  store: (request: FastifyRequest, recipe: PostedRecipe) => Promise<void>;
  /**
   * The same for many recipes at once: either all are counted or none.
   * @throws DomainError addressFull
   */
  storeMany: (request: FastifyRequest, recipes: readonly ImportedSave[]) => Promise<void>;
  /**
   * The bytes of a photo, which count as those of recipes do.
   * @throws DomainError addressFull
   */
  storePhoto: (request: FastifyRequest, bytes: number) => Promise<void>;
}

/**
 * Counts one request.
 * @throws DomainError tooManyRequests when a limit is used up
 */
type Count = (request: FastifyRequest) => Promise<void>;

const spend = async (request: FastifyRequest, counts: readonly Count[]): Promise<void> => {
  for (const count of counts) await count(request);
};

const accountOrAddress = ({ account, ip }: FastifyRequest) => (account ? `user:${account.uid}` : householdOf(ip));
const addressOf = ({ ip }: FastifyRequest) => householdOf(ip);

/** Makes limits of requests in a window of time, each counted by a key of the request. */
const limiterOf =
  (counters: Counters) =>
  (name: string, max: number, windowMs: number, keyOf = addressOf): Count => {
    const limit = counters.limit(name, { max, windowMs });
    return async (request) => {
      const { isAllowed, msLeft } = await limit.spend(keyOf(request));
      if (!isAllowed) throw new DomainError('tooManyRequests', { seconds: Math.max(1, Math.ceil(msLeft / 1_000)) });
    };
  };

/**
 * Creates the rate limits of the open endpoints. A visitor is a browser with our cookie. Callers without one share a
 * bucket per address, and the address's bucket bounds callers that discard the cookie.
 */
export const createLimits = (
  app: FastifyInstance,
  { limits, counters, ...visitors }: Pick<Config, 'limits'> & VisitorOptions & { counters: Counters },
): Limits => {
  const { visitorOf, welcome } = createVisitorCookie(app, visitors);
  const visitorOrAddress = (request: FastifyRequest) => visitorOf(request) ?? householdOf(request.ip);
  const callerOf = (request: FastifyRequest) =>
    request.account ? `user:${request.account.uid}` : visitorOrAddress(request);

  const limiter = limiterOf(counters);
  const ofVisitorAndAddress = (
    name: string,
    perVisitor = limits.writesPerHour,
    perAddress = limits.writesPerHourAndAddress,
  ): Count[] => [
    limiter(`${name}-visitor`, perVisitor, HOUR_MS, visitorOrAddress),
    limiter(`${name}-address`, perAddress, HOUR_MS),
  ];
  /** Counts the request, then gives the browser its cookie. */
  const welcomed =
    (counts: readonly Count[]): Limit =>
    async (request, reply) => {
      await spend(request, counts);
      await welcome(request, reply);
    };
  const searches = limiter('analyze', limits.analyzePerMinute, MINUTE_MS);
  const generations = [
    limiter('generate-visitor', limits.generatePerMinute, MINUTE_MS, callerOf),
    limiter('generate-address', limits.generatePerMinuteAndAddress, MINUTE_MS),
  ];
  const signIns = limiter('sign-in', limits.signInsPerHourAndAddress, HOUR_MS);
  const accountWrites = limiter('account', limits.accountWritesPerMinute, MINUTE_MS, accountOrAddress);
  // Several people of one household read and change a list at the same time.
  const sharedLists = limiter('shared-list', SHARED_LIST_HANDS * limits.accountWritesPerMinute, MINUTE_MS);
  const stored = createStorageQuota(limits.storedPerDayAndAddress, counters);
  const ownRecipes = limiter('own-recipe', limits.ownRecipesPerHour, HOUR_MS, accountOrAddress);

  return {
    analyze: searches,
    generate: (request) => spend(request, generations),
    visit: welcome,
    callerOf,
    account: accountWrites,
    sharedList: sharedLists,
    ownRecipe: ownRecipes,
    store: ({ ip }, recipe) => stored.spend(householdOf(ip), Buffer.byteLength(JSON.stringify(recipe))),
    storeMany: ({ ip }, recipes) =>
      stored.spend(householdOf(ip), Buffer.byteLength(JSON.stringify(recipes)), recipes.length),
    storePhoto: ({ ip }, bytes) => stored.spend(householdOf(ip), bytes, 0),
    signIn: signIns,
    signUp: welcomed(ofVisitorAndAddress('sign-up')),
    page: welcomed(ofVisitorAndAddress('page', limits.pagesPerHour, limits.pagesPerHourAndAddress)),
    file: welcomed(ofVisitorAndAddress('file')),
    write: welcomed(ofVisitorAndAddress('write')),
  };
};
