/** `npm run prove -- fleet`: see docs/proofs/fleet.md. COOKS, MINUTES, KILLS and IMPORTS make it shorter; PREVIOUS names a commit. */
import { setTimeout as pause } from 'node:timers/promises';
import { writeReport } from '../report';
import { search } from './calls';
import { clockEnvironment, clockOf } from './clocks';
import { CLOCKS_MS, missingPrograms, SERVERS, startFleet, type Fleet } from './cluster';
import { cook } from './cook';
import { killOverAndOver, letThingsFail, moveTo, openHappenings } from './failures';
import { freshnessOf } from './freshness';
import { limitsOf, type Passed } from './limits';
import { forgetPasswords } from './mails';
import { modelRequestsOf } from './modelRequests';
import { buildPreviousRelease, type Release } from './previousRelease';
import { isGood, reportLines, type Figures } from './reportLines';
import { searchesOf } from './searches';
import { votesOf } from './votes';

const COOKS = Number(process.env.COOKS ?? 200);
const MINUTES = Number(process.env.MINUTES ?? 20);
const KILLS = Number(process.env.KILLS ?? 100);
const IMPORTS = Number(process.env.IMPORTS ?? 100);
const RECIPES = 12;
/** The device of every third cook is this far ahead, of every third behind. */
const DEVICE_CLOCK_MS = 30_000;
/** How long all servers run a release before they move on. */
const SETTLED_MS = 5_000;

/** The numbers of some recipes of the collection. */
const someRecipes = async (url: string): Promise<number[]> =>
  (await search(url, 'eggs, tomatoes, onion, rice')).recipes.slice(0, RECIPES).map(({ id }) => id);

/** From the previous release to this one, through the failures, back, and here again. */
const liveThrough = async (fleet: Fleet, previous: Release) => {
  const { all, happens } = openHappenings();
  await happens('migration beside the previous release', () => Promise.resolve(fleet.migrate()));
  await moveTo(fleet, happens, 'upgrade of a server');
  await killOverAndOver(fleet, happens, KILLS);
  await letThingsFail(fleet, happens, Date.now() + MINUTES * 60_000);
  await moveTo(fleet, happens, 'downgrade of a server', previous.root);
  await pause(SETTLED_MS);
  await moveTo(fleet, happens, 'upgrade of a server');
  return all;
};

/** What cooks and forgetful accounts saw while the fleet lived through everything. */
const underLoad = async (fleet: Fleet, recipeIds: readonly number[], previous: Release) => {
  let isOver = false;
  const cooks = Array.from({ length: COOKS }, (_, i) =>
    cook({
      urls: [fleet.url],
      recipeIds,
      clockMs: ((i % 3) - 1) * DEVICE_CLOCK_MS,
      seed: i + 1,
      isOver: () => isOver,
    }),
  );
  const mails = forgetPasswords(fleet, () => isOver);
  try {
    const happenings = await liveThrough(fleet, previous);
    isOver = true;
    return { happenings, reports: await Promise.all(cooks), mails: await mails };
  } finally {
    isOver = true;
  }
};

const measured = async (fleet: Fleet, recipeIds: readonly number[], previous: Release): Promise<Figures> => {
  const clocks = CLOCKS_MS.map((ms) => clockOf(clockEnvironment(ms)));
  const { happenings, reports, mails } = await underLoad(fleet, recipeIds, previous);
  const urls = fleet.servers.map(({ url }) => url);
  const limits: Passed[] = [];
  for (let servers = 1; servers <= SERVERS; servers += 1) limits.push(await limitsOf(fleet, servers));
  return {
    cooks: COOKS,
    minutes: MINUTES,
    kills: KILLS,
    previous: previous.name,
    means: fleet.means,
    clocks,
    clocksMs: CLOCKS_MS,
    happenings,
    reports,
    mails,
    limits,
    votes: await votesOf(urls, [recipeIds[0]!, recipeIds[1]!]),
    model: await modelRequestsOf(fleet),
    fresh: await freshnessOf(urls, fleet.databaseUrl, IMPORTS),
    searches: await searchesOf(fleet),
  };
};

const main = async (): Promise<number> => {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.error(`Not run: ${missing.join(', ')} not installed.`);
    return 1;
  }
  const begunAt = Date.now();
  const previous = buildPreviousRelease();
  const fleet = await startFleet(previous.root);
  try {
    const figures = await measured(fleet, await someRecipes(fleet.url), previous);
    writeReport('fleet', 'Three servers, one Larder', reportLines(figures, begunAt));
    return isGood(figures) ? 0 : 1;
  } finally {
    await fleet.stop();
    previous.remove();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
