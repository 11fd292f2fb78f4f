import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Counters } from '../counters/counters';
import { openCounters } from '../counters/openCounters';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { ADA, authCalls } from '../testing/authCalls';
import { openApp } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import { hasRealPostgres, startRealPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { signUp } from '../testing/signUp';
import { newVisitor } from '../testing/visitors';

const START_TIMEOUT_MS = 600_000;
const NEW = 'a new password';
const LIMITS = { LOGIN_FAILURES_PER_ACCOUNT: '10', WRITES_PER_HOUR: '20', SIGN_INS_PER_HOUR: '7' };

const onPostgres = hasRealPostgres() ? describe : describe.skip;

onPostgres.each([1, 2, 3])('limits with %i servers on one Postgres', (servers) => {
  let postgres: PostgresForTests;
  let dbs: Kysely<Database>[];
  let counters: Counters[];
  let apps: FastifyInstance[];
  const failures: unknown[] = [];
  const box = openMailbox();
  beforeAll(async () => {
    postgres = await startRealPostgres();
  }, START_TIMEOUT_MS);
  afterAll(() => postgres.stop(), START_TIMEOUT_MS);

  beforeEach(async () => {
    const databaseUrl = await postgres.create();
    const each = <Value>(open: (i: number) => Promise<Value>) =>
      Promise.all(Array.from({ length: servers }, (_, i) => open(i)));
    failures.length = 0;
    const failed = (error: unknown) => failures.push(error);
    dbs = await each(() => openDatabase(databaseUrl));
    counters = await each(() => openCounters({ databaseUrl }, { elapsed: () => performance.now(), failed }));
    apps = await each((i) => openApp({ db: dbs[i]!, counters: counters[i]!, mailer: box.mailer, environment: LIMITS }));
    box.mails.length = 0;
  });
  afterEach(async () => {
    if (failures.length > 0) throw failures[0] as Error;
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all([...counters.map((one) => one.close()), ...dbs.map((db) => db.destroy())]);
  });

  const through = (i: number) => authCalls(() => apps[i % servers]!);
  const countOf = (replies: readonly { statusCode: number }[], status: number) =>
    replies.filter(({ statusCode }) => statusCode === status).length;
  const many = <Reply>(count: number, call: (i: number) => Promise<Reply>) =>
    Promise.all(Array.from({ length: count }, (_, i) => call(i)));

  it('let ten guesses through, and a new password set through one is good on all', async () => {
    await signUp(apps[0]!, 'ada');
    const guesses = [];
    for (let i = 0; i < 24; i += 1) guesses.push(await through(i).login({ ...ADA, password: `guess ${i}` }));
    expect([countOf(guesses, 401), countOf(guesses, 429)]).toEqual([10, 14]);
    await through(0).post('forgot-password', { email: ADA.email });
    await box.received(1);
    const token = box.link().split('/').at(-1)!;
    expect((await through(0).post('reset-password', { token, password: NEW })).statusCode).toBe(204);
    const signedIn = await many(servers, (i) => through(i).login({ ...ADA, password: NEW }));
    expect(countOf(signedIn, 200)).toBe(servers);
  });

  it('let twenty shares of a visitor through', async () => {
    const cookies = await newVisitor(apps[0]!);
    const shares = await many(41, (i) =>
      apps[i % servers]!.inject({
        method: 'POST',
        url: '/api/recipes/share',
        payload: { title: `Tea ${i}`, category: 'Drinks', ingredients: ['tea'], instructions: ['Brew.'] },
        cookies,
      }),
    );
    expect([countOf(shares, 200), countOf(shares, 429)]).toEqual([20, 21]);
  });

  it('send five mails with a reset link', async () => {
    await signUp(apps[0]!, 'ada');
    const asked = await many(11, (i) => through(i).post('forgot-password', { email: ADA.email }));
    expect(countOf(asked, 204)).toBe(11);
    await Promise.all(apps.map((app) => app.close()));
    expect(box.mails).toHaveLength(5);
  });

  it('let as many right sign-ins through as an hour allows', async () => {
    await signUp(apps[0]!, 'ada');
    const replies = await many(12, (i) => through(i).login());
    expect([countOf(replies, 200), countOf(replies, 429)]).toEqual([7, 5]);
  });
});
