/** `npm run prove -- fleet`: see docs/proofs/fleet.md. COOKS, MINUTES and IMPORTS make it shorter. */
import { setTimeout as pause } from 'node:timers/promises';
import { ranFor, sizeOf, writeReport } from '../report';
import { missingPrograms, SERVERS, startFleet, type Fleet } from './cluster';
import { cook } from './cook';
import { freshnessOf } from './freshness';

const FULL_COOKS = 200;
const FULL_MINUTES = 20;
const COOKS = Number(process.env.COOKS ?? FULL_COOKS);
const MINUTES = Number(process.env.MINUTES ?? FULL_MINUTES);
const RECIPES = 12;
/** The device of every third cook is this far ahead, of every third behind. */
const CLOCK_MS = 30_000;
const CALM_MS = 3_000;
const SHARES = 41;
const IMPORTS = Number(process.env.IMPORTS ?? 100);
const CUT_MS = 5_000;

interface Failure {
  name: string;
  ms: number;
}

/** The numbers of some recipes of the collection. */
const someRecipes = async (url: string): Promise<number[]> => {
  const body = new FormData();
  body.set('ingredients', 'eggs, tomatoes, onion, rice');
  body.set('category', 'None');
  body.set('preferences', '{}');
  const reply = await fetch(`${url}/api/analyze`, { method: 'POST', body });
  const { recipes } = (await reply.json()) as { recipes: { id: number }[] };
  return recipes.slice(0, RECIPES).map(({ id }) => id);
};

/** How many of many shares of one visitor go through, whichever servers they reach; an hour allows twenty. */
const sharesOf = async (url: string): Promise<number> => {
  const share = (i: number, cookie: string) =>
    fetch(`${url}/api/recipes/share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(
        i < 0 ? {} : { title: `Tea ${i}`, category: 'Drinks', ingredients: ['tea'], instructions: ['Brew.'] },
      ),
    });
  const welcome = await share(-1, '');
  const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
  const replies = await Promise.all(Array.from({ length: SHARES }, (_, i) => share(i, cookie)));
  return replies.filter(({ status }) => status === 200).length;
};

/** Lets one thing fail after the other until the time is over; the replica is promoted half-way. */
const letThingsFail = async (fleet: Fleet, until: number): Promise<Failure[]> => {
  const failures: Failure[] = [];
  const happens = async (name: string, work: () => Promise<void>) => {
    const begunAt = Date.now();
    await work();
    failures.push({ name, ms: Date.now() - begunAt });
    console.log(`${name}: ready again after ${Date.now() - begunAt} ms`);
    await pause(CALM_MS);
  };
  const half = Date.now() + (until - Date.now()) / 2;
  let isPromoted = false;
  for (let round = 0; Date.now() < until; round += 1) {
    await happens('kill -9 of a server', () => fleet.restartServer(round % SERVERS, 'SIGKILL'));
    if (!isPromoted && Date.now() < half) await happens('kill -9 of Postgres', fleet.restartDatabase);
    if (!isPromoted && Date.now() >= half) {
      await happens('promotion of the replica', fleet.promoteReplica);
      isPromoted = true;
    }
    await happens('restart of a server', () => fleet.restartServer((round + 1) % SERVERS, 'SIGTERM'));
    await happens(`a cut of ${CUT_MS / 1_000} s on the way to the database`, () => fleet.cutDatabase(CUT_MS));
    await happens(`a cut of ${CUT_MS / 1_000} s on the way to the counts`, () => fleet.cutCounts(CUT_MS));
  }
  return failures;
};

const main = async (): Promise<number> => {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.error(`Not run: ${missing.join(', ')} not installed.`);
    return 1;
  }
  const begunAt = Date.now();
  const fleet = await startFleet();
  try {
    const recipeIds = await someRecipes(fleet.url);
    const before = await sharesOf(fleet.url);
    const fresh = await freshnessOf(fleet.servers, fleet.databaseUrl, IMPORTS);
    const quantile = (share: number) =>
      Math.round(fresh[Math.min(fresh.length - 1, Math.floor(fresh.length * share))]!);
    let isOver = false;
    const cooks = Array.from({ length: COOKS }, (_, i) =>
      cook({ url: fleet.url, recipeIds, clockMs: ((i % 3) - 1) * CLOCK_MS, seed: i + 1, isOver: () => isOver }),
    );
    const failures = await letThingsFail(fleet, Date.now() + MINUTES * 60_000);
    isOver = true;
    const reports = await Promise.all(cooks);
    const after = await sharesOf(fleet.url);
    const sum = (of: (report: (typeof reports)[number]) => number) => reports.reduce((all, one) => all + of(one), 0);
    const faults = reports.flatMap((report) => report.faults);
    const names = [...new Set(failures.map(({ name }) => name))];
    writeReport('fleet', 'Three servers, one Larder', [
      '`npm run prove -- fleet`: three built servers behind HAProxy, on a Postgres with a synchronous streaming replica, reached through PgBouncer in transaction mode, with Redis for the limits. Cooks save, rate and remove recipes, one change after the other, and send each again until it is acknowledged; every third device is 30 s ahead, every third 30 s behind. Meanwhile servers are killed and restarted, Postgres is killed, and half-way the replica takes its place for good. The ways to the database and to the counts are cut for five seconds at a time: the programs on them stand still, so connections are open and nothing is answered. Each time a cook reads the list, and at the end, it must be exactly what the cook made it. `COOKS`, `MINUTES` and `IMPORTS` make it shorter.',
      '',
      sizeOf(COOKS, FULL_COOKS, 'cooks'),
      sizeOf(MINUTES, FULL_MINUTES, 'minutes'),
      `- changes acknowledged: ${sum(({ acknowledged }) => acknowledged)}; lists read: ${sum(({ reads }) => reads)}; lost, undone or contradicted: ${faults.length}`,
      `- calls that failed and were sent again: ${sum(({ interrupted }) => interrupted)}; longest wait for an acknowledgement: ${Math.round(Math.max(...reports.map(({ longestMs }) => longestMs)))} ms`,
      `- shares of one visitor let through, of ${SHARES} with a limit of 20: ${before} before, ${after} after`,
      ...names.map((name) => {
        const times = failures.filter((one) => one.name === name).map(({ ms }) => ms);
        return `- ${name}: ${times.length}; longest until it is ready again: ${Math.max(...times)} ms`;
      }),
      `- an import until the last of three servers finds it, of ${IMPORTS}: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, worst ${quantile(1)} ms`,
      '- not part of it yet: clocks of servers that differ, an upgrade to another release and back, mails of servers that are killed',
      ranFor(begunAt),
      '',
      ...faults.slice(0, 50).map((fault) => `- FAULT ${fault}`),
    ]);
    console.log(`${faults.length} faults; limits ${before} and ${after}`);
    return faults.length === 0 && before === 20 && after === 20 ? 0 : 1;
  } finally {
    await fleet.stop();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
