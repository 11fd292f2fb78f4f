import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionEntry } from '@contracts/session';
import type { Database } from '../db/schema';
import { ADA, authCalls, cookiesOf, HOUR_MS } from '../testing/authCalls';
import { openApp, type TestAppOptions } from '../testing/openApp';
import { signUp, TEST_PASSWORD } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const DAY_MS = 24 * HOUR_MS;
const PROOF = { password: TEST_PASSWORD };
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0' };

let db: Kysely<Database>;
let app: FastifyInstance;
let present: number;
const open = (options: TestAppOptions = {}) => openApp({ db, now: () => new Date(present), ...options });

beforeEach(async () => {
  present = Date.parse('2026-01-01T12:00:00Z');
  db = await openTestDatabase();
  app = await open();
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const { statusOfMe, login, signIn } = authCalls(() => app);
const sessionsOf = async (cookies: Record<string, string>) =>
  (await app.inject({ url: '/api/user/sessions', cookies })).json<SessionEntry[]>();

describe('many sign-ins at once', () => {
  it('wait in a bounded queue, and the surplus of one address is told to come back', async () => {
    await app.close();
    // At the real cost, or the first are done before the last arrive.
    app = await open({ environment: { PASSWORD_MEMORY_KIB: '19456', PASSWORD_PASSES: '2' } });
    await signUp(app, 'ada');
    const replies = await Promise.all(Array.from({ length: 60 }, () => login()));
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]!.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused[0]!.json()).toEqual({
      error: 'BUSY',
      message: 'The server is very busy right now. Please try again in a few seconds.',
    });
    expect((await login()).statusCode).toBe(200);
  });

  it('do not count as failures when they were refused', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '100', LOGIN_FAILURES_PER_ADDRESS: '100' } });
    await signUp(app, 'ada');
    await Promise.all(Array.from({ length: 60 }, () => login()));
    await Promise.all(Array.from({ length: 60 }, () => login()));
    expect((await login()).statusCode).toBe(200);
  });
});

describe('right sign-ins', () => {
  it('are limited for an account by the hour, and wrong ones do not use them up', async () => {
    await app.close();
    app = await open({ environment: { SIGN_INS_PER_HOUR: '3' } });
    await signUp(app, 'ada');
    await login({ ...ADA, password: 'wrong' });
    for (let i = 0; i < 3; i += 1) expect((await login()).statusCode).toBe(200);
    const refused = await login();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('are limited for an address', async () => {
    await app.close();
    app = await open({ environment: { SIGN_INS_PER_HOUR_AND_ADDRESS: '2' } });
    await signUp(app, 'ada');
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await login()).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the sessions of an account', () => {
  it('are at most fifty: the one unused for longest ends', async () => {
    const first = await signUp(app, 'ada');
    present += 1_000;
    const second = await signIn();
    for (let i = 0; i < 49; i += 1) {
      present += 1_000;
      await signIn();
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(50);
    expect(await statusOfMe(first.cookies)).toBe(401);
    expect(await statusOfMe(second)).toBe(200);
  });

  it('end after 180 days, however often they are used', async () => {
    await signUp(app, 'ada');
    const cookies = await signIn();
    for (let day = 0; day < 179; day += 20) {
      expect(await statusOfMe(cookies)).toBe(200);
      present += 20 * DAY_MS;
    }
    expect(await statusOfMe(cookies)).toBe(401);
  });

  it('are listed with their browsers, the newest first and the current one marked', async () => {
    const here = await signUp(app, 'ada');
    present += 1_000;
    await login(ADA, {}, { headers: FIREFOX });
    expect(await sessionsOf(here.cookies)).toEqual([
      {
        id: expect.any(Number),
        createdAt: '2026-01-01T12:00:01.000Z',
        lastUsedAt: '2026-01-01T12:00:01.000Z',
        browser: 'Firefox',
        system: 'Windows',
        isCurrent: false,
      },
      expect.objectContaining({ createdAt: '2026-01-01T12:00:00.000Z', isCurrent: true }),
    ]);
  });

  it('can be ended one by one, but only by their account', async () => {
    const ada = await signUp(app, 'ada');
    const there = await signIn();
    const other = (await sessionsOf(ada.cookies)).find(({ isCurrent }) => !isCurrent)!;
    const eve = await signUp(app, 'eve');
    expect((await eve.post(`/api/user/sessions/${other.id}/end`, PROOF)).statusCode).toBe(204);
    expect(await statusOfMe(there)).toBe(200);
    expect((await ada.post(`/api/user/sessions/${other.id}/end`, PROOF)).statusCode).toBe(204);
    expect(await statusOfMe(there)).toBe(401);
    expect(await statusOfMe(ada.cookies)).toBe(200);
  });

  it('can all be ended except the current one', async () => {
    const ada = await signUp(app, 'ada');
    const others = [await signIn(), cookiesOf(await login())];
    const eve = await signUp(app, 'eve');
    expect((await ada.post('/api/user/sessions/end', PROOF)).statusCode).toBe(204);
    for (const cookies of others) expect(await statusOfMe(cookies)).toBe(401);
    expect(await statusOfMe(ada.cookies)).toBe(200);
    expect(await statusOfMe(eve.cookies)).toBe(200);
    expect(await sessionsOf(ada.cookies)).toHaveLength(1);
  });

  it('are ended only by someone who knows the password, however often others guess', async () => {
    const ada = await signUp(app, 'ada');
    const there = await signIn();
    const other = (await sessionsOf(ada.cookies)).find(({ isCurrent }) => !isCurrent)!;
    const urls = [`/api/user/sessions/${other.id}/end`, '/api/user/sessions/end'];
    for (const url of urls)
      for (const [body, status] of [
        [{}, 400],
        [{ password: '' }, 400],
        [{ password: 'a guess' }, 403],
      ] as const)
        expect((await ada.post(url, body)).statusCode).toBe(status);
    expect(await statusOfMe(there)).toBe(200);
  });

  it('are not shown to a guest', async () => {
    for (const [method, url] of [
      ['GET', '/api/user/sessions'],
      ['POST', '/api/user/sessions/end'],
      ['POST', '/api/user/sessions/1/end'],
    ] as const)
      expect((await app.inject({ method, url })).statusCode).toBe(401);
  });
});
