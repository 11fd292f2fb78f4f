import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { openDatabase } from '../../server/db/openDatabase';
import { ownEvents } from '../../server/events/ownEvents';
import { createShoppingRepository } from '../../server/repositories/shoppingRepository';
import { createShoppingService } from '../../server/services/shopping/shoppingService';
import { addTestUser } from '../../server/testing/testUser';
import { faultsOf, interleavings } from '../../kitchen/testing/twoDevices';
import { ranFor, writeReport } from './report';

const RUNS = Number(process.env.RUNS ?? 10_000);
const SEED = Number(process.env.SEED ?? 7);
/** A new account, and with it a new list, for each run would fill the database; a new database is quicker. */
const RUNS_PER_DATABASE = 500;

test('two devices on one list lose nothing and bring nothing back', async () => {
  test.setTimeout(3_600_000);
  const begunAt = Date.now();
  let clock = 1_700_000_000_000;
  const now = () => (clock += 7);
  let steps = 0;
  const faults: string[] = [];
  const samples = fc.sample(interleavings, { numRuns: RUNS, seed: SEED });
  for (let first = 0; first < samples.length; first += RUNS_PER_DATABASE) {
    const db = await openDatabase(':memory:');
    const shopping = createShoppingService({
      shopping: createShoppingRepository(db),
      events: ownEvents(),
      now: () => new Date(now()),
    });
    for (const [i, interleaving] of samples.slice(first, first + RUNS_PER_DATABASE).entries()) {
      const uid = `cook-${i}`;
      await addTestUser(db, uid);
      steps += interleaving.steps.length;
      faults.push(...(await faultsOf(interleaving, (changes) => shopping.change(uid, changes), now)));
    }
    await db.destroy();
  }
  const of = (kind: RegExp) => faults.filter((fault) => kind.test(fault)).length;
  writeReport('list', 'Two devices on one shopping list', [
    '`npm run prove -- list`: seeded interleavings of two devices, each with the code of the page, on the service and the repository of the server over SQLite. A step adds, ticks, unticks or removes a line, sends and reads, loses the request or the answer on the way, or joins the list with that of a tab that was opened earlier. The clocks of the devices are wrong by up to ten minutes, and the second device is offline for a while. Lost: a line that nobody removed, or the last state of a line that only one device changed. Resurrected: a line that somebody removed.',
    '',
    `- interleavings: ${samples.length}, with ${steps} steps (seed ${SEED})`,
    `- lost: ${of(/lost|only device/)}`,
    `- resurrected: ${of(/came back/)}`,
    `- devices and server that disagree at the end: ${of(/shows/)}`,
    ranFor(begunAt),
  ]);
  expect(faults).toEqual([]);
});
