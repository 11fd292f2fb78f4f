import { loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { FAMILIES } from './hostile/families';
import type { Attack } from './hostile/attack';
import { ownServer } from './ownServer';
import { ranFor, writeReport } from './report';

const PORT = Number(process.env.JOURNEY_PORT ?? 3190) + 7;
const PAUSE_MS = 5;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Asks for the health of a server until the work is done; answers how long each answer took. */
const healthDuring = async (url: string, work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  let isDone = false;
  const settled = work.finally(() => (isDone = true));
  while (!isDone) {
    const begunAt = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    times.push(performance.now() - begunAt);
    await pause();
  }
  await settled;
  return times.sort((a, b) => a - b);
};

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const tally = (statuses: readonly number[]): string =>
  [...new Set(statuses)].map((status) => `${status} × ${statuses.filter((one) => one === status).length}`).join(', ');

const measure = async (url: string, attack: Attack) => {
  const begunAt = performance.now();
  const statuses: number[] = [];
  const work = attack.run(url, 'full').then((all) => statuses.push(...all));
  const health = await healthDuring(url, work);
  const faults = statuses.filter((status) => !attack.allowed.includes(status));
  const line = `| ${attack.name.replaceAll('|', '\\|')} | ${tally(statuses)} | ${Math.round(performance.now() - begunAt)} | ${quantile(health, 0.5)} | ${quantile(health, 0.99)} | ${quantile(health, 1)} |`;
  return { line, faults };
};

test('the server answers while it is attacked', async () => {
  const begunAt = Date.now();
  const server = await ownServer(PORT);
  const lines: string[] = [];
  const faults: string[] = [];
  try {
    for (const attack of Object.values(FAMILIES).flat()) {
      const measured = await measure(server.url, attack);
      lines.push(measured.line);
      faults.push(...measured.faults.map((status) => `${attack.name}: ${status}`));
      console.log(measured.line);
    }
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  } finally {
    await server.remove();
  }
  writeReport('hostile', 'Hostile requests', [
    '`npm run prove -- hostile`: each attack of `tests/proofs/hostile` against a built server on loopback, while its health is asked for every few milliseconds. A fault is a status that the attack does not allow. The times are those of the machine, with everything else that ran on it; the load says how much that was.',
    '',
    `- load average of one, five and fifteen minutes: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
    ranFor(begunAt),
    '',
    '| attack | answers | ms | health p50 ms | p99 | worst |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    ...faults.map((fault) => `- FAULT ${fault}`),
  ]);
  expect(faults).toEqual([]);
});
