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

/** The schema as text: what a test may have changed beside the rows. */
const SCHEMA = `
  select string_agg(part, '|' order by part) as schema from (
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
  ) parts`;

const TABLES = `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;

/**
 * A database that a test has used, as the migrations left it: emptying its tables takes a tenth of the time of running
 * the migrations again.
 */
const createReset = (url: string) => {
  const schemaOf = async () => String((await ask(url, SCHEMA))[0]?.schema);
  const tables = async () => (await ask(url, TABLES)).map(({ name }) => String(name));
  let fresh: { schema: string; refill: string } | undefined;
  return {
    /** Notes what the migrations have made, when they have run on an empty database. */
    async note(): Promise<void> {
      const names = await tables();
      const copies = names.map((name) => `create table fresh.${name} as table public.${name}`);
      await ask(url, ['create schema fresh', ...copies].join('; '));
      const refills = names.map((name) => `insert into public.${name} table fresh.${name}`);
      // Triggers would count the rows as changes of a test.
      const refill = ['set session_replication_role = replica', ...refills, 'reset session_replication_role'].join(
        '; ',
      );
      fresh = { schema: await schemaOf(), refill };
    },

    forget(): void {
      fresh = undefined;
    },

    /** Whether the database is as new; otherwise it has to be emptied of everything. */
    async run(): Promise<boolean> {
      if (!fresh || (await schemaOf()) !== fresh.schema) return false;
      await ask(url, `truncate ${(await tables()).join(', ')} restart identity cascade; ${fresh.refill}`);
      return true;
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
  const reset = createReset(url);
  const empty = async () => {
    reset.forget();
    await ask(url, 'drop schema public cascade; drop schema if exists fresh cascade; create schema public');
    return url;
  };
  return {
    version: await versionOf(url),
    create: () => Promise.reject(new Error('an embedded Postgres has one session for all connections')),
    empty,
    async open(via = direct) {
      const isReset = await reset.run();
      const address = new URL(isReset ? url : await empty());
      // All its connections share one session, so another connection's queries would land inside a running transaction.
      const db = await openDatabase((await via(address)).href, undefined, 1);
      if (!isReset) await reset.note();
      return db;
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
