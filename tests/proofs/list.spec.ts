import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { openDatabase } from '../../server/db/openDatabase';
import { ownEvents } from '../../server/events/ownEvents';
import type { CookbookChanges } from '../../contracts/cookbook';
import { createCookbookRepository } from '../../server/repositories/cookbookRepository';
import { createSavedRecipesRepository } from '../../server/repositories/savedRecipesRepository';
import { createShoppingRepository } from '../../server/repositories/shoppingRepository';
import { createCookbookService } from '../../server/services/cookbook/cookbookService';
import { createShoppingService } from '../../server/services/shopping/shoppingService';
import { addTestUser } from '../../server/testing/testUser';
import { COOKBOOK, faultsOf, interleavings, SHOPPING } from '../../kitchen/testing/twoDevices';
import { ranFor, writeReport } from './report';

const RUNS = Number(process.env.RUNS ?? 10_000);
const SEED = Number(process.env.SEED ?? 7);
/** A new account, and with it a new list, for each run would fill the database; a new database is quicker. */
const RUNS_PER_DATABASE = 500;

type Database = Awaited<ReturnType<typeof openDatabase>>;
type Interleaving = Parameters<typeof faultsOf>[1];
/** Runs an interleaving for an account and answers what went wrong. */
type Run = (uid: string, interleaving: Interleaving) => Promise<string[]>;

/** Runs all samples on new databases of the server; `open` makes what answers the devices. */
const runAll = async (open: (db: Database, now: () => number) => Run) => {
  let clock = 1_700_000_000_000;
  const now = () => (clock += 7);
  let steps = 0;
  const faults: string[] = [];
  const samples = fc.sample(interleavings, { numRuns: RUNS, seed: SEED });
  for (let first = 0; first < samples.length; first += RUNS_PER_DATABASE) {
    const db = await openDatabase(':memory:');
    const run = open(db, now);
    for (const [i, interleaving] of samples.slice(first, first + RUNS_PER_DATABASE).entries()) {
      const uid = `cook-${i}`;
      await addTestUser(db, uid);
      steps += interleaving.steps.length;
      faults.push(...(await run(uid, interleaving)));
    }
    await db.destroy();
  }
  return { faults, steps, count: samples.length };
};

const figures = ({ faults, steps, count }: Awaited<ReturnType<typeof runAll>>) => {
  const of = (kind: RegExp) => faults.filter((fault) => kind.test(fault)).length;
  return [
    `- interleavings: ${count}, with ${steps} steps (seed ${SEED})`,
    `- lost: ${of(/lost|only device/)}`,
    `- resurrected: ${of(/came back/)}`,
    `- devices and server that disagree at the end: ${of(/shows/)}`,
  ];
};

test('two devices on one list lose nothing and bring nothing back', async () => {
  test.setTimeout(3_600_000);
  const begunAt = Date.now();
  const list = await runAll((db, now) => {
    const shopping = createShoppingService({
      shopping: createShoppingRepository(db),
      events: ownEvents(),
      now: () => new Date(now()),
    });
    return (uid, interleaving) => faultsOf(SHOPPING, interleaving, (changes) => shopping.change(uid, changes), now);
  });
  const cookbook = await runAll((db, now) => {
    const service = createCookbookService({
      cookbooks: createCookbookRepository(db),
      bodies: createSavedRecipesRepository(db),
      recipes: { textOf: () => undefined },
      now: () => new Date(now()),
    });
    return (uid, interleaving) =>
      faultsOf(COOKBOOK, interleaving, (changes) => service.change(uid, changes as CookbookChanges), now);
  });
  writeReport('list', 'Two devices on one shopping list and one cookbook', [
    '`npm run prove -- list`: seeded interleavings of two devices, each with the code of the page, on the service and the repository of the server over SQLite. A step adds, changes or removes a line, sends and reads, loses the request or the answer on the way, or joins the list with that of a tab that was opened earlier. The clocks of the devices are wrong by up to ten minutes, and the second device is offline for a while. Lost: a line that no device removed, or the last change of a line that only one device changed. Resurrected: a line that a device removed.',
    '',
    'The shopping list:',
    '',
    ...figures(list),
    '',
    'The cookbook (notes, cooked dishes, collections):',
    '',
    ...figures(cookbook),
    ranFor(begunAt),
  ]);
  expect([...list.faults, ...cookbook.faults]).toEqual([]);
});
