import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { openApp } from './openApp';
import { ACCOUNT_ATTACKS } from './ownership/accountAttacks';
import { TITLE, type Attack } from './ownership/attack';
import { attempt, disguises, type OwnershipReport } from './ownership/attempt';
import { hold, type Held } from './ownership/held';
import { PAGE_ATTACKS } from './ownership/pageAttacks';
import { RECIPE_ATTACKS } from './ownership/recipeAttacks';
import { SHARED_ATTACKS } from './ownership/sharedAttacks';
import { everythingOf } from './ownership/victim';
import { routesOf } from './routeList';
import { signUp } from './signUp';

const PAGE =
  '<!doctype html><html lang="en-US"><head><title>Larder</title></head><body><div id="root"></div></body></html>';

/** An attempt for each route. A route missing here fails the proof. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  ...PAGE_ATTACKS,
  ...RECIPE_ATTACKS,
  ...ACCOUNT_ATTACKS,
  ...SHARED_ATTACKS,
};

interface Round {
  app: FastifyInstance;
  db: Kysely<Database>;
  round: number;
  report: OwnershipReport;
  below: string;
  isEachCompared: boolean;
}

/** Makes every attempt at every route, and compares the data of the victim after the other user and after all guests. */
const proveOnce = async ({ app, db, round, report, below, isEachCompared }: Round) => {
  const all = routesOf(app).filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  const routes = all.filter(({ url }) => url.startsWith(below));
  report.routes = routes.length;
  // What the attempts at a route left unchanged stands before those at the next.
  let held: Held | undefined;
  for (const [i, { method, url }] of routes.entries()) {
    const name = `${method} ${url}`;
    const attack = ATTACKS[name];
    if (!attack) {
      report.faults.push(`${name}: has no case in server/testing/ownership/`);
      continue;
    }
    if (isEachCompared) held = undefined;
    const { victim, before } = (held ??= await hold(app, `qanary-${round}-${i}`, report.faults));
    const attacker = await signUp(app, `mallory-${round}-${i}`);
    const target = { app, report, held, method, sent: () => attack(victim, attacker) };
    for (const [disguise, isLast] of await disguises(attacker, victim, db)) {
      const where = `${name} ${disguise.name}`;
      await attempt(target, disguise, where);
      if (!isEachCompared && !isLast) continue;
      report.comparisons += 1;
      if ((await everythingOf(victim)) === before) continue;
      report.faults.push(`${where}: changed what is not theirs`);
      held = undefined;
    }
    if (!(await victim.get(new URL(victim.link).pathname.replace('/recipe/', '/api/recipes/'))).body.includes(TITLE))
      report.faults.push(`${name}: broke a link`);
  }
  for (const name of Object.keys(ATTACKS))
    if (!all.some(({ method, url }) => `${method} ${url}` === name))
      report.faults.push(`${name}: is no route any more`);
};

interface Proof {
  db: Kysely<Database>;
  /** Number of rounds, each with new accounts. */
  rounds?: number;
  /** Adds extra routes. */
  extend?: (app: FastifyInstance) => void;
  /** Limits the proof to routes below this address. */
  below?: string;
  /** Takes a new account for each route and compares after each disguise: six times the work. */
  isEachCompared?: boolean;
}

/** Two users, every route: neither can read or change the other's data. */
export const proveOwnership = async ({
  db,
  rounds = 1,
  extend,
  below = '/',
  isEachCompared = false,
}: Proof): Promise<OwnershipReport> => {
  const clientDir = mkdtempSync(join(tmpdir(), 'larder-owners-'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  const report: OwnershipReport = { routes: 0, requests: 0, comparisons: 0, faults: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      const app = await openApp({ db, clientDir, environment: { DEV_TOOLS: '1' } });
      extend?.(app);
      await app.ready();
      await proveOnce({ app, db, round, report, below, isEachCompared });
      await app.close();
    }
  } finally {
    rmSync(clientDir, { recursive: true });
  }
  return report;
};
