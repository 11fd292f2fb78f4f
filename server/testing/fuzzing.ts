import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { failureSchema } from '@contracts/errors';
import { OPERATIONS, type Operation } from '@contracts/operations';
import type { Database } from '../db/schema';
import { seededRandom, type Random } from '../images/canvas/seededRandom';
import { createFuzzValues, shapeOf } from './fuzzValues';
import { form, openApp } from './openApp';
import { signUp, TEST_PASSWORD, type SignedUp } from './signUp';

/** Calls per server. Each starts with an empty database, because the run would otherwise only measure growing lists. */
const CALLS_PER_SERVER = 10_000;
const LANES = 4;
const HANGS_AFTER_MS = 10_000;
const FAULTS_KEPT = 20;
const COOKS = 4;
/** Replaces a cook whose session was ended by a call. */
const NEW_COOK_EVERY = 25;

/** The default limits, for every other server. */
const LIMITED = {
  ANALYZE_PER_MINUTE: '300',
  WRITES_PER_HOUR: '20',
  WRITES_PER_HOUR_AND_ADDRESS: '60',
  ACCOUNT_WRITES_PER_MINUTE: '600',
  OWN_RECIPES_PER_HOUR: '300',
  SIGN_INS_PER_HOUR: '60',
  SIGN_INS_PER_HOUR_AND_ADDRESS: '600',
  LOGIN_FAILURES_PER_ACCOUNT: '10',
  LOGIN_FAILURES_PER_ADDRESS: '50',
};

const TRACE = /node_modules|\.[cm]?[jt]s:\d+|\bat \w+ \(|SQLITE|syntax error at or near/;

const calls = Object.entries<Operation>(OPERATIONS)
  .filter(([, { isForDevelopers }]) => !isForDevelopers)
  .map(([name, operation]) => ({
    name,
    ...operation,
    shape: operation.body && shapeOf(operation.body),
    queryShape: operation.query && shapeOf(operation.query),
  }));
type Call = (typeof calls)[number];

/**
 * Calls that arbitrary input cannot make succeed: most need a fresh code of the app (secondFactor.test.ts has it), one a
 * website (pageRoutes.test.ts has one), others the id of an own recipe or the link to a shared list. In the order of the contract.
 */
export const NEED_MORE_THAN_INPUT: readonly string[] = [
  'finishSignIn',
  'editRecipe',
  'getRecipeHistory',
  'readPage',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'turnOffSecondFactor',
  'getSharedList',
  'changeSharedList',
  'getSharedListNews',
];

/** Calls that end a session are rare, so that most calls are signed in. */
const ENDINGS: readonly string[] = ['logout', 'deleteAccount', 'updatePassword', 'updateEmail', 'login', 'register'];
const ENDING_SHARE = 0.2;

const OTHER_PATHS = [
  '/',
  '/saved',
  '/recipe/1',
  '/recipe/%00',
  '/recipe/NaN',
  '/reset-password/x',
  '/api',
  '/api/',
  '/api/health',
  '/api/docs',
  '/api/docs/json',
  '/pictures/shakshuka.webp',
  '/pictures/%2e%2e%2fx.webp',
  '/pictures/shakshuka-v99.webp',
  '/%E0%A4%A',
  '/%',
  '//',
  '/api/auth',
  '/api/user/recipes/saved/%F0%9F%8D%B3',
  '/api/recipes/0',
  '/api/recipes/99999999999999999999',
  '/app-shell',
  '/index.html',
  '/assets/none.js',
  `/${'a/'.repeat(800)}`,
  `/api/recipes/${'9'.repeat(3_000)}`,
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'] as const;
const LANGUAGES = ['fr', 'es', 'en-US', '*', 'de', ';;q=,', 'fr;q=0', `${'a,'.repeat(200)}fr`] as const;
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'nonsense',
  '',
] as const;

export interface FuzzReport {
  calls: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** Calls of the contract that never succeeded. */
  neverDone: string[];
  slowestMs: number;
  faults: string[];
}

interface World {
  app: FastifyInstance;
  random: Random;
  cooks: SignedUp[];
  ids: number[];
  done: Set<string>;
  report: FuzzReport;
  prefix: string;
  /** From the newest mail with a link. */
  resetToken: { value: string };
}

const blame = ({ report }: World, fault: string) => {
  if (report.faults.length < FAULTS_KEPT) report.faults.push(fault);
};

const newCook = async (world: World, number: number) => {
  try {
    return await signUp(world.app, `${world.prefix}-${number}`);
  } catch {
    // The limits may make the call wait.
    return undefined;
  }
};

const valuesIn = (world: World) => {
  const { random, cooks, ids } = world;
  const cook = () => random.pick(cooks as unknown as readonly [SignedUp]);
  const id = () => random.pick(ids as unknown as readonly [number]);
  return createFuzzValues(random, {
    id,
    recipeId: id,
    email: () => (random.chance(0.5) ? cook().email : `${world.prefix}${random.whole(0, 1e9)}@example.org`),
    password: () => TEST_PASSWORD,
    currentPassword: () => TEST_PASSWORD,
    newPassword: () => TEST_PASSWORD,
    token: () => world.resetToken.value,
    changes: () =>
      random.pick<unknown>([
        [],
        [{ id: 'a'.repeat(20), thing: { name: 'egg', language: 'fr' }, state: 'open', at: 1 }],
        [{ id: 'a'.repeat(20), state: random.pick(['ticked', 'gone']), at: Date.now() }],
      ]),
    at: () => Date.now() - random.whole(-1_000, 1_000_000),
    ingredients: () => random.pick<unknown>(['egg, tomato', ['leek', 'butter'], [{ name: 'egg', quantity: '2' }]]),
    preferences: () => random.pick<unknown>([{}, '{}', { language: 'fr' }, '{"dietTypes":["Vegan"]}']),
  });
};

const bodyOf = (world: World, call: Call): Pick<InjectOptions, 'payload' | 'headers'> => {
  const { random } = world;
  const values = valuesIn(world);
  if (!call.shape) return random.chance(0.1) ? { payload: JSON.stringify(values.junk()) ?? '' } : {};
  const roll = random.next();
  const fitting = values.fitting(call.shape);
  const value = roll < 0.55 ? fitting : roll < 0.85 ? values.spoilt(fitting) : values.junk();
  if (call.isMultipart && random.chance(0.5) && typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key.replace(/["\r\n]/g, ''),
        typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
      ]),
    );
    const image = {
      name: 'image',
      bytes: Uint8Array.from({ length: random.whole(0, 300) }, () => random.whole(0, 255)),
    };
    const { payload, headers } = form(fields, random.chance(0.3) ? image : undefined);
    return { payload: random.chance(0.15) ? payload.subarray(0, random.whole(0, payload.length)) : payload, headers };
  }
  const json = JSON.stringify(value) ?? 'undefined';
  const payload = random.chance(0.04) ? json.slice(0, random.whole(0, json.length)) : json;
  return { payload, headers: { 'content-type': random.chance(0.03) ? random.pick(TYPES) : 'application/json' } };
};

/** Mostly what the contract asks for, sometimes spoilt, and sometimes a parameter of another call. */
const queryOf = (world: World, call: Call): string => {
  const { random } = world;
  const odd = random.pick(['1', '', '-1', 'x', '99999999999999999', '1700000000000', '%00', '1&at=2']);
  if (random.chance(0.1)) return `?at=${odd}`;
  if (!call.queryShape || random.chance(0.1)) return '';
  const values = valuesIn(world);
  const fitting = values.fitting(call.queryShape);
  const value = random.chance(0.7) ? fitting : values.spoilt(fitting);
  const parameters = Object.entries((value ?? {}) as Record<string, unknown>).map(([key, field]): [string, string] => [
    key,
    typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
  ]);
  return `?${new URLSearchParams(parameters)}`;
};

const headersOf = ({ random }: World): Record<string, string> => ({
  ...(random.chance(0.4) && { 'accept-language': random.pick(LANGUAGES) }),
  ...(random.chance(0.05) && { origin: random.pick(['http://localhost:80', 'https://evil.example', 'null', '\\']) }),
  ...(random.chance(0.03) && { 'sec-fetch-site': random.pick(['cross-site', 'same-origin', 'none']) }),
  ...(random.chance(0.05) && { host: random.pick(['localhost', 'a b', '[::1]:80', 'evil.example/..', '']) }),
  ...(random.chance(0.1) && { 'accept-encoding': random.pick(['br', 'gzip', 'identity', 'br;q=0']) }),
  ...(random.chance(0.02) && { 'if-none-match': '*' }),
});

const cookiesOf = ({ random, cooks }: World, needsSession: boolean): Record<string, string> => {
  const isCook = random.chance(needsSession ? 0.85 : 0.3);
  const cook = random.pick(cooks as unknown as readonly [SignedUp]);
  return {
    ...(isCook && cook.cookies),
    ...(random.chance(0.03) && { session: random.pick(['', 'x', 'a'.repeat(43), '%', `${'b'.repeat(5_000)}`]) }),
    ...(random.chance(0.1) && { visitor: random.pick(['x', '00000000-0000-4000-8000-000000000000']) }),
  };
};

const requestIn = (world: World): { call?: Call; request: InjectOptions & { url: string } } => {
  const { random, ids } = world;
  const remoteAddress = `10.0.${random.whole(0, 9)}.${random.whole(1, 250)}`;
  if (random.chance(0.06)) {
    const url = random.pick(OTHER_PATHS);
    const payload = random.chance(0.3) ? '{"a":1}' : undefined;
    return {
      request: {
        method: random.pick(METHODS),
        url,
        payload,
        headers: headersOf(world),
        cookies: cookiesOf(world, true),
        remoteAddress,
      },
    };
  }
  const first = random.pick(calls as unknown as readonly [Call]);
  const isTooOften = ENDINGS.includes(first.name) && !random.chance(ENDING_SHARE);
  const call = isTooOften ? random.pick(calls as unknown as readonly [Call]) : first;
  const id = random.chance(0.85)
    ? random.pick(ids as unknown as readonly [number])
    : encodeURIComponent(
        valuesIn(world)
          .text()
          .replace(/\ud800/g, ''),
      );
  const body = bodyOf(world, call);
  return {
    call,
    request: {
      ...body,
      method: random.chance(0.98) ? call.method : random.pick(METHODS),
      url: call.path.replace('{id}', String(id)) + queryOf(world, call),
      headers: { ...headersOf(world), ...body.headers },
      cookies: cookiesOf(world, call.needsSession === true),
      remoteAddress,
    },
  };
};

const bodyFaults = (reply: LightMyRequestResponse, call: Call | undefined, method: string): string | undefined => {
  const { statusCode: status, headers } = reply;
  if (status >= 500) return 'a server error';
  if (reply.body.includes(TEST_PASSWORD)) return 'it tells a password';
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  if (method === 'HEAD' || headers['content-encoding'] !== undefined) return undefined;
  if (status >= 400) {
    if (TRACE.test(reply.body)) return 'it tells what is inside';
    if (status === 429 && !(Number(headers['retry-after']) > 0)) return 'it does not say when to come again';
    return isJson && !failureSchema.strict().safeParse(reply.json()).success ? 'no failure of ours' : undefined;
  }
  if (!call || method !== call.method || status >= 300) return undefined;
  if (call.response === null)
    return status === 204 && reply.body === '' ? undefined : 'not the empty answer that it should be';
  if (!isJson) return 'not JSON';
  const answer = reply.json<unknown>();
  const { error, data } = call.response.safeParse(answer);
  if (!error) return isDeepStrictEqual(data, answer) ? undefined : 'more or other than the contract says';
  return `not what the contract says: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`;
};

const answered = async (world: World, request: InjectOptions) => {
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), HANGS_AFTER_MS);
  });
  try {
    return await Promise.race([world.app.inject(request), hanging]);
  } finally {
    clearTimeout(timer);
  }
};

const oneCall = async (world: World) => {
  const { call, request } = requestIn(world);
  const { report, ids, random } = world;
  const describe = (what: string) =>
    `${request.method} ${request.url.slice(0, 200)} ${String(request.payload ?? '').slice(0, 500)}: ${what}`;
  const begunAt = performance.now();
  report.calls += 1;
  const reply = await answered(world, request).catch((error: Error) => error);
  report.slowestMs = Math.max(report.slowestMs, performance.now() - begunAt);
  if (reply === undefined) return blame(world, describe('hangs'));
  if (reply instanceof Error) return blame(world, describe(`could not be sent: ${reply.message}`));
  const { statusCode: status } = reply;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  const fault = bodyFaults(reply, call, String(request.method));
  if (fault !== undefined) return blame(world, describe(`${status}: ${fault}: ${reply.body.slice(0, 300)}`));
  if (call && status < 300 && request.method === call.method) {
    world.done.add(call.name);
    const isNew = call.name === 'createRecipe' || call.name === 'shareRecipe' || call.name === 'saveRecipe';
    if (isNew && random.chance(0.05) && reply.headers['content-encoding'] === undefined)
      ids[random.whole(0, ids.length - 1)] = reply.json<{ id: number }>().id;
  }
};

const fuzzOneServer = async (world: World, count: number) => {
  let left = count;
  let cooksMade = COOKS;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      if (left % NEW_COOK_EVERY === 0) {
        const cook = await newCook(world, cooksMade++);
        if (cook) world.cooks[world.random.whole(0, COOKS - 1)] = cook;
      }
      await oneCall(world);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

interface Fuzz {
  count: number;
  seed: string;
  /** Opens an empty database for each server. */
  open: () => Promise<Kysely<Database>>;
  onProgress?: (report: FuzzReport) => void;
}

/**
 * Sends generated requests to servers in this process, half of them with the default limits: valid values, nearly valid
 * ones, and junk. No response may be a server error, hang, or violate the contract.
 */
export const fuzz = async ({ count, seed, open, onProgress }: Fuzz): Promise<FuzzReport> => {
  const report: FuzzReport = { calls: 0, statuses: {}, neverDone: [], slowestMs: 0, faults: [] };
  const done = new Set<string>();
  // Even a small run meets a server without limits and one with them.
  const perServer = Math.min(CALLS_PER_SERVER, Math.ceil(count / 2));
  for (let number = 0; report.calls < count; number++) {
    const isLimited = number % 2 === 1;
    const db = await open();
    const resetToken = { value: '' };
    const mailer = {
      send: ({ text }: { text: string }) => {
        resetToken.value = /reset-password\/([\w-]+)/.exec(text)?.[1] ?? resetToken.value;
        return Promise.resolve();
      },
    };
    const app = await openApp({ db, mailer, ...(isLimited && { environment: LIMITED }) });
    const found = await app.inject({
      method: 'POST',
      url: '/api/analyze',
      payload: { ingredients: 'egg, lemon, tuna, rum' },
    });
    const ids = [...found.json<{ recipes: { id: number }[] }>().recipes.map(({ id }) => id), 10_000, 10_001, 7, 8];
    const prefix = `cook${number}`;
    const world: World = {
      app,
      random: seededRandom(`${seed} ${number}`),
      cooks: [],
      ids,
      done,
      report,
      prefix,
      resetToken,
    };
    for (let cook = 0; cook < COOKS; cook++) world.cooks.push(await signUp(app, `${prefix}-${cook}`));
    await fuzzOneServer(world, Math.min(perServer, count - report.calls));
    await app.close();
    await db.destroy();
    onProgress?.(report);
  }
  report.neverDone = calls.map(({ name }) => name).filter((name) => !done.has(name));
  return report;
};
