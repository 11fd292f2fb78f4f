import { expect, test } from '@playwright/test';
import { killOverAndOver } from '../e2e/killing';
import { ranFor, sizeOf, writeReport } from './report';

const FULL = 500;
const KILLS = Number(process.env.KILLS ?? FULL);

test('500 times kill -9 under writes: no acknowledged write is lost', async () => {
  test.setTimeout(12 * 3_600_000);
  const begunAt = Date.now();
  const { kills, acknowledged, interrupted, arrived, longestStartMs, values, faults } = await killOverAndOver({
    kills: KILLS,
    onProgress: (report) => {
      if (report.kills % 50 === 0) console.log(`${report.kills} kills, ${report.faults.length} faults`);
    },
  });
  writeReport('kills', 'kill -9 under writes', [
    `\`npm run prove -- kills\`: the built server over SQLite (WAL, synchronous=FULL). Four accounts write without a pause, each of the ${values} values by a writer: recipes saved and removed, ratings, preferences, names, the versions of an own recipe, photos, batches of a file, notes that are written and removed, cooked dishes, collections and the links to them, lines of the shopping list, also by its link, and the order of its aisles; a guest shares recipes with photos, and accounts are made. After 100 to 700 ms comes SIGKILL; the server starts again on the same files, and each value must be the one that was acknowledged last, or the one that was under way. At the end the archive of each account must have what the account has. \`KILLS\` says how often.`,
    '',
    sizeOf(kills, FULL, 'kills'),
    `- writes acknowledged: ${acknowledged}; lost: ${faults.length}`,
    `- writes under way at a kill: ${interrupted}; of those there afterwards: ${arrived} or more`,
    `- longest start: ${longestStartMs} ms`,
    ranFor(begunAt),
    '',
    ...faults.map((fault) => `- FAULT ${fault}`),
  ]);
  expect(faults).toEqual([]);
});
