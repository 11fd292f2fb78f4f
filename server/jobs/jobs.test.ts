import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { createJobsRepository } from '../repositories/jobsRepository';
import { hasPgBouncer, startInstalledPgBouncer } from '../testing/installedPgBouncer';
import { hasRealPostgres, startRealPostgres } from '../testing/postgresForTests';
import { bossJobs } from './bossJobs';
import { LastingFailure, type Jobs, type RunningJob, type Workers } from './jobs';
import { tableJobs } from './tableJobs';

const START_TIMEOUT_MS = 600_000;

interface Place {
  db: Kysely<Database>;
  /** A server's part of the queue. */
  open: () => Jobs;
  /** Lets the wait of all postponed jobs pass. */
  skipWaits: () => Promise<void>;
  putAside: () => Promise<number>;
  stop: () => Promise<void>;
}

const failures: string[] = [];
const failed = (error: unknown, what: string) => failures.push(`${what}: ${(error as Error).message}`);

const inTable = async (): Promise<Place> => {
  const db = await openDatabase(':memory:');
  let ahead = 0;
  const jobs = createJobsRepository(db);
  return {
    db,
    open: () => tableJobs({ jobs, now: () => new Date(Date.now() + ahead), failed }),
    skipWaits: () => Promise.resolve(void (ahead += 3_600_000)),
    putAside: async () =>
      (await db.selectFrom('jobs').select('id').where('put_aside_at', 'is not', null).execute()).length,
    stop: () => db.destroy(),
  };
};

const POOLED_CONNECTIONS = 2;

const inBoss = async (isPooled = false): Promise<Place> => {
  const postgres = await startRealPostgres();
  const url = await postgres.create();
  const db = await openDatabase(url);
  const pool = isPooled ? await startInstalledPgBouncer(url, { connections: POOLED_CONNECTIONS }) : undefined;
  return {
    db,
    open: () => bossJobs({ url: pool?.url ?? url, failed }),
    skipWaits: async () =>
      void (await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)),
    putAside: async () => (await sql`select id from pgboss.job where name = 'put-aside'`.execute(db)).rows.length,
    async stop() {
      await db.destroy();
      await pool?.stop();
      await postgres.stop();
    },
  };
};

const places: [string, boolean, () => Promise<Place>][] = [
  ['in a table', true, inTable],
  ['of pg-boss', hasRealPostgres(), inBoss],
  ['of pg-boss behind a PgBouncer', hasRealPostgres() && hasPgBouncer(), () => inBoss(true)],
];

describe.each(places.filter(([, isThere]) => isThere))('jobs %s', (_name, _isThere, start) => {
  let place: Place;
  const opened: Jobs[] = [];
  const open = async (workers: Partial<Workers>) => {
    const jobs = place.open();
    opened.push(jobs);
    await jobs.start({ resetLink: () => Promise.resolve(), notice: () => Promise.resolve(), ...workers });
    return jobs;
  };
  beforeAll(async () => {
    place = await start();
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
    failures.length = 0;
  });
  afterAll(() => place.stop(), START_TIMEOUT_MS);

  const link = (i: number) => ({ email: `cook${i}@example.org`, language: 'fr' as const });
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) await pause(20);
  };

  it('are done once each', async () => {
    const done: string[] = [];
    const work = ({ data }: RunningJob<'resetLink'>) => Promise.resolve(void done.push(data.email));
    const jobs = await open({ resetLink: work });
    await Promise.all(Array.from({ length: 12 }, (_, i) => jobs.add('resetLink', link(i))));
    jobs.wake();
    await until(() => {
      jobs.wake();
      return done.length >= 12;
    });
    await jobs.stop();
    expect(done.sort()).toEqual(Array.from({ length: 12 }, (_, i) => link(i).email).sort());
  });

  it('belong to the transaction that adds them', async () => {
    const done: string[] = [];
    const jobs = await open({ resetLink: ({ data }) => Promise.resolve(void done.push(data.email)) });
    await place.db.transaction().execute((unit) => jobs.add('resetLink', link(1), { unit }));
    const refused = place.db.transaction().execute(async (unit) => {
      await jobs.add('resetLink', link(2), { unit });
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    jobs.wake();
    await until(() => done.length > 0);
    await jobs.stop();
    expect(done).toEqual([link(1).email]);
  });

  it('that fail are attempted again under the same id, after a wait', async () => {
    const attempts: [string, number][] = [];
    const jobs = await open({
      resetLink({ id, attempt }) {
        attempts.push([id, attempt]);
        return attempt < 3 ? Promise.reject(new Error('busy')) : Promise.resolve();
      },
    });
    await jobs.add('resetLink', link(1));
    jobs.wake();
    await until(() => attempts.length === 1);
    await pause(1_500);
    expect(attempts).toHaveLength(1);
    await until(async () => {
      await place.skipWaits();
      return attempts.length === 3;
    });
    expect(attempts.map(([, attempt]) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(attempts.map(([id]) => id)).size).toBe(1);
    expect(failures).toEqual(Array(2).fill('the mail with a reset link: busy'));
    expect(await place.putAside()).toBe(0);
  });

  it('that can never succeed are put aside at once', async () => {
    let attempts = 0;
    const jobs = await open({
      notice() {
        attempts += 1;
        return Promise.reject(new LastingFailure('550'));
      },
    });
    const notice = { about: 'password' } as const;
    await jobs.add('notice', { uid: 'ada', to: 'ada@example.org', language: 'fr', notice });
    jobs.wake();
    await until(async () => (await place.putAside()) === 1);
    await place.skipWaits();
    await pause(1_500);
    expect(attempts).toBe(1);
  });
});

const onBoss = hasRealPostgres() ? describe : describe.skip;

onBoss('jobs of two servers', () => {
  it('are done by one of them each, and by the other after one has gone', async () => {
    const place = await inBoss();
    const done: string[] = [];
    const worker: Workers = {
      resetLink: ({ data }) => Promise.resolve(void done.push(data.email)),
      notice: () => Promise.resolve(),
    };
    const servers = [place.open(), place.open()];
    for (const jobs of servers) await jobs.start(worker);
    const emails = Array.from({ length: 20 }, (_, i) => `cook${i}@example.org`);
    await Promise.all(emails.map((email, i) => servers[i % 2]!.add('resetLink', { email, language: 'es' })));
    while (done.length < 10) {
      for (const jobs of servers) jobs.wake();
      await pause(20);
    }
    await servers[0]!.stop();
    while (done.length < 20) {
      servers[1]!.wake();
      await pause(20);
    }
    await servers[1]!.stop();
    expect([...done].sort()).toEqual([...emails].sort());
    await place.stop();
  });
});

describe('a server that died while it worked', () => {
  it('leaves its job to the next one', async () => {
    const place = await inTable();
    const dying = place.open();
    let isBegun = false;
    await dying.start({
      resetLink() {
        isBegun = true;
        return new Promise(() => undefined);
      },
      notice: () => Promise.resolve(),
    });
    await dying.add('resetLink', { email: 'ada@example.org', language: 'es' });
    dying.wake();
    while (!isBegun) await pause(5);
    const done: string[] = [];
    const next = place.open();
    await next.start({
      resetLink: ({ data }) => Promise.resolve(void done.push(data.email)),
      notice: () => Promise.resolve(),
    });
    while (done.length === 0) await pause(5);
    await next.stop();
    expect(done).toEqual(['ada@example.org']);
  });
});

describe('jobs in a table that cannot be read for a moment', () => {
  it('are finished before a stop resolves', async () => {
    const db = await openDatabase(':memory:');
    const jobs = createJobsRepository(db);
    let takes = 0;
    let isDone = false;
    let finish: () => void = () => undefined;
    const take: typeof jobs.take = (...when) =>
      takes++ === 0 ? jobs.take(...when) : Promise.reject(new Error('away'));
    const table = tableJobs({ jobs: { ...jobs, take }, now: () => new Date(), failed });
    await table.add('resetLink', { email: 'cook@example.org', language: 'fr' });
    const begun = new Promise<void>((resolve) => {
      void table.start({
        async resetLink() {
          resolve();
          await new Promise<void>((done) => (finish = done));
          isDone = true;
        },
        notice: () => Promise.resolve(),
      });
    });
    await begun;
    await pause(50);
    const stopped = table.stop().then(() => isDone);
    await pause(50);
    finish();
    expect(await stopped).toBe(true);
    await db.destroy();
  });
});
