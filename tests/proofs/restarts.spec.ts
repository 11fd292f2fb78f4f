import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Health } from '../../contracts/health';
import { ranFor, ROOT, sizeOf, writeReport } from './report';
import { fillDatabase } from './restarts/fillDatabase';
import { growLog } from './restarts/growLog';

const PORT = Number(process.env.JOURNEY_PORT ?? 3190) + 8;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const FULL = 100;
const KILLS = Number(process.env.KILLS ?? FULL);
const BYTES = Number(process.env.DATABASE_MEGABYTES ?? 1_000) * 1_000_000;
/** The server's nice value: below 0 (for root), what else runs on the machine counts less. */
const PRIORITY = Number(process.env.PRIORITY ?? 0);
const LOG_BYTES = 300_000_000;
/** The unit of processor times in /proc. */
const CLOCK_TICK_MS = 10;
const READY_WITHIN_MS = 120_000;

const healthOf = (): Promise<Health | undefined> =>
  fetch(`${ADDRESS}/api/health`)
    .then(async (response) => (response.ok ? ((await response.json()) as Health) : undefined))
    .catch(() => undefined);

/** Milliseconds of processor time that the thread of the requests has used: what a start takes, whatever else runs. */
const mainThreadMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
};

const newAccount = (name: string) =>
  fetch(`${ADDRESS}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.org`, password: 'correct horse battery' }),
  }).catch(() => undefined);

/** Starts the server, waits until it is healthy and complete, writes to it, and kills it during the writes. */
const startAndKill = async (dataDir: string, round: string) => {
  const begunAt = performance.now();
  const server = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent', WRITES_PER_HOUR: '1000000', WRITES_PER_HOUR_AND_ADDRESS: '1000000' }, // prettier-ignore
    stdio: 'ignore',
  });
  if (PRIORITY !== 0) setPriority(server.pid!, PRIORITY);
  let healthyMs: number | undefined;
  let usedMs: number | undefined;
  for (;;) {
    const health = await healthOf();
    const ms = performance.now() - begunAt;
    if (health) healthyMs ??= ms;
    if (health) usedMs ??= mainThreadMs(server.pid!);
    if (health && health.pending === undefined) break;
    if (ms > READY_WITHIN_MS) throw new Error('The server did not become ready.');
    await pause(5);
  }
  const wholeMs = performance.now() - begunAt;
  const writes = Array.from({ length: 10 }, (_, i) => newAccount(`cook-${round}-${i}`));
  await pause(100 + Math.random() * 400);
  const isGone = once(server, 'exit');
  server.kill('SIGKILL');
  await Promise.all([isGone, ...writes]);
  return { healthyMs: healthyMs!, usedMs: usedMs!, wholeMs };
};

/** Median, p99 and the worst, by nearest rank. */
const quantiles = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1]!);
  return `${at(0.5)} | ${at(0.99)} | ${at(1)}`;
};

const measure = async (name: string, dataDir: string, kills: number, before?: () => Promise<void>) => {
  const starts: Awaited<ReturnType<typeof startAndKill>>[] = [];
  for (let round = 0; round < kills; round++) {
    await before?.();
    starts.push(await startAndKill(dataDir, `${name.replace(/\W+/g, '-')}-${round}`));
  }
  const load = loadavg()[0]!.toFixed(1);
  const line = `| ${name} | ${kills} | ${quantiles(starts.map(({ healthyMs }) => healthyMs))} | ${quantiles(starts.map(({ usedMs }) => usedMs))} | ${quantiles(starts.map(({ wholeMs }) => wholeMs))} | ${load} |`;
  console.log(line);
  return line;
};

test('a killed server is back, however much it stores', async () => {
  test.setTimeout(6 * 3_600_000);
  const begunAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'larder-restarts-'));
  const empty = mkdtempSync(join(tmpdir(), 'larder-restarts-'));
  try {
    const { count, accounts } = await fillDatabase(folder, BYTES);
    const megabytes = Math.round(statSync(join(folder, 'larder.db')).size / 1e6);
    const few = Math.ceil(KILLS / 5);
    const lines = [
      await measure('empty', empty, few),
      await measure('full', folder, KILLS),
      await measure('full, a log of 300 MB', folder, few, () => growLog(folder, LOG_BYTES)),
    ];
    writeReport('restarts', 'Restarts after kill -9', [
      `\`npm run prove -- restarts\`: the built server over a SQLite database of ${megabytes} MB (${count} recipes, half of them imported, and ${accounts} accounts), made through the server's repositories. Each time it is killed while accounts are being made, and started again on the same files. “Healthy” is the time from the start of the process to the first 200 of \`/api/health\`; “CPU” the processor time of the thread that answers requests until then, which does not depend on what else runs; “whole” the time until its \`pending\` is gone, when the imported recipes can be found. The log of 300 MB is what another program left that was killed, too. The empty one is started first, while the disk still takes in what was just written: making its tables waits for that, so its worst time is that of a disk under pressure. \`KILLS\` and \`DATABASE_MEGABYTES\` say how often and how much, \`PRIORITY\` the nice value of the server. The times are those of the machine, with everything else that ran on it; the load says how much that was.`,
      '',
      sizeOf(KILLS, FULL, 'kills'),
      ranFor(begunAt),
      `- nice value of the server: ${PRIORITY}`,
      '',
      '| database | kills | healthy p50 ms | p99 | worst | CPU p50 ms | p99 | worst | whole p50 ms | p99 | worst | load |',
      '|---|---|---|---|---|---|---|---|---|---|---|---|',
      ...lines,
    ]);
    expect(await healthOf()).toBeUndefined();
  } finally {
    for (const one of [folder, empty]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
  }
});
