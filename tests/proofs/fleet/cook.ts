import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../../kitchen/search/matchOracle';
import { ofNewHousehold, PASSWORD, withinTime } from './calls';

/** What a cook knows of a recipe on the own list: 0 for not saved, else the stars. */
type Stars = 0 | 1 | 2 | 3 | 4 | 5;

/** What happened to the calls of a cook. */
export interface CookReport {
  acknowledged: number;
  /** Changes that were answered with a failure, or not at all: each was sent again. */
  interrupted: number;
  /** Older changes that arrived late. */
  late: number;
  reads: number;
  /** The same of lists that were read. */
  failedReads: number;
  /** How often a call failed in which way: a method with the status and message of its answer. */
  failures: Record<string, number>;
  /** Longest time from sending a change to its acknowledgement. */
  longestMs: number;
  faults: string[];
}

const TIMEOUT_MS = 15_000;
const RETRY_MS = 250;
const CONFLICT = 409;
const READ_SHARE = 0.3;
const REMOVE_SHARE = 0.35;
const LATE_SHARE = 0.2;
const LATE_MS = 10_000;
const LONGEST_MESSAGE = 80;

/** What a client may send again: the way is blocked, or the database is away. */
const mayBeRepeated = (status: number) => status >= 500;

/** A whole answer: one whose body was cut off never becomes one. */
type Answer = Pick<Response, 'url' | 'status' | 'ok' | 'headers'> & { text: string };

/** What an answer says went wrong; a proxy answers with a page, of which the title is enough. */
const messageOf = (text: string): string => {
  const [, message] = /"message":"([^"]*)"/.exec(text) ?? /<h1>([^<]*)/.exec(text) ?? [];
  return message ?? text.slice(0, LONGEST_MESSAGE);
};

interface CookOptions {
  /** Servers that a call may reach; an attempt takes the next one. */
  urls: readonly string[];
  recipeIds: readonly number[];
  /** How far the clock of the device is off. */
  clockMs: number;
  seed: number;
  isOver: () => boolean;
}

/** What the functions of one cook share. */
interface Cook extends Pick<CookOptions, 'clockMs' | 'recipeIds'> {
  email: string;
  random: () => number;
  /** The list as the cook made it. */
  list: Map<number, Stars>;
  report: CookReport;
  call: (method: string, path: string, body?: object) => Promise<Answer>;
}

const emptyReport = (): CookReport => ({
  acknowledged: 0,
  interrupted: 0,
  late: 0,
  reads: 0,
  failedReads: 0,
  failures: {},
  longestMs: 0,
  faults: [],
});

/** One attempt. A server that is killed may cut its answer off in the middle, so the body belongs to it. */
const attempt = (url: string, init: RequestInit): Promise<Answer> =>
  withinTime(TIMEOUT_MS, async (signal) => {
    const reply = await fetch(url, { ...init, signal });
    return { url, status: reply.status, ok: reply.ok, headers: reply.headers, text: await reply.text() };
  });

/** Calls the servers in turn until one answers. Signing in sets the cookie. */
const createCaller = ({ urls, seed }: Pick<CookOptions, 'urls' | 'seed'>, report: CookReport) => {
  const household = ofNewHousehold();
  let cookie = '';
  let attempts = seed;
  return {
    async call(method: string, path: string, body?: object): Promise<Answer> {
      for (;;) {
        attempts += 1;
        const reply = await attempt(`${urls[attempts % urls.length]}${path}`, {
          method,
          headers: { cookie, ...household, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        }).catch(() => undefined);
        if (reply && !mayBeRepeated(reply.status)) return reply;
        report[method === 'GET' ? 'failedReads' : 'interrupted'] += 1;
        const failure = `${method} ${reply ? `${reply.status} ${messageOf(reply.text)}` : 'no answer'}`;
        report.failures[failure] = (report.failures[failure] ?? 0) + 1;
        await pause(RETRY_MS);
      }
    },
    keepCookie({ headers }: Answer): void {
      cookie = headers
        .getSetCookie()
        .map((line) => line.split(';')[0]!)
        .join('; ');
    },
  };
};

/** Another device of the cook was offline and sends an older change, which may change nothing. */
const sendLate = async ({ list, report, call }: Cook, recipeId: number, at: number) => {
  await (list.get(recipeId)
    ? call('DELETE', `/api/user/recipes/saved/${recipeId}?at=${at}`)
    : call('POST', '/api/user/recipes/ratings', { recipeId, rating: 1, at }));
  report.late += 1;
};

/** Rates or removes one of the recipes. */
const change = async (cook: Cook) => {
  const { email, random, recipeIds, clockMs, list, report, call } = cook;
  const recipeId = recipeIds[Math.floor(random() * recipeIds.length)]!;
  const at = Date.now() + clockMs;
  const kind = random();
  const stars = (1 + Math.floor(random() * 5)) as Stars;
  const begunAt = performance.now();
  let reply: Answer;
  if (kind < REMOVE_SHARE) {
    reply = await call('DELETE', `/api/user/recipes/saved/${recipeId}?at=${at}`);
    list.set(recipeId, 0);
  } else {
    reply = await call('POST', '/api/user/recipes/ratings', { recipeId, rating: stars, at });
    list.set(recipeId, stars);
  }
  if (!reply.ok) report.faults.push(`${email}: ${reply.url} answered ${reply.status}`);
  report.acknowledged += 1;
  report.longestMs = Math.max(report.longestMs, performance.now() - begunAt);
  // The times of a device that is ahead are cut to now, which makes its late changes new ones.
  if (clockMs <= 0 && random() < LATE_SHARE) await sendLate(cook, recipeId, at - LATE_MS);
};

/** Reads the list, which has to be what the cook made it. */
const read = async ({ email, list, report, call }: Cook) => {
  const reply = await call('GET', '/api/user/recipes/saved');
  report.reads += 1;
  if (!reply.ok) {
    report.faults.push(`${email}: the list answered ${reply.status}`);
    return;
  }
  const shown = (JSON.parse(reply.text) as { id: number; userRating: number }[]).map(
    ({ id, userRating }) => `${id}:${userRating}`,
  );
  const known = [...list].filter(([, stars]) => stars > 0).map(([id, stars]) => `${id}:${stars}`);
  if (shown.sort().join() !== known.sort().join())
    report.faults.push(`${email}: the list is ${shown.join()}, and was made ${known.join()}`);
};

/**
 * A cook who saves, rates and removes recipes, one change after the other, and sends each again until it is
 * acknowledged, as the application does. Now and then a second device delivers an older change late. After any
 * acknowledged change the list must be exactly what the cook made it.
 */
export const cook = async ({ isOver, ...options }: CookOptions): Promise<CookReport> => {
  const { seed, recipeIds, clockMs } = options;
  const random = seeded(seed);
  const report = emptyReport();
  const { call, keepCookie } = createCaller(options, report);

  const email = `cook${seed}@example.org`;
  const account = { email, password: PASSWORD };
  const registered = await call('POST', '/api/auth/register', { ...account, marketingConsent: false });
  // No other cook has this address: the account is of an attempt whose answer was lost.
  const entered = registered.status === CONFLICT ? await call('POST', '/api/auth/login', account) : registered;
  keepCookie(entered);
  if (!entered.ok) report.faults.push(`${email}: could not register or sign in: ${entered.status}`);

  const one: Cook = { email, random, recipeIds, clockMs, list: new Map(), report, call };
  while (!isOver()) await (random() < READ_SHARE ? read(one) : change(one));
  await read(one);
  return report;
};
