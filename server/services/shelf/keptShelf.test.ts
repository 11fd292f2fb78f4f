import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import { createCorpusBook } from '../../corpus/corpusBook';
import type { Database } from '../../db/schema';
import { createImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import { DISHES } from '../../testing/dishes';
import { openTestDatabase } from '../../testing/testDatabase';
import { toJsonText } from '../../text/jsonText';
import type { StoredRecipe } from '../../text/recipeText';
import { openShelf } from './openShelf';
import { createShelfSnapshots } from './shelfSnapshots';

const NAMES = ['rice', 'pudding', 'tomato soup', 'crème brûlée', 'granny’s', 'wörd'];
const IDS = ['rice', 'egg', 'tomato', 'onion', 'salt', 'milk'];
const LIMITS = { isWanted: () => true };

let db: Kysely<Database>;
let folder: string;
let next = 1;
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (values: object) => void warnings.push(values) };

beforeEach(async () => {
  db = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'larder-kept-'));
  warnings.splice(0);
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await db.destroy();
});

const file = () => join(folder, 'recipes.index');

/** A server over the database that has taken in every import, and has kept its shelf where it keeps one. */
const start = async ({ dishes = DISHES, keeps = true } = {}) => {
  const imported = createImportedRecipesRepository(db);
  let reads = 0;
  const shelf = await openShelf({
    corpus: createCorpusBook(dishes),
    imported: {
      ...imported,
      async *batches(...range) {
        for await (const batch of imported.batches(...range)) {
          reads += batch.length;
          yield batch;
        }
      },
    },
    readAtStart: 0,
    ...(keeps && { snapshots: createShelfSnapshots(folder, log) }),
  });
  await shelf.complete();
  await shelf.settled();
  return { shelf, reads: () => reads };
};

/** Everything that a search can tell of a shelf. */
const answersOf = ({ shelf }: Awaited<ReturnType<typeof start>>) => {
  const { index, names, size, idAt, titleAt, minutesAt, countedIdsOf } = shelf.current();
  const positions = Array.from({ length: size }, (_, position) => position);
  return {
    index,
    minutesAt,
    recipes: positions.map((position) => [idAt(position), titleAt(position, 'fr'), countedIdsOf(position)]),
    found: NAMES.map((name) => names.search(name, LIMITS, 50)),
    starts: ['ri', 'tomato s', 'cr', 'w'].map((text) => names.starts(text, [0], 50)),
  };
};

const importOne = async (title: string, ingredientIds: readonly string[], minutes?: number): Promise<void> => {
  const id = next++;
  const recipe = { title, ingredients: ['egg'], ...(minutes !== undefined && { prepTime: minutes }) };
  await createImportedRecipesRepository(db).add([
    {
      id,
      contentHash: `hash ${id}`,
      recipe: recipe as unknown as StoredRecipe,
      ingredientIds,
      facts: { category: 'Meals', subcategory: 'None', allergens: [], diets: ['Meat'], unread: id % 3 },
      sourceLines: [],
      createdAt: new Date(0),
    },
  ]);
};

const someId = async (at: number): Promise<number> => {
  const rows = await db.selectFrom('imported_recipes').select('id').orderBy('id').execute();
  return rows.length === 0 ? 0 : Number(rows[at % rows.length]!.id);
};

type Step =
  | { kind: 'import'; titles: readonly string[]; ids: readonly string[] }
  | { kind: 'delete'; at: number }
  | { kind: 'rename'; at: number; title: string }
  | { kind: 'change'; at: number; ids: readonly string[] };

const happen = async (step: Step): Promise<void> => {
  if (step.kind === 'import') {
    for (const title of step.titles) await importOne(title, step.ids, title.length);
    return;
  }
  const id = await someId(step.at);
  if (step.kind === 'delete') await db.deleteFrom('imported_recipes').where('id', '=', id).execute();
  if (step.kind === 'rename')
    await db.updateTable('imported_recipes').set({ title: step.title }).where('id', '=', id).execute();
  if (step.kind === 'change')
    await db
      .updateTable('imported_recipes')
      .set({ ingredient_ids: toJsonText([...step.ids]), minutes: null })
      .where('id', '=', id)
      .execute();
};

const title = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const ids = fc.subarray(IDS, { minLength: 1 });
const at = fc.nat(1_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), titles: fc.array(title, { minLength: 1, maxLength: 4 }), ids }),
  fc.record({ kind: fc.constant('delete' as const), at }),
  fc.record({ kind: fc.constant('rename' as const), at, title }),
  fc.record({ kind: fc.constant('change' as const), at, ids }),
);
const steps = fc.array(step, { maxLength: 8 });

describe('a server that starts with the index it kept', () => {
  it('answers as one that reads everything, whatever was imported, changed or deleted since', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        await db.deleteFrom('imported_recipes').execute();
        rmSync(file(), { force: true });
        await importOne('rice pudding', IDS);
        for (const one of before) await happen(one);
        const running = await start();
        for (const one of after) await happen(one);
        const [restarted, whole] = [await start(), await start({ keeps: false })];
        await running.shelf.catchUp();
        await running.shelf.settled();
        expect(answersOf(restarted)).toEqual(answersOf(whole));
        expect(answersOf(running)).toEqual(answersOf(whole));
      }),
      { numRuns: 30 },
    );
    expect(warnings).toEqual([]);
  }, 120_000);

  it('reads only what is new', async () => {
    for (const name of NAMES) await importOne(name, ['egg']);
    expect((await start()).reads()).toBe(NAMES.length);
    await importOne('tomato soup with rice', ['tomato']);
    expect((await start()).reads()).toBe(1);
    expect((await start()).reads()).toBe(0);
  });
});

describe('an index that was kept is built again, and the log says why,', () => {
  const faults: [string, () => Promise<unknown> | void][] = [
    ['when it was cut off', () => truncateSync(file(), readFileSync(file()).length - 40)],
    ['when it is empty', () => writeFileSync(file(), '')],
    [
      'when a byte of it has changed',
      () => {
        const bytes = readFileSync(file());
        bytes[1_000]! ^= 4;
        writeFileSync(file(), bytes);
      },
    ],
    ['when facts were computed by other rules', () => db.updateTable('imported_recipes').set({ facts_version: FACTS_VERSION + 1 }).execute()], // prettier-ignore
    [
      'when the database is another one',
      async () => {
        await db.deleteFrom('imported_recipes').execute();
        await db.deleteFrom('imported_changes').execute();
        await db.updateTable('row_counters').set({ value: 0 }).execute();
        for (const name of NAMES) await importOne(`${name} of others`, ['rice']);
      },
    ],
    [
      'when the database was restored, and has a recipe back',
      async () => {
        const row = await db.selectFrom('imported_recipes').selectAll().where('seq', '=', 2).executeTakeFirstOrThrow();
        await db.deleteFrom('imported_recipes').where('id', '=', row.id).execute();
        rmSync(file());
        await start();
        await db.deleteFrom('imported_changes').execute();
        await db.insertInto('imported_recipes').values(row).execute();
      },
    ],
  ];

  it.each(faults)('%s', async (_when, damage) => {
    for (const name of NAMES) await importOne(name, ['egg']);
    await start();
    await damage();
    expect(warnings).toEqual([]);
    const restarted = await start();
    expect(warnings).toEqual([expect.objectContaining({ reason: expect.any(String), file: file() })]);
    expect(answersOf(restarted)).toEqual(answersOf(await start({ keeps: false })));
    expect(restarted.shelf.isWhole()).toBe(true);
  });

  it('when the collection is another one', async () => {
    for (const name of NAMES) await importOne(name, ['egg']);
    await start();
    const fewer = { dishes: DISHES.slice(1) };
    const restarted = await start(fewer);
    expect(warnings).toHaveLength(1);
    expect(answersOf(restarted)).toEqual(answersOf(await start({ ...fewer, keeps: false })));
  });

  it('when the folder cannot be written, at every start', async () => {
    writeFileSync(join(folder, 'file'), '');
    folder = join(folder, 'file', 'folder');
    for (const name of NAMES) await importOne(name, ['egg']);
    for (let starts = 0; starts < 2; starts += 1) expect((await start()).reads()).toBe(NAMES.length);
    expect(warnings.length).toBeGreaterThan(0);
    folder = join(folder, '..', '..');
  });
});

it('keeps no index while facts are computed again', async () => {
  for (const name of NAMES) await importOne(name, ['egg']);
  await db.updateTable('imported_recipes').set({ facts_version: 0 }).where('seq', '=', 3).execute();
  await start();
  expect(() => readFileSync(file())).toThrow();
});
