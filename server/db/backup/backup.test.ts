import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { migrate } from '../migrate';
import { openDatabase } from '../openDatabase';
import type { Database } from '../schema';
import { ConfigError } from '../../errors/startFailure';
import { fillDatabase, STRANGE_TEXT } from '../../testing/filledDatabase';
import { startPostgres, type PostgresForTests } from '../../testing/postgresForTests';
import { addTestUser } from '../../testing/testUser';
import { readBackup, verifyBackup, writeBackup } from './backupFile';
import { copyInto, type Copied } from './copyInto';
import { withSource } from './openSource';
import { withTarget } from './openTarget';
import { createRowDigest } from './rowDigest';
import { LEFT_OUT, MADE_BY_MIGRATIONS, STORED_TABLES } from './storedTables';

const START_TIMEOUT_MS = 600_000;

let folder: string;
let filled: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-backup-'));
  filled = join(folder, 'filled');
  file = join(folder, 'larder.backup');
  const db = await openDatabase(filled);
  await fillDatabase(db);
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true }));

const backUp = (place: string, to = file) => withSource(place, (source) => writeBackup(to, source, '1.2.3'));

const restore = async (place: string, from = file): Promise<Copied> => {
  const source = await readBackup(from);
  return withTarget(place, (db) => copyInto(db, source));
};

/** What a database has now, by table. */
const sumsOf = (place: string) =>
  withSource(place, async ({ tables }) => {
    const sums: Record<string, unknown> = {};
    for await (const { table, rows } of tables) {
      const digest = createRowDigest();
      for await (const row of rows) digest.add(row);
      sums[table] = digest.sum();
    }
    return sums;
  });

const tableNames = async (db: Kysely<Database>) =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name).sort();

describe('a backup', () => {
  it('has every table that a server writes', async () => {
    const db = await openDatabase(':memory:');
    const leftOut = LEFT_OUT.filter((table) => table !== 'counters');
    expect(await tableNames(db)).toEqual([...Object.keys(STORED_TABLES), ...MADE_BY_MIGRATIONS, ...leftOut].sort());
    await db.destroy();
  });

  it('restores every row to another folder, whatever was typed', async () => {
    await backUp(filled);
    await restore(join(folder, 'restored'));
    expect(await sumsOf(join(folder, 'restored'))).toEqual(await sumsOf(filled));
    const db = await openDatabase(join(folder, 'restored'));
    const { body } = await db.selectFrom('recipes').select('body').executeTakeFirstOrThrow();
    expect(JSON.parse(body)).toMatchObject({ title: STRANGE_TEXT });
    expect(await db.selectFrom('saved_recipes').selectAll().execute()).toHaveLength(1_204);
    await db.destroy();
  });

  it('is readable by its owner only, and nothing unfinished stays', async () => {
    await backUp(filled);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('has one moment, whatever a server writes meanwhile', async () => {
    const server = await openDatabase(filled);
    const before = await sumsOf(filled);
    await withSource(filled, async ({ migrations, tables }) => {
      async function* whileWriting() {
        for await (const table of tables) {
          await addTestUser(server, `during-${table.table}`);
          await server.deleteFrom('saved_recipes').where('uid', '=', 'ada').execute();
          yield table;
        }
      }
      await writeBackup(file, { migrations, tables: whileWriting() }, '1.2.3');
    });
    await server.destroy();
    expect(Object.fromEntries(await verifyBackup(file))).toEqual(before);
  });

  it('from before a change of the schema is brought up to date', async () => {
    const old = join(folder, 'old');
    await withTarget(old, async (db) => {
      await migrate(db, '0004-accounts');
      await db.insertInto('server_secrets').values({ name: 'visitor', value: 'kept' }).execute();
    });
    await backUp(old);
    await restore(join(folder, 'restored'));
    const db = await openDatabase(join(folder, 'restored'));
    expect(await db.selectFrom('server_secrets').selectAll().execute()).toEqual([{ name: 'visitor', value: 'kept' }]);
    expect(await db.selectFrom('row_counters').select('name').execute()).not.toEqual([]);
    await db.destroy();
  });
});

describe('a restore refuses', () => {
  const refusal = async (place = join(folder, 'restored')) => {
    const error: unknown = await restore(place).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  };
  /** Changes the text of the backup, as a fault of the disk or a clumsy hand would. */
  const change = (edit: (text: string) => string) =>
    writeFileSync(file, gzipSync(edit(gunzipSync(readFileSync(file)).toString())));

  beforeEach(() => backUp(filled));

  it.each([
    [
      'a file that was cut off',
      () => writeFileSync(file, readFileSync(file).subarray(0, 900)),
      /unexpected end of file/,
    ],
    ['a file that is none', () => writeFileSync(file, 'hello'), /is not a whole backup: incorrect header check/],
    ['another JSON file', () => writeFileSync(file, gzipSync('{}\n')), /its first line is not that of a backup/],
    [
      'a line that unpacks without end',
      () => writeFileSync(file, gzipSync(Buffer.alloc(40_000_000, 'a'))),
      /a line has more than 16 MB/,
    ],
    ['a file without its end', () => change((text) => text.slice(0, text.lastIndexOf('{"done"'))), /it ends too early/],
    [
      'a changed value',
      () => change((text) => text.replace('bob@example.org', 'eve@example.org')),
      /table users has changed/,
    ],
    ['a missing row', () => change((text) => text.replace(/\n\[[^\n]*"bob"[^\n]*\]/, '')), /table users has changed/],
    [
      'a row with too few values',
      () => change((text) => text.replace(/\n\[[^\n]*"bob"[^\n]*\]/, '\n["bob"]')),
      /a row of users/,
    ],
    ['an unknown table', () => change((text) => text.replace('"table":"users"', '"table":"larders"')), /names a table/],
    [
      'a newer version',
      () => change((text) => text.replace(/"0001-[^"]*"/, '"9999-later"')),
      /newer version of Larder/,
    ],
  ])('%s, and keeps nothing of it', async (_what, spoil, message) => {
    spoil();
    expect(await refusal()).toMatch(message);
    expect(existsSync(join(folder, 'restored', 'larder.db'))).toBe(false);
  });

  it('a folder with a database, which stays as it is', async () => {
    const before = await sumsOf(filled);
    expect(await refusal(filled)).toBe(
      `DATA_DIR: ${filled} has a database already. Move larder.db away, or name another folder.`,
    );
    expect(await sumsOf(filled)).toEqual(before);
  });

  it('a file that is not there', async () => {
    file = join(folder, 'none.backup');
    expect(await refusal()).toMatch(/none\.backup: ENOENT/);
    expect(existsSync(join(folder, 'restored'))).toBe(false);
  });
});

describe('between the engines', () => {
  let postgres: PostgresForTests;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_TIMEOUT_MS);
  afterAll(() => postgres.stop(), START_TIMEOUT_MS);

  it('every table of Postgres is copied or left out for a reason', async () => {
    const db = await openDatabase(await postgres.empty(), undefined, 1);
    expect(await tableNames(db)).toEqual([...Object.keys(STORED_TABLES), ...MADE_BY_MIGRATIONS, ...LEFT_OUT].sort());
    await db.destroy();
  });

  it('every row goes from SQLite to Postgres and back again', async () => {
    const address = await postgres.empty();
    await withSource(filled, (source) => withTarget(address, (db) => copyInto(db, source)));
    const expected = await sumsOf(filled);
    expect(await sumsOf(address)).toEqual(expected);

    await backUp(address);
    await restore(join(folder, 'restored'));
    expect(await sumsOf(join(folder, 'restored'))).toEqual(expected);
  });

  it('nothing stays in Postgres of a backup that turns out to be damaged', async () => {
    await backUp(filled);
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.replace('bob@example.org', 'eve@example.org')));
    const address = await postgres.empty();
    await expect(restore(address)).rejects.toThrow(/table users has changed/);
    await withSource(filled, (source) => withTarget(address, (db) => copyInto(db, source)));
    expect(await sumsOf(address)).toEqual(await sumsOf(filled));
  });

  it('a database that is in use is left alone', async () => {
    const address = await postgres.empty();
    const used = await openDatabase(address, undefined, 1);
    await addTestUser(used, 'eve');
    await used.destroy();
    await expect(withSource(filled, (source) => withTarget(address, (db) => copyInto(db, source)))).rejects.toThrow(
      /^DATABASE_URL: the database has the table \w+\. Name one without tables\.$/,
    );
    expect(await sumsOf(address)).toMatchObject({ users: { rows: 1 } });
  });
});

it('does not change the file of a database that it reads', async () => {
  const before = readFileSync(join(filled, 'larder.db'));
  await backUp(filled);
  expect(readFileSync(join(filled, 'larder.db')).equals(before)).toBe(true);
});

it('names a folder without a database', async () => {
  await expect(backUp(join(folder, 'nothing'))).rejects.toThrow(/there is no database in/);
});
