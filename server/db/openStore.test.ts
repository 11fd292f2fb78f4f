import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../errors/startFailure';
import { openDatabase } from './openDatabase';
import { openStore } from './openStore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const failureOf = async (dataDir: string, databaseUrl?: string): Promise<string> => {
  const error: unknown = await openStore({ dataDir, databaseUrl }, () => undefined).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
};

describe('the folder of the data', () => {
  it('that is a file is named in one sentence', async () => {
    const file = join(folder, 'data');
    writeFileSync(file, '');
    expect(await failureOf(file)).toBe(
      `DATA_DIR: ${file} cannot be used: it is a file. Name a folder that this user can write to.`,
    );
    expect(await failureOf(join(file, 'below'))).toMatch(/^DATA_DIR: .*: a part of the path is a file\./);
  });

  it('in which something else has the name of the database is named', async () => {
    mkdirSync(join(folder, 'larder.db'));
    expect(await failureOf(folder)).toBe(
      `DATA_DIR: ${folder} cannot be used: its larder.db is a folder. Name a folder that this user can write to.`,
    );
  });

  it('that cannot be written to is named', async () => {
    expect(await failureOf('/proc/larder')).toMatch(/^DATA_DIR: \/proc\/larder cannot be used: .*\. Name a folder/);
  });

  it('is used by one server at a time', async () => {
    const first = await openStore({ dataDir: folder }, () => undefined);
    expect(await failureOf(folder)).toBe(
      `DATA_DIR: another Larder is running on ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
    await first.close();
    const second = await openStore({ dataDir: folder }, () => undefined);
    await second.close();
  });
});

const LOCK_AND_STAY = `
  const SQLite = require('libsql');
  const lock = new SQLite(process.argv[1]);
  lock.exec('begin exclusive');
  process.stdout.write('locked');
  setInterval(() => {}, 1_000);
`;

describe('a lock left behind by kill -9', () => {
  it('ends with the process, and the next server starts', async () => {
    const server = spawn(process.execPath, ['-e', LOCK_AND_STAY, join(folder, 'larder.lock')]);
    await once(server.stdout, 'data');
    expect(await failureOf(folder)).toMatch(/another Larder is running/);
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(existsSync(join(folder, 'larder.lock'))).toBe(true);
    const next = await openStore({ dataDir: folder }, () => undefined);
    await next.close();
  });
});

describe('a database', () => {
  it.each([
    ['is none', Buffer.from('this is a letter and not a database '.repeat(100))],
    ['is cut off', undefined],
  ])('that %s is named, and left alone', async (_what, bytes) => {
    if (bytes) writeFileSync(join(folder, 'larder.db'), bytes);
    else {
      const db = await openDatabase(folder);
      await db.destroy();
      const whole = join(folder, 'larder.db');
      writeFileSync(whole, Buffer.alloc(4_096, 3), { flag: 'r+' });
    }
    expect(await failureOf(folder)).toBe(
      `DATA_DIR: ${join(folder, 'larder.db')} is damaged or not a database. Restore a backup, or move the file away to start with an empty one.`,
    );
  });

  it('that a newer version has expanded is opened', async () => {
    const db = await openDatabase(folder);
    await db.insertInto('kysely_migration').values({ name: '9999-later', timestamp: '' }).execute();
    await db.schema.alterTable('recipes').addColumn('later', 'text').execute();
    await db.destroy();
    const store = await openStore({ dataDir: folder }, () => undefined);
    expect(await store.db.selectFrom('recipes').select('id').execute()).toEqual([]);
    await store.close();
  });

  it('from which a newer version has removed something is not opened', async () => {
    const db = await openDatabase(folder);
    await db.insertInto('kysely_migration').values({ name: '9999-later', timestamp: '' }).execute();
    await db.insertInto('schema_floor').values({ migration: '9999-later' }).execute();
    await db.destroy();
    expect(await failureOf(folder)).toMatch(/^DATA_DIR: .*larder\.db was written by a newer version of Larder\./);
  });

  it('is not changed at the start when that is a step of its own', async () => {
    const error: unknown = await openStore({ dataDir: folder, migratesAtStart: false }, () => undefined).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).message).toMatch(
      /^DATA_DIR: .*larder\.db needs \d+ changes of its schema first\. Run `npm run migrate` once/,
    );
    await (await openDatabase(folder)).destroy();
    const store = await openStore({ dataDir: folder, migratesAtStart: false }, () => undefined);
    await store.close();
  });

  it('on a server that does not answer is named', async () => {
    expect(await failureOf(folder, 'postgres://cook@127.0.0.1:1/larder')).toMatch(
      /^DATABASE_URL: the database cannot be used: /,
    );
  });
});
