import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Attack } from './hostile/attack';
import { FAMILIES } from './hostile/families';
import { measure, quantile, tally, type Measured } from './hostile/measure';
import { ownServer, register, someRecipes } from './ownServer';
import { ranFor, writeReport } from './report';

const PORT = Number(process.env.JOURNEY_PORT ?? 3190) + 7;
/**
 * How long the server has to give its memory back: its threads for long recipes end after a minute without work, and it
 * collects garbage when it is idle.
 */
const REST_MS = 75_000;
const NOTHING_MS = 10_000;
/** No attack at all: what the rest of the machine does to the times. */
const NOTHING: Attack = {
  name: 'nothing, for comparison',
  run: () => pause(NOTHING_MS).then(() => []),
  allowed: [],
};
/** A refusal that says when to come again, and a photo that was not read in time. */
const REFUSALS = [503, 504];

const lineOf = ({ attack, statuses, ms, health, peak, mainThreadMs }: Measured): string =>
  `| ${attack.name.replaceAll('|', '\\|')} | ${tally(statuses)} | ${Math.round(ms)} | ${mainThreadMs} | ${health.length} | ${quantile(health, 0.5)} | ${quantile(health, 0.99)} | ${quantile(health, 1)} | ${peak} | ${loadavg()[0]!.toFixed(1)} |`;

const faultsOf = ({ attack, statuses }: Measured): string[] => {
  if (statuses.length === 0 && attack !== NOTHING) return [`${attack.name}: no answer`];
  return statuses.filter((status) => !attack.allowed.includes(status)).map((status) => `${attack.name}: ${status}`);
};

interface Memory {
  started: number;
  before: number;
  after: number;
}

/** Does everything once that a cook does, because the server reads some of its tables only when they are needed. */
const useOnce = async (request: APIRequestContext, url: string): Promise<void> => {
  await register(request, url);
  const [recipe] = await someRecipes(request, 1, url);
  await request.post(`${url}/api/user/recipes/saved`, { data: { recipeId: recipe!.id } });
  const lines = Array.from({ length: 60 }, (_, i) => `${i} g of something that has to be read in a thread`);
  const posted = { title: 'Soup', category: 'Meals', ingredients: lines, instructions: ['Cook it for 5 minutes.'] };
  expect((await request.post(`${url}/api/recipes`, { data: posted })).status()).toBe(200);
  expect((await request.get(`${url}/api/user/export`)).status()).toBe(200);
};

/** What all attacks together came to. */
const sumUp = (all: readonly Measured[], memory: Memory): string[] => {
  const statuses = all.flatMap((one) => one.statuses);
  const health = all.flatMap((one) => one.health).sort((a, b) => a - b);
  const failures = statuses.filter((status) => status >= 500 && !REFUSALS.includes(status));
  const slow = all
    .filter(({ health, attack }) => attack !== NOTHING && quantile(health, 0.99) > 50)
    .map(({ attack, health }) => `${attack.name} (${quantile(health, 0.99)} ms)`);
  return [
    `- requests of the attacks: ${statuses.length}; failures (5xx other than the refusals 503 and 504): ${failures.length}; refused with 503: ${statuses.filter((one) => one === 503).length}, with 504: ${statuses.filter((one) => one === 504).length}`,
    `- \`/api/health\` during all of it: ${health.length} answers, p50 ${quantile(health, 0.5)} ms, p99 ${quantile(health, 0.99)} ms, worst ${quantile(health, 1)} ms`,
    `- attacks with a p99 above 50 ms: ${slow.length === 0 ? 'none' : slow.join('; ')}`,
    `- memory of the server (RSS): ${memory.started} MB just started, ${memory.before} MB once everything was used and ${REST_MS / 1_000} s passed, at most ${Math.max(...all.map(({ peak }) => peak))} MB during the attacks, ${memory.after} MB ${REST_MS / 1_000} s after`,
  ];
};

test('the server answers while it is attacked', async ({ request }) => {
  const begunAt = Date.now();
  const server = await ownServer(PORT);
  const only = process.env.ATTACKS ?? '';
  const attacks = [NOTHING, ...Object.values(FAMILIES).flat(), NOTHING].filter(({ name }) => name.includes(only));
  const all: Measured[] = [];
  const memory = { started: server.residentMegabytes(), before: 0, after: 0 };
  try {
    await useOnce(request, server.url);
    if (only === '') await pause(REST_MS);
    memory.before = server.residentMegabytes();
    for (const attack of attacks) {
      const measured = await measure(server, attack);
      all.push(measured);
      console.log(lineOf(measured));
    }
    await pause(REST_MS);
    memory.after = server.residentMegabytes();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  } finally {
    await server.remove();
  }
  const faults = all.flatMap(faultsOf);
  const summary = sumUp(all, memory);
  console.log(summary.join('\n'));
  expect(faults).toEqual([]);
  if (only !== '') return;
  writeReport('hostile', 'Hostile requests', [
    '`npm run prove -- hostile`: each attack of `tests/proofs/hostile` against a built server on loopback, while another process asks for its health every few milliseconds. A single request is repeated for some seconds, so that its quantiles mean something. A fault is a status that the attack does not allow. The CPU time is that of the thread that answers requests, the health among them, and does not depend on what else runs. The other times are those of the machine, with everything else that ran on it; the load says how much that was. `ATTACKS` runs only those whose name contains it, and writes nothing.',
    '',
    ranFor(begunAt),
    ...summary,
    '',
    '| attack | answers | ms | main thread: CPU ms | health: answers | p50 ms | p99 | worst | RSS MB | load |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...all.map(lineOf),
  ]);
});
