import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { notifyServers } from '../db/notifyServers';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { createGate } from '../testing/gate';
import { hasRealPostgres, startRealPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { ownEvents } from './ownEvents';
import { postgresEvents } from './postgresEvents';
import type { Events } from './events';

const START_TIMEOUT_MS = 600_000;
const NEVER_MS = 3_600_000;

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await pause(5);
};

describe('events of a server alone', () => {
  it('reach those who listen to the topic, until they end it', async () => {
    const events = ownEvents(NEVER_MS);
    const heard: unknown[] = [];
    const stop = events.listen('pictures', (subject) => heard.push(subject));
    await events.publish('pictures', '7');
    await events.publish('imports');
    stop();
    await events.publish('pictures', '8');
    await events.close();
    expect(heard).toEqual(['7']);
  });

  it('do not come from an import, so the imports are looked at again and again', async () => {
    const events = ownEvents(2);
    const heard: unknown[] = [];
    const pictures: unknown[] = [];
    events.listen('imports', (subject) => heard.push(subject));
    events.listen('pictures', (subject) => pictures.push(subject));
    await until(() => heard.length >= 3);
    await events.close();
    expect([new Set(heard), pictures]).toEqual([new Set([undefined]), []]);
  });
});

const onPostgres = hasRealPostgres() ? describe : describe.skip;

onPostgres('events of two servers on one Postgres', () => {
  let postgres: PostgresForTests;
  let url: string;
  let dbs: Kysely<Database>[];
  const failures: string[] = [];
  const opened: Events[] = [];
  beforeAll(async () => {
    postgres = await startRealPostgres();
    url = await postgres.create();
    dbs = await Promise.all([0, 1].map(() => openDatabase(url)));
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((events) => events.close()));
    failures.length = 0;
  });
  afterAll(async () => {
    await Promise.all(dbs.map((db) => db.destroy()));
    await postgres.stop();
  }, START_TIMEOUT_MS);

  /** One that listens to pictures, once it says that it may have missed some. */
  const open = async (i: number, over: Partial<Parameters<typeof postgresEvents>[0]> = {}) => {
    const events = postgresEvents({
      url,
      send: (notification) => notifyServers(dbs[i]!, notification),
      failed: (error) => failures.push((error as Error).message),
      lookMs: NEVER_MS,
      ...over,
    });
    opened.push(events);
    const heard: (string | undefined)[] = [];
    events.listen('pictures', (subject) => heard.push(subject));
    await until(() => heard.length > 0);
    expect(new Set(heard.splice(0))).toEqual(new Set([undefined]));
    return { events, heard };
  };

  it('reach both, once each', async () => {
    const [a, b] = [await open(0), await open(1)];
    await a.events.publish('pictures', '7');
    expect(a.heard).toEqual(['7']);
    await until(() => b.heard.length > 0);
    await b.events.publish('imports');
    await b.events.publish('pictures', '8');
    await until(() => a.heard.length > 1);
    expect([a.heard, b.heard]).toEqual([
      ['7', '8'],
      ['7', '8'],
    ]);
  });

  it('are sent by a transaction when it commits, and not when it is rolled back', async () => {
    const { heard } = await open(0);
    const refused = dbs[1]!.transaction().execute(async (unit) => {
      await notifyServers(unit, ['import', 'pictures', 'never']);
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    await dbs[1]!.transaction().execute((unit) => notifyServers(unit, ['import', 'pictures', 'committed']));
    await until(() => heard.length > 0);
    expect(heard).toEqual(['committed']);
  });

  it('make way for regular looks while the connection is lost, and come again after it', async () => {
    const gate = createGate();
    const away = await gate.through(new URL(url));
    const { events, heard } = await open(0, { url: away.href, lookMs: 20 });
    const other = await open(1);
    const reach = async (subject: string) => {
      while (!heard.includes(subject)) {
        await other.events.publish('pictures', subject);
        await pause(20);
      }
    };
    await reach('before');
    await gate.cut();
    heard.length = 0;
    await until(() => heard.length >= 3);
    expect(new Set(heard)).toEqual(new Set([undefined]));
    await gate.mend();
    await reach('after');
    expect(failures).toHaveLength(1);
    // Regular looks have ended.
    heard.length = 0;
    await pause(200);
    expect(heard).toEqual([]);
    await events.close();
    await gate.cut();
  });

  it('reach everyone even when a connection hears nothing, because the listeners look', async () => {
    // Another database plays a PgBouncer that passes no events on.
    const deaf = await postgres.create();
    const heard: unknown[] = [];
    const events = postgresEvents({
      url: deaf,
      send: (notification) => notifyServers(dbs[0]!, notification),
      failed: (error) => failures.push((error as Error).message),
      lookMs: 5,
      echoMs: 20,
    });
    opened.push(events);
    events.listen('pictures', (subject) => heard.push(subject));
    await until(() => heard.length > 20 && failures.length > 0);
    await pause(200);
    expect(new Set(heard)).toEqual(new Set([undefined]));
    expect(failures).toEqual(['this server does not hear its own events']);
  });

  it('that a dead connection swallows are looked for within a few seconds', async () => {
    const gate = createGate();
    const away = await gate.through(new URL(url));
    const { heard } = await open(0, { url: away.href, lookMs: 100 });
    const begunAt = performance.now();
    gate.hold();
    await until(() => heard.length > 0);
    expect(performance.now() - begunAt).toBeLessThan(6_000);
    expect(failures).toEqual(['this server does not hear its own events']);
    await gate.cut();
  });

  it('that a server died before it could send are looked for anyway', async () => {
    const { heard } = await open(0, { lookMs: 5, lookAnywayMs: 50 });
    await until(() => heard.length >= 2);
    expect(new Set(heard)).toEqual(new Set([undefined]));
  });
});
