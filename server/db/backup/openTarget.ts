import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { dropImportFunctions } from '../importChanges';
import { lockFolder } from '../lockFolder';
import { isPostgresUrl } from '../openDatabase';
import { postgresDialect } from '../postgresDialect';
import type { Database } from '../schema';
import { sqliteDialect } from '../sqliteDialect';
import { ConfigError } from '../../errors/startFailure';

type Use<T> = (db: Kysely<Database>) => Promise<T>;

const ONE_CONNECTION = 1;

const tablesOf = async (db: Kysely<Database>): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);

const fillPostgres = async <T>(address: string, use: Use<T>): Promise<T> => {
  const db = new Kysely<Database>({
    dialect: postgresDialect(address, { onFault: () => undefined, connections: ONE_CONNECTION }),
  });
  try {
    const [found] = await tablesOf(db);
    if (found !== undefined)
      throw new ConfigError(`DATABASE_URL: the database has the table ${found}. Name one without tables.`);
    return await use(db).catch(async (error: unknown) => {
      for (const table of await tablesOf(db)) await sql`drop table ${sql.table(table)} cascade`.execute(db);
      await dropImportFunctions(db);
      throw error;
    });
  } finally {
    await db.destroy();
  }
};

const fillFile = async <T>(file: string, use: Use<T>): Promise<T> => {
  const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
};

const fillFolder = async <T>(folder: string, use: Use<T>): Promise<T> => {
  mkdirSync(folder, { recursive: true });
  const giveBack = lockFolder(folder);
  try {
    const file = join(folder, 'larder.db');
    if (existsSync(file))
      throw new ConfigError(`DATA_DIR: ${folder} has a database already. Move larder.db away, or name another folder.`);
    return await fillFile(file, use).catch((error: unknown) => {
      for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
      throw error;
    });
  } finally {
    giveBack();
  }
};

/**
 * Opens a database that is to be filled, without touching its schema, and keeps servers away from its folder meanwhile.
 * What was made of it is removed when `use` fails, so that it can be tried again.
 * @param place the folder of `larder.db`, which must not exist yet, or the postgres:// address of an empty database
 * @throws ConfigError when the database has tables, or a server runs on the folder
 */
export const withTarget = <T>(place: string, use: Use<T>): Promise<T> =>
  isPostgresUrl(place) ? fillPostgres(place, use) : fillFolder(place, use);
