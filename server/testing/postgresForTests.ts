import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '../db/openDatabase';
import { postgresPrograms, startInstalledPostgres } from './installedPostgres';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Puts something between the tests and the database: gets its address, returns the one to use. */
type Via = (address: URL) => Promise<URL>;

export interface PostgresForTests {
  /** The address of an empty database, for tests that run several servers on it. Only a real server has it. */
  create: () => Promise<string>;
  /** The address of an empty database without tables, for one connection at a time. */
  empty: () => Promise<string>;
  /** An empty database with all tables. */
  open: (via?: Via) => Promise<Kysely<Database>>;
  /** The server's version string. */
  version: string;
  stop: () => Promise<void>;
}

const direct: Via = (address) => Promise.resolve(address);

const ask = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    return (await pool.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await pool.end();
  }
};

const versionOf = async (url: string) => String((await ask(url, 'select version()'))[0]?.version);

/** A real server: each test gets its own database, which is removed at the end. */
const realPostgres = async (url: string): Promise<PostgresForTests> => {
  const made: string[] = [];
  const create = async () => {
    const name = `larder_test_${randomBytes(6).toString('hex')}`;
    await ask(url, `create database ${name}`);
    made.push(name);
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own;
  };
  return {
    version: await versionOf(url),
    create: async () => (await create()).href,
    empty: async () => (await create()).href,
    async open(via = direct) {
      return openDatabase((await via(await create())).href);
    },
    async stop() {
      for (const name of made) await ask(url, `drop database if exists ${name} with (force)`);
    },
  };
};

/** Postgres compiled for Node, behind a real socket. Its single database is emptied for each test. */
const embeddedPostgres = async (): Promise<PostgresForTests> => {
  const child = spawn(process.execPath, [join(__dirname, 'embeddedPostgres.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const empty = async () => {
    await ask(url, 'drop schema public cascade; create schema public');
    return url;
  };
  return {
    version: await versionOf(url),
    create: () => Promise.reject(new Error('an embedded Postgres has one session for all connections')),
    empty,
    async open(via = direct) {
      // All its connections share one session, so another connection's queries would land inside a running transaction.
      return openDatabase((await via(new URL(await empty()))).href, undefined, 1);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
};

/**
 * Postgres for the tests: the server named by DATABASE_URL, which must allow creating databases, or an embedded one.
 */
export const startPostgres = (url = process.env.DATABASE_URL): Promise<PostgresForTests> =>
  url ? realPostgres(url) : embeddedPostgres();

/** Whether there is a Postgres on which several servers can run: DATABASE_URL, or an installed one. */
export const hasRealPostgres = (): boolean => Boolean(process.env.DATABASE_URL) || postgresPrograms() !== undefined;

/** A Postgres on which several servers can run. */
export const startRealPostgres = async (): Promise<PostgresForTests> => {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return realPostgres(DATABASE_URL);
  const installed = await startInstalledPostgres();
  return { ...(await realPostgres(installed.url)), stop: installed.stop };
};
