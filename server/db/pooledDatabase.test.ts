import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openCounters } from '../counters/openCounters';
import { postgresEvents } from '../events/postgresEvents';
import { bossJobs } from '../jobs/bossJobs';
import { hasPgBouncer, startInstalledPgBouncer } from '../testing/installedPgBouncer';
import { hasRealPostgres, startRealPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { notifyServers } from './notifyServers';
import { openStore } from './openStore';

const START_TIMEOUT_MS = 600_000;
const CONNECTIONS = 3;
const SERVERS = 2;
const CALLS = 200;

const behindPool = hasRealPostgres() && hasPgBouncer() ? describe : describe.skip;

behindPool('a database behind a PgBouncer', () => {
  let postgres: PostgresForTests;
  let folder: string;
  const closing: (() => Promise<unknown>)[] = [];
  let isOver = false;
  /** What fails while everything is closed, and the database stopped, is no fault of a server. */
  const fail = (error: unknown) => {
    if (!isOver) throw error;
  };
  beforeEach(() => {
    isOver = false;
  });
  beforeAll(async () => {
    postgres = await startRealPostgres();
    folder = mkdtempSync(join(tmpdir(), 'larder-pooled-'));
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    isOver = true;
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await postgres.stop();
  }, START_TIMEOUT_MS);

  const placeBehind = async (mode: 'transaction' | 'statement') => {
    const databaseDirectUrl = await postgres.create();
    const pool = await startInstalledPgBouncer(databaseDirectUrl, { connections: CONNECTIONS, mode });
    closing.push(pool.stop);
    return { databaseUrl: pool.url, databaseDirectUrl };
  };
  const open = async (place: Awaited<ReturnType<typeof placeBehind>>, i = 0) => {
    const store = await openStore({ ...place, dataDir: join(folder, `${closing.length}-${i}`) }, () => undefined);
    closing.push(store.close);
    return store;
  };

  it('gets its schema past it: one that refuses transactions is no hindrance', async () => {
    const place = await placeBehind('statement');
    const { db } = await open(place);
    expect(await db.selectFrom('users').select('uid').execute()).toEqual([]);
  });

  it('is used by servers that start at the same time, and no lock stays behind', async () => {
    const place = await placeBehind('transaction');
    const stores = await Promise.all(Array.from({ length: SERVERS }, (_, i) => open(place, i)));
    const { rows } = await sql`select pid from pg_locks where locktype = 'advisory'`.execute(stores[0]!.db);
    expect(rows).toEqual([]);
  });

  it(`serves ${SERVERS} servers by ${CONNECTIONS} connections, and four of each server for jobs and events`, async () => {
    const place = await placeBehind('transaction');
    const stores = await Promise.all(Array.from({ length: SERVERS }, (_, i) => open(place, i)));
    const heard: unknown[] = [];
    const servers = await Promise.all(
      stores.map(async ({ db }) => {
        const url = place.databaseDirectUrl;
        const counters = await openCounters(place, { elapsed: () => performance.now(), failed: fail });
        const jobs = bossJobs({ url, failed: fail });
        const events = postgresEvents({ url, send: (event) => notifyServers(db, event), failed: fail });
        closing.push(counters.close, jobs.stop, events.close);
        events.listen('pictures', (subject) => heard.push(subject));
        await jobs.start({ resetLink: () => Promise.resolve(), notice: () => Promise.resolve() });
        return { db, counters, events };
      }),
    );
    const limits = servers.map(({ counters }) => counters.limit('calls', { max: CALLS / 2, windowMs: 60_000 }));
    const calls = Array.from({ length: CALLS }, (_, i) =>
      Promise.all([
        limits[i % SERVERS]!.spend('ada'),
        servers[i % SERVERS]!.db.transaction().execute((unit) => sql`select pg_sleep(0.005)`.execute(unit)),
      ]),
    );
    const spent = (await Promise.all(calls)).filter(([{ isAllowed }]) => isAllowed);
    expect(spent).toHaveLength(CALLS / 2);
    while (!heard.includes('7')) {
      await servers[0]!.events.publish('pictures', '7');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { rows } = await sql<{ name: string; count: number }>`
      select application_name as name, count(*) as count from pg_stat_activity
      where datname = current_database() group by 1 order by 1
    `.execute(servers[0]!.db);
    const countOf = (name: string) => rows.find((row) => row.name === name)?.count ?? 0;
    expect(countOf('larder-events')).toBe(SERVERS);
    expect(countOf('larder-jobs')).toBeGreaterThan(0);
    expect(countOf('larder-jobs')).toBeLessThanOrEqual(3 * SERVERS);
    expect(countOf('')).toBeLessThanOrEqual(CONNECTIONS);
    expect(countOf('')).toBeGreaterThan(0);
  });
});
