import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../../kitchen/search/matchOracle';

/** What a cook knows of a recipe on the own list: 0 for not saved, else the stars. */
type Stars = 0 | 1 | 2 | 3 | 4 | 5;

/** What happened to the calls of a cook. */
export interface CookReport {
  acknowledged: number;
  /** Answers that were no success, and calls without an answer: each was sent again. */
  interrupted: number;
  reads: number;
  /** Longest time from sending a change to its acknowledgement. */
  longestMs: number;
  faults: string[];
}

const TIMEOUT_MS = 15_000;
const RETRY_MS = 250;
const READ_SHARE = 0.3;

/** What a client may send again: the way is blocked, or the database is away. */
const mayBeRepeated = (status: number) => status >= 500;

interface Options {
  url: string;
  recipeIds: readonly number[];
  /** How far the clock of the device is off. */
  clockMs: number;
  seed: number;
  isOver: () => boolean;
}

/**
 * A cook who saves, rates and removes recipes, one change after the other, and sends each again until it is
 * acknowledged, as the application does. After any acknowledged change the list must be exactly what the cook made it.
 */
export const cook = async ({ url, recipeIds, clockMs, seed, isOver }: Options): Promise<CookReport> => {
  const random = seeded(seed);
  const list = new Map<number, Stars>();
  const report: CookReport = { acknowledged: 0, interrupted: 0, reads: 0, longestMs: 0, faults: [] };
  let cookie = '';

  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    for (;;) {
      const reply = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => undefined);
      if (reply && !mayBeRepeated(reply.status)) return reply;
      await reply?.arrayBuffer().catch(() => undefined);
      report.interrupted += 1;
      await pause(RETRY_MS);
    }
  };

  const email = `cook${seed}@example.org`;
  const account = { email, password: 'saffron and cardamom' };
  const registered = await call('POST', '/api/auth/register', { ...account, marketingConsent: false });
  cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  if (!registered.ok) report.faults.push(`${email}: could not register: ${registered.status}`);

  const change = async () => {
    const recipeId = recipeIds[Math.floor(random() * recipeIds.length)]!;
    const at = Date.now() + clockMs;
    const kind = random();
    const stars = (1 + Math.floor(random() * 5)) as Stars;
    const begunAt = performance.now();
    let reply: Response;
    if (kind < 0.35) {
      reply = await call('DELETE', `/api/user/recipes/saved/${recipeId}?at=${at}`);
      list.set(recipeId, 0);
    } else {
      reply = await call('POST', '/api/user/recipes/ratings', { recipeId, rating: stars, at });
      list.set(recipeId, stars);
    }
    await reply.arrayBuffer();
    if (!reply.ok) report.faults.push(`${email}: ${reply.url} answered ${reply.status}`);
    report.acknowledged += 1;
    report.longestMs = Math.max(report.longestMs, performance.now() - begunAt);
  };

  const read = async () => {
    const reply = await call('GET', '/api/user/recipes/saved');
    report.reads += 1;
    const text = await reply.text();
    if (!reply.ok) return void report.faults.push(`${email}: the list answered ${reply.status}`);
    const shown = (JSON.parse(text) as { id: number; userRating: number }[]).map(
      ({ id, userRating }) => `${id}:${userRating}`,
    );
    const known = [...list].filter(([, stars]) => stars > 0).map(([id, stars]) => `${id}:${stars}`);
    if (shown.sort().join() !== known.sort().join())
      report.faults.push(`${email}: the list is ${shown.join()}, and was made ${known.join()}`);
    return undefined;
  };

  while (!isOver()) await (random() < READ_SHARE ? read() : change());
  await read();
  return report;
};
