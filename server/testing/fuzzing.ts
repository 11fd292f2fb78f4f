import type { InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { seededRandom } from '../images/canvas/seededRandom';
import { openApp } from './openApp';
import { signUp, type SignedUp } from './signUp';
import { giveBelongings } from './fuzzing/belongings';
import { bodyFaults } from './fuzzing/bodyFaults';
import { calls, type Call } from './fuzzing/calls';
import { requestIn, requestOf } from './fuzzing/requests';
import { blame, type FuzzReport, type World } from './fuzzing/world';

/** Calls per server. Each starts with an empty database, because the run would otherwise only measure growing lists. */
const CALLS_PER_SERVER = 10_000;
const LANES = 4;
const HANGS_AFTER_MS = 10_000;
const COOKS = 4;
/** Replaces a cook whose session was ended by a call. */
const NEW_COOK_EVERY = 25;
const TRIES_OF_ITS_OWN = 100;
/** Even, so a server without limits. */
const SERVER_OF_TRIES = 1_000_000;

/** The default limits, for every other server that gets all its calls. */
const LIMITED = {
  ANALYZE_PER_MINUTE: 300,
  WRITES_PER_HOUR: 20,
  WRITES_PER_HOUR_AND_ADDRESS: 60,
  ACCOUNT_WRITES_PER_MINUTE: 600,
  OWN_RECIPES_PER_HOUR: 300,
  SIGN_INS_PER_HOUR: 60,
  SIGN_INS_PER_HOUR_AND_ADDRESS: 600,
  LOGIN_FAILURES_PER_ACCOUNT: 10,
  LOGIN_FAILURES_PER_ADDRESS: 50,
};

/** Limits in proportion, so that a server that gets fewer calls reaches them, too. */
const limitsFor = (calls: number) =>
  Object.fromEntries(
    Object.entries(LIMITED).map(([name, limit]) => [name, String(Math.ceil((limit * calls) / CALLS_PER_SERVER))]),
  );

/**
 * Calls that arbitrary input cannot make succeed: most need a fresh code of the app (secondFactor.test.ts has it), one a
 * website (pageRoutes.test.ts has one), one photos and their reader (pagePhotos.test.ts has them). In the order of the
 * contract.
 */
export const NEED_MORE_THAN_INPUT: readonly string[] = [
  'finishSignIn',
  'readPage',
  'readPhotos',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'turnOffSecondFactor',
];

const newCook = async (world: World, number: number) => {
  try {
    return await signUp(world.app, `${world.prefix}-${number}`);
  } catch {
    // The limits may make the call wait.
    return undefined;
  }
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

const send = async (world: World, { call, request }: ReturnType<typeof requestIn>) => {
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
    const isPlain = reply.headers['content-encoding'] === undefined;
    if (isNew && random.chance(0.05) && isPlain) ids[random.whole(0, ids.length - 1)] = reply.json<{ id: number }>().id;
    // A link that was taken back opens nothing, so new ones have to follow.
    const links = { shareShopping: world.lists, shareCollection: world.links }[call.name];
    if (links && isPlain) links[random.whole(0, links.length - 1)] = reply.json<{ share: string }>().share;
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
      await send(world, requestIn(world));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

/**
 * A rare call, such as one that ends a session, may meet only spoilt requests in a small run. It gets more tries of its
 * own, so that chance does not decide whether it ever succeeded.
 */
const tryAgain = async (world: World, call: Call) => {
  for (let tries = 0; tries < TRIES_OF_ITS_OWN && !world.done.has(call.name); tries++) {
    if (tries % NEW_COOK_EVERY === 0) world.cooks = [await signUp(world.app, `${world.prefix}-${call.name}-${tries}`)];
    await send(world, { call, request: requestOf(world, call) });
  }
};

interface Fuzz {
  count: number;
  seed: string;
  /** Opens an empty database for each server. */
  open: () => Promise<Kysely<Database>>;
  onProgress?: (report: FuzzReport) => void;
}

/** Opens a server with its cooks, what each of them has, and the ids of recipes that it has. */
const openWorld = async (
  { seed, open }: Pick<Fuzz, 'seed' | 'open'>,
  { number, calls }: { number: number; calls: number },
  kept: Pick<World, 'report' | 'done'>,
): Promise<{ world: World; close: () => Promise<void> }> => {
  const isLimited = number % 2 === 1;
  const db = await open();
  const resetToken = { value: '' };
  const mailer = {
    send: ({ text }: { text: string }) => {
      resetToken.value = /reset-password\/([\w-]+)/.exec(text)?.[1] ?? resetToken.value;
      return Promise.resolve();
    },
  };
  const app = await openApp({ db, mailer, ...(isLimited && { environment: limitsFor(calls) }) });
  const found = await app.inject({
    method: 'POST',
    url: '/api/analyze',
    payload: { ingredients: 'egg, lemon, tuna, rum' },
  });
  const ids = [...found.json<{ recipes: { id: number }[] }>().recipes.map(({ id }) => id), 10_000, 10_001, 7, 8];
  const prefix = `cook${number}`;
  const cooks: SignedUp[] = [];
  for (let cook = 0; cook < COOKS; cook++) cooks.push(await signUp(app, `${prefix}-${cook}`));
  const given = await Promise.all(cooks.map(giveBelongings));
  const own = given.map((one) => one.own);
  const lists = given.map(({ list }) => list);
  const links = given.map(({ link }) => link);
  return {
    world: {
      ...kept,
      app,
      own,
      lists,
      links,
      random: seededRandom(`${seed} ${number}`),
      cooks,
      ids,
      prefix,
      resetToken,
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
};

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
    const { world, close } = await openWorld({ seed, open }, { number, calls: perServer }, { report, done });
    await fuzzOneServer(world, Math.min(perServer, count - report.calls));
    await close();
    onProgress?.(report);
  }
  const { world, close } = await openWorld(
    { seed, open },
    { number: SERVER_OF_TRIES, calls: perServer },
    { report, done },
  );
  for (const call of calls.filter(({ name }) => !NEED_MORE_THAN_INPUT.includes(name))) await tryAgain(world, call);
  await close();
  report.neverDone = calls.map(({ name }) => name).filter((name) => !done.has(name));
  return report;
};
