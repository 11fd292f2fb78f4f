import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import type { Database } from '../db/schema';
import { ADA, authCalls, cookiesOf, HOUR_MS } from '../testing/authCalls';
import { openApp, type TestAppOptions } from '../testing/openApp';
import { signUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');
const DAY_MS = 24 * HOUR_MS;

let db: Kysely<Database>;
let app: FastifyInstance;
let present: number;
const open = (options: TestAppOptions = {}) => openApp({ db, now: () => new Date(present), ...options });

beforeEach(async () => {
  present = START;
  db = await openTestDatabase();
  app = await open();
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const { post, me, statusOfMe, login, signIn } = authCalls(() => app);
const sessionsInDatabase = () => db.selectFrom('sessions').selectAll().execute();

describe('the session', () => {
  it('is a cookie that scripts cannot read, with another that only says that it exists', async () => {
    const { cookies } = await post('register', ADA);
    const [session, hint] = ['session', SESSION_HINT_COOKIE].map((name) =>
      cookies.find((cookie) => cookie.name === name),
    );
    expect(session).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 30 * 86_400 });
    expect(session).not.toHaveProperty('secure');
    expect(session!.value).toMatch(/^[\w-]{43}$/);
    expect(hint).toMatchObject({ value: '1', path: '/', sameSite: 'Lax', maxAge: 30 * 86_400 });
    expect(hint).not.toHaveProperty('httpOnly');
    expect(JSON.stringify(await sessionsInDatabase())).not.toContain(session!.value);
  });

  it('is bound to the host over https', async () => {
    await app.close();
    app = await open({ environment: { PUBLIC_URL: 'https://larder.example' } });
    const { cookies } = await post('register', ADA);
    const named = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
    expect(named).not.toHaveProperty('session');
    expect(named['__Host-session']).toMatchObject({ secure: true, path: '/', httpOnly: true });
    expect(named['__Host-session']).not.toHaveProperty('domain');
    expect(named['__Host-device']).toMatchObject({ secure: true, path: '/', httpOnly: true });
    expect(named).not.toHaveProperty(SESSION_HINT_COOKIE);
    expect(named[`__Host-${SESSION_HINT_COOKIE}`]).toMatchObject({ secure: true, path: '/' });
    expect(await statusOfMe({ '__Host-session': named['__Host-session']!.value })).toBe(200);
    expect(await statusOfMe({ session: named['__Host-session']!.value })).toBe(401);
    // What an earlier version left without the prefix is cleared, too.
    const over = await me({ '__Host-session': 'A'.repeat(43), [SESSION_HINT_COOKIE]: '1' });
    expect(over.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-session', ''],
      [`__Host-${SESSION_HINT_COOKIE}`, ''],
      [SESSION_HINT_COOKIE, ''],
    ]);
  });

  it('gets a new id with each sign-in, and the previous one ends', async () => {
    await signUp(app, 'ada');
    const first = await signIn();
    const second = cookiesOf(await login(ADA, first));
    expect(second.session).not.toBe(first.session);
    expect(await statusOfMe(first)).toBe(401);
    expect(await statusOfMe(second)).toBe(200);
  });

  it('never passes to the next account of the same browser', async () => {
    const ada = await signUp(app, 'ada');
    const reply = await post('register', { email: 'bob@example.org', password: 'long enough' }, ada.cookies);
    expect((await me(cookiesOf(reply))).json()).toMatchObject({ email: 'bob@example.org' });
    expect(await statusOfMe(ada.cookies)).toBe(401);
  });

  it('cannot be chosen by the sender of the cookie', async () => {
    await signUp(app, 'ada');
    const chosen = 'A'.repeat(43);
    const reply = await login(ADA, { session: chosen });
    expect(cookiesOf(reply).session).not.toBe(chosen);
    expect(await statusOfMe({ session: chosen })).toBe(401);
  });

  it('continues while it is used, and extends its expiry at most once an hour', async () => {
    await signUp(app, 'ada');
    const cookies = await signIn();
    present += HOUR_MS - 1;
    expect((await me(cookies)).cookies).toEqual([]);
    present += 1;
    const moved = await me(cookies);
    expect(moved.cookies).toMatchObject([
      { name: 'session', value: cookies.session, maxAge: 30 * 86_400, httpOnly: true },
      { name: SESSION_HINT_COOKIE, value: '1', maxAge: 30 * 86_400 },
    ]);
    expect((await me(cookies)).cookies).toEqual([]);
    for (let i = 0; i < 5; i++) {
      present += 29 * DAY_MS;
      expect(await statusOfMe(cookies)).toBe(200);
    }
  });

  it('ends after thirty days without use, and is removed', async () => {
    await signUp(app, 'ada');
    const cookies = await signIn();
    present += 30 * DAY_MS;
    expect(await statusOfMe(cookies)).toBe(401);
    const later = await open();
    await later.ready();
    // The server removes them after its start.
    for (let i = 0; i < 200 && (await sessionsInDatabase()).length > 0; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await sessionsInDatabase()).toEqual([]);
    await later.close();
  });

  it('that is invalid is cleared, so that the next page does not ask', async () => {
    const reply = await me({ session: 'A'.repeat(43), [SESSION_HINT_COOKIE]: '1' });
    expect([reply.statusCode, reply.json()]).toEqual([401, { message: 'Please sign in.', error: 'NOT_SIGNED_IN' }]);
    expect(reply.cookies).toMatchObject([
      { name: 'session', value: '', path: '/', expires: new Date(0) },
      { name: SESSION_HINT_COOKIE, value: '', path: '/', expires: new Date(0) },
    ]);
    expect((await me({})).cookies).toEqual([]);
    expect((await me({ [SESSION_HINT_COOKIE]: '1' })).cookies).toHaveLength(2);
  });

  it('survives a restart of the server', async () => {
    const { cookies } = await signUp(app, 'ada');
    const restarted = await open();
    expect((await restarted.inject({ url: '/api/auth/me', cookies })).statusCode).toBe(200);
    await restarted.close();
  });
});

describe('signing out', () => {
  it('ends this session only, and clears both cookies', async () => {
    const here = await signUp(app, 'ada');
    const there = await signIn();
    const reply = await here.send('POST', '/api/auth/logout');
    expect(reply.statusCode).toBe(204);
    expect(reply.cookies.map(({ name, expires }) => [name, expires?.getTime()])).toEqual([
      ['session', 0],
      [SESSION_HINT_COOKIE, 0],
    ]);
    expect(await statusOfMe(here.cookies)).toBe(401);
    expect(await statusOfMe(there)).toBe(200);
  });

  it('is not an error for a guest', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(204);
  });
});
