import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { ConfigError } from '../errors/startFailure';
import { openDatabaseClock } from './databaseClock';
import { lockFolder } from './lockFolder';
import { checkMigrated, migrate, NewerSchemaError, OlderSchemaError } from './migrate';
import { openDatabase, type StatementWatch } from './openDatabase';
import type { Database } from './schema';

interface Place {
  dataDir: string;
  /** Absent: SQLite in the folder. */
  databaseUrl?: string;
  /** The same database without a PgBouncer in between; absent without one. */
  databaseDirectUrl?: string;
  /** False: a schema that is too old is refused instead of being brought up to date. */
  migratesAtStart?: boolean;
}

export interface Store {
  db: Kysely<Database>;
  /** The time by which changes are ordered: with Postgres its own, because several servers may share it. */
  now: () => Date;
  close: () => Promise<void>;
}

const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of the path is a file',
  ENOENT: 'it cannot be created',
  EISDIR: 'its larder.db is a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'its disk is full',
  SQLITE_FULL: 'its disk is full',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_CANTOPEN: 'its database cannot be opened',
};

const DAMAGED = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

const folderFailure = (dataDir: string, error: unknown): unknown => {
  const reason = FOLDER_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined
    ? error
    : new ConfigError(`DATA_DIR: ${dataDir} cannot be used: ${reason}. Name a folder that this user can write to.`);
};

const databaseFailure = ({ dataDir, databaseUrl }: Place, error: Error & { code?: string }): unknown => {
  const file = join(dataDir, 'larder.db');
  const [name, where] = databaseUrl === undefined ? ['DATA_DIR', file] : ['DATABASE_URL', 'the database'];
  if (error instanceof NewerSchemaError)
    return new ConfigError(`${name}: ${where} was written by a newer version of Larder. Start that version instead.`);
  if (error instanceof OlderSchemaError)
    return new ConfigError(
      `${name}: ${where} needs ${error.missing.length === 1 ? 'a change' : `${error.missing.length} changes`} of its schema first. Run \`npm run migrate\` once, with the settings of the server.`,
    );
  if (databaseUrl !== undefined)
    return new ConfigError(`DATABASE_URL: the database cannot be used: ${error.message || error.code}`);
  if (DAMAGED.has(error.code ?? ''))
    return new ConfigError(
      `DATA_DIR: ${file} is damaged or not a database. Restore a backup, or move the file away to start with an empty one.`,
    );
  return folderFailure(dataDir, error);
};

/** Node's own recursion never ends where a file system accepts no folders, as in /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Creates the folder if it is missing, and keeps other servers away from it. */
const takeFolder = (dataDir: string): (() => void) => {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    accessSync(dataDir, constants.W_OK);
    return lockFolder(dataDir);
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
};

/**
 * Brings the schema up to date past a PgBouncer: the lock of a migration belongs to a session, which in transaction mode
 * is shared with others.
 * @returns what is left to do on the connections of the server
 */
const prepareSchema = async ({ databaseUrl, databaseDirectUrl, migratesAtStart }: Place): Promise<typeof migrate> => {
  if (migratesAtStart === false) return checkMigrated;
  if (databaseDirectUrl === undefined || databaseDirectUrl === databaseUrl) return migrate;
  const direct = await openDatabase(databaseDirectUrl, undefined, 1);
  await direct.destroy();
  return checkMigrated;
};

/**
 * Opens the folder of the data and the database for this server alone.
 * @param onFault called when a connection to Postgres breaks
 * @param watch observes statements
 * @throws ConfigError with one sentence for the operator
 */
export const openStore = async (
  place: Place,
  onFault: (error: Error) => void,
  watch?: StatementWatch,
): Promise<Store> => {
  const giveBack = takeFolder(place.dataDir);
  try {
    const prepare = await prepareSchema(place);
    const db = await openDatabase(place.databaseUrl ?? place.dataDir, onFault, undefined, watch, prepare);
    const clock = place.databaseUrl === undefined ? undefined : await openDatabaseClock(db, { failed: watch?.failed });
    return {
      db,
      now: clock?.now ?? (() => new Date()),
      async close() {
        clock?.close();
        await db.destroy();
        giveBack();
      },
    };
  } catch (error) {
    giveBack();
    throw databaseFailure(place, error as Error);
  }
};
