import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort, postgresPrograms, startInstalledPostgres } from '../../server/testing/installedPostgres';
import { search } from '../proofs/fleet/calls';
import { clockOf, movedDate } from '../proofs/fleet/clocks';
import { cook } from '../proofs/fleet/cook';
import { fleetServer } from '../proofs/fleet/fleetServer';

const CLOCKS_MS = [30_000, -30_000];
/** What the start of a process adds on a busy machine. */
const CLOCK_SLACK_MS = 5_000;
const COOKS = 6;
const RECIPES = 6;
const SECONDS = 3;

// The small form of `npm run prove -- fleet`.
test('two servers with clocks a minute apart on one Postgres lose no change of a cook, even when one is killed', async () => {
  test.skip(postgresPrograms() === undefined, 'PostgreSQL is not installed');
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'larder-two-'));
  const postgres = await startInstalledPostgres();
  const ports = await Promise.all(CLOCKS_MS.map(freePort));
  const servers = CLOCKS_MS.map((ms, i) =>
    fleetServer({
      port: ports[i]!,
      clock: movedDate(ms),
      environment: { DATABASE_URL: postgres.url, DATA_DIR: join(folder, `data-${i}`) },
    }),
  );
  try {
    await Promise.all(servers.map((server) => server.start()));
    const urls = servers.map(({ url }) => url);
    for (const ms of CLOCKS_MS) expect(Math.abs(clockOf(movedDate(ms)) - ms)).toBeLessThan(CLOCK_SLACK_MS);

    const { recipes } = await search(urls[0]!, 'eggs, tomatoes, onion, rice');
    const recipeIds = recipes.slice(0, RECIPES).map(({ id }) => id);
    let isOver = false;
    const cooks = Array.from({ length: COOKS }, (_, i) =>
      cook({ urls, recipeIds, clockMs: ((i % 3) - 1) * 30_000, seed: i + 1, isOver: () => isOver }),
    );
    await pause(SECONDS * 1_000);
    await servers[1]!.end('SIGKILL');
    await pause(SECONDS * 1_000);
    await servers[1]!.start();
    await pause(SECONDS * 1_000);
    isOver = true;
    const reports = await Promise.all(cooks);
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { acknowledged, reads } of reports) {
      expect(acknowledged).toBeGreaterThan(10);
      expect(reads).toBeGreaterThan(3);
    }
    expect(reports.reduce((sum, { late }) => sum + late, 0)).toBeGreaterThan(5);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
