import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { openApp } from './openApp';
import { ACCOUNT_ATTACKS } from './ownership/accountAttacks';
import { everyRecipe, FORMER_WORDS, PHOTO, RATING, TITLE, type Attack, type Victim } from './ownership/attack';
import { PAGE_ATTACKS } from './ownership/pageAttacks';
import { RECIPE_ATTACKS } from './ownership/recipeAttacks';
import { SHARED_ATTACKS } from './ownership/sharedAttacks';
import { everythingOf, fillAccount } from './ownership/victim';
import { routesOf } from './routeList';
import { signUp, type SignedUp } from './signUp';

export interface OwnershipReport {
  routes: number;
  requests: number;
  comparisons: number;
  faults: string[];
}

const PAGE =
  '<!doctype html><html lang="en-US"><head><title>Larder</title></head><body><div id="root"></div></body></html>';

/** An attempt for each route. A route missing here fails the proof. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  ...PAGE_ATTACKS,
  ...RECIPE_ATTACKS,
  ...ACCOUNT_ATTACKS,
  ...SHARED_ATTACKS,
};

/** The cookies of an attempt: another user's, none, or values that could be guessed or found. */
const disguises = async (attacker: SignedUp, victim: Victim, db: Kysely<Database>) => {
  const { token_hash } = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('uid', '=', victim.uid)
    .executeTakeFirstOrThrow();
  const token = victim.cookies.session ?? '';
  const forged = [
    victim.uid,
    token_hash,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.toLowerCase(),
    '',
  ];
  return [
    { name: 'as another user', cookies: attacker.cookies, isGuest: false },
    { name: 'as a guest', cookies: {}, isGuest: true },
    ...forged.map((session) => ({ name: 'with a forged session', cookies: { session }, isGuest: true })),
  ];
};

interface Round {
  app: FastifyInstance;
  db: Kysely<Database>;
  round: number;
  report: OwnershipReport;
  below: string;
}

/** Makes every attempt at every route, and compares the victim's data after each. */
const proveOnce = async ({ app, db, round, report, below }: Round) => {
  const all = routesOf(app).filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  const routes = all.filter(({ url }) => url.startsWith(below));
  report.routes = routes.length;
  let attackers = 0;
  for (const { method, url } of routes) {
    const name = `${method} ${url}`;
    const attack = ATTACKS[name];
    if (!attack) {
      report.faults.push(`${name}: has no case in server/testing/ownership/`);
      continue;
    }
    const victim = await fillAccount(app, `qanary-${round}-${attackers}`);
    const before = await everythingOf(victim);
    if (!/her photo: 200 .+ 200 /s.test(before)) report.faults.push(`${name}: a photo is missing before the attack`);
    if (before.includes('is not found by')) report.faults.push(`${name}: ${/her own recipe.*/.exec(before)![0]}`);
    const secrets = [
      'Qanaryada',
      'Qanaryson',
      'Qanary spice',
      'Qanary feedback',
      'Qanary seed',
      'Qanary note',
      'Qanary supper',
      'Qanary shelf',
      FORMER_WORDS,
      victim.share,
      victim.collectionLink,
      victim.uid,
      `"userRating":${RATING}`,
    ];
    const attacker = await signUp(app, `mallory-${round}-${attackers++}`);
    for (const { name: disguise, cookies, isGuest } of await disguises(attacker, victim, db)) {
      const where = `${name} ${disguise}`;
      for (const sent of attack(victim, attacker))
        for (const verb of method === 'GET' ? (['GET', 'HEAD'] as const) : [method as 'POST']) {
          report.requests += 1;
          const reply = await app.inject({ ...sent, method: verb, cookies });
          const responseText = `${JSON.stringify(reply.headers)} ${reply.body}`;
          const asked = `${JSON.stringify(sent)}`;
          for (const secret of [...secrets, victim.email])
            if (responseText.includes(secret)) report.faults.push(`${where}: tells ${secret}`);
          if (responseText.includes(TITLE) && !everyRecipe(victim).some((id) => asked.includes(String(id))))
            report.faults.push(`${where}: reveals a recipe to a caller who does not know its id`);
          if (verb === 'GET' && reply.rawPayload.equals(PHOTO)) report.faults.push(`${where}: shows her photo`);
          if (isGuest && responseText.includes('"isSaved":true')) report.faults.push(`${where}: tells what is saved`);
          if (reply.statusCode >= 500) report.faults.push(`${where}: ${reply.statusCode}`);
        }
      report.comparisons += 1;
      if ((await everythingOf(victim)) !== before) report.faults.push(`${where}: changed what is not theirs`);
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
}

/** Two users, every route: neither can read or change the other's data. */
export const proveOwnership = async ({ db, rounds = 1, extend, below = '/' }: Proof): Promise<OwnershipReport> => {
  const clientDir = mkdtempSync(join(tmpdir(), 'larder-owners-'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  const report: OwnershipReport = { routes: 0, requests: 0, comparisons: 0, faults: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      const app = await openApp({ db, clientDir, environment: { DEV_TOOLS: '1' } });
      extend?.(app);
      await app.ready();
      await proveOnce({ app, db, round, report, below });
      await app.close();
    }
  } finally {
    rmSync(clientDir, { recursive: true });
  }
  return report;
};
