import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { TERMS_VERSION } from '@contracts/limits';
import { userSchema } from '@contracts/session';
import type { Database } from '../db/schema';
import { ADA, authCalls, cookiesOf, HOUR_MS, type Cookies } from '../testing/authCalls';
import { openApp, type TestAppNeeds } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import { signUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');
const DAY_MS = 24 * HOUR_MS;

let db: Kysely<Database>;
let app: FastifyInstance;
let present: number;
let box: ReturnType<typeof openMailbox>;
const open = (needs: TestAppNeeds = {}) => openApp({ db, mailer: box.mailer, now: () => new Date(present), ...needs });

beforeEach(async () => {
  present = START;
  box = openMailbox();
  db = await openTestDatabase();
  app = await open();
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const { post, me, statusOfMe, login, signIn } = authCalls(() => app);
const sessionsInDatabase = () => db.selectFrom('sessions').selectAll().execute();

describe('registering', () => {
  it('signs in, keeps which terms were accepted and when, and answers the user', async () => {
    const reply = await post('register', {
      ...ADA,
      email: 'Ada@Example.org',
      firstName: '  Ada ',
      lastName: '<b>Love</b>lace\n',
      marketingConsent: true,
    });
    expect(reply.statusCode).toBe(200);
    expect(userSchema.strict().parse(reply.json())).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'Ada@Example.org',
      profileImageUrl: null,
      marketingConsent: true,
    });
    expect((await me(cookiesOf(reply))).json()).toEqual(reply.json());
    expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([
      {
        email_key: 'ada@example.org',
        terms_version: TERMS_VERSION,
        terms_accepted_at: new Date(START).toISOString(),
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
  });

  it('needs no name and takes no consent for granted', async () => {
    expect((await post('register', ADA)).json()).toMatchObject({
      firstName: '',
      lastName: '',
      marketingConsent: false,
    });
  });

  it('says that an address is taken, in whatever letters, and signs nobody in', async () => {
    await signUp(app, 'ada');
    const reply = await post('register', { email: 'ADA@Example.ORG', password: 'another password' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      {
        error: 'CONFLICT',
        message: 'There is an account with this e-mail address already. Sign in, or use another address.',
      },
    ]);
    expect(cookiesOf(reply)).not.toHaveProperty('session');
    expect((await login()).statusCode).toBe(200);
  });

  it('of one address by two at once makes one account', async () => {
    const replies = await Promise.all(
      ['ada@example.org', 'ADA@example.org'].map((email) => post('register', { ...ADA, email })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await sessionsInDatabase()).toHaveLength(1);
  });

  it.each<[string, object, RegExp]>([
    ['no address', { password: 'long enough' }, /“email”/],
    ['half an address', { email: 'ada@', password: 'long enough' }, /“email”/],
    [
      'an address with a line break',
      { email: 'ada@example.org\nbcc: x@y.example', password: 'long enough' },
      /“email”/,
    ],
    ['no password', { email: 'ada@example.org' }, /“password”/],
    ['five letters', { email: 'ada@example.org', password: '12345' }, /“password” is too short. At least 6/],
    ['a password without end', { email: 'ada@example.org', password: 'x'.repeat(201) }, /“password”.*200/],
    ['a name without end', { ...ADA, firstName: 'x'.repeat(101) }, /“firstName”.*100/],
    ['a consent that is none', { ...ADA, marketingConsent: 'yes' }, /“marketingConsent”/],
    ['a list', [], /could not be read/],
  ])('is refused with %s', async (_name, payload, words) => {
    const reply = await post('register', payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ message: string }>().message).toMatch(words);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('takes a password of six letters', async () => {
    expect((await post('register', { ...ADA, password: '123456' })).statusCode).toBe(200);
  });
});

describe('the session', () => {
  it('is a cookie that no script can read, beside one that only says that it is there', async () => {
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
    expect(named[SESSION_HINT_COOKIE]).toMatchObject({ secure: true });
    expect(await statusOfMe({ '__Host-session': named['__Host-session']!.value })).toBe(200);
    expect(await statusOfMe({ session: named['__Host-session']!.value })).toBe(401);
  });

  it('gets a new id with each sign-in, and the one before is over', async () => {
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

  it('cannot be chosen by whoever sends the cookie', async () => {
    await signUp(app, 'ada');
    const chosen = 'A'.repeat(43);
    const reply = await login(ADA, { session: chosen });
    expect(cookiesOf(reply).session).not.toBe(chosen);
    expect(await statusOfMe({ session: chosen })).toBe(401);
  });

  it('goes on while it is used, and moves its end at most once an hour', async () => {
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

  it('ends when nobody used it for thirty days, and is swept away', async () => {
    await signUp(app, 'ada');
    const cookies = await signIn();
    present += 30 * DAY_MS;
    expect(await statusOfMe(cookies)).toBe(401);
    const later = await open();
    await later.ready();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await sessionsInDatabase()).toEqual([]);
    await later.close();
  });

  it('that is none is cleared, so that the next page does not ask', async () => {
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

  it('is nothing to complain about for a guest', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(204);
  });
});

describe('signing in', () => {
  beforeEach(() => signUp(app, 'ada'));

  it('takes the address in whatever letters', async () => {
    expect((await login({ ...ADA, email: 'ADA@Example.org' })).json()).toMatchObject({ firstName: 'ada' });
  });

  it('says the same of a wrong password and of an address that nobody has', async () => {
    const replies = await Promise.all([
      login({ ...ADA, password: 'wrong' }),
      login({ email: 'nobody@example.org', password: 'wrong' }),
    ]);
    const seen = replies.map(({ statusCode, body, headers, cookies }) => {
      const { date: _date, ...rest } = headers;
      return { statusCode, body, headers: rest, cookies };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ statusCode: 401, cookies: [] });
    expect(replies[0]!.json()).toEqual({
      error: 'WRONG_CREDENTIALS',
      message: 'The e-mail address or the password is not right. Check both and try again.',
    });
  });

  it('is slowed after ten failures, and opens again', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '10', LOGIN_FAILURES_PER_ADDRESS: '50' } });
    for (let i = 0; i < 10; i++) expect((await login({ ...ADA, password: `guess ${i}` })).statusCode).toBe(401);
    const refused = await login();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      429,
      '30',
      { error: 'AI_RATE_LIMIT', message: 'Too many failed tries. Try again in 30 s, or reset your password.' },
    ]);
    expect((await login({ email: 'bob@example.org', password: 'x' })).statusCode).toBe(401);
    present += 30_000;
    expect((await login({ ...ADA, password: 'guess 11' })).statusCode).toBe(401);
    expect((await login()).headers['retry-after']).toBe('60');
    present += 60_000;
    expect((await login()).statusCode).toBe(200);
    expect((await login({ ...ADA, password: 'a slip' })).statusCode).toBe(401);
  });

  it('is slowed for addresses that nobody has, too', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '2' } });
    const nobody = { email: 'nobody@example.org', password: 'x' };
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await login(nobody)).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('is slowed for one address that tries many accounts', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ADDRESS: '3' } });
    const from = (remoteAddress: string, i: number) =>
      login({ email: `cook${i}@example.org`, password: 'x' }, {}, { remoteAddress });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await from(`2001:db8::${i}`, i)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await from('2001:db8:1::1', 5)).statusCode).toBe(401);
  });

  it('is not slowed by strangers in a browser that the account knows', async () => {
    const home = await signIn();
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '3' } });
    for (let i = 0; i < 20; i++) await login({ ...ADA, password: `guess ${i}` });
    expect((await login()).statusCode).toBe(429);
    expect((await login(ADA, { device: home.device! })).statusCode).toBe(200);
    const slips = [];
    for (let i = 0; i < 4; i++)
      slips.push((await login({ ...ADA, password: 'slip' }, { device: home.device! })).statusCode);
    expect(slips).toEqual([401, 401, 401, 429]);
  });

  it('of many at once lets no more guesses through than one after the other', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '5' } });
    const replies = await Promise.all(Array.from({ length: 30 }, (_, i) => login({ ...ADA, password: `guess ${i}` })));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25);
  });

  it('from another website is refused', async () => {
    for (const path of ['login', 'register', 'logout', 'forgot-password', 'reset-password']) {
      const reply = await post(path, ADA, {}, { headers: { origin: 'https://evil.example' } });
      expect([path, reply.statusCode, reply.json()]).toMatchObject([path, 403, { error: 'FORBIDDEN' }]);
    }
  });

  it('with an older hash makes it a new one', async () => {
    await app.close();
    app = await open({ environment: { PASSWORD_MEMORY_KIB: '16' } });
    expect((await login()).statusCode).toBe(200);
    await app.close();
    const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    expect(password_hash).toContain('m=16,');
    app = await open({ environment: { PASSWORD_MEMORY_KIB: '16' } });
    expect((await login()).statusCode).toBe(200);
  });
});

describe('new accounts and links', () => {
  it('are limited for one visitor and for one address, apart from what is stored', async () => {
    await app.close();
    app = await open({ environment: { WRITES_PER_HOUR: '2', WRITES_PER_HOUR_AND_ADDRESS: '3' } });
    const ask = (path: string, cookies: Cookies = {}) => post(path, { email: 'ada@example.org' }, cookies);
    const first = await ask('forgot-password');
    const { visitor } = cookiesOf(first);
    expect((await ask('register', { visitor: visitor! })).statusCode).toBe(400);
    expect((await ask('forgot-password', { visitor: visitor! })).statusCode).toBe(204);
    const refused = await ask('register', { visitor: visitor! });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('reset-password')).statusCode).toBe(429);
    const search = { title: 'Tea', category: 'Drinks', ingredients: ['tea'], instructions: ['Brew.'] };
    expect((await app.inject({ method: 'POST', url: '/api/recipes', payload: search })).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('never holds a password, a link, a session or an address', async () => {
    await app.close();
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    app = await open({ logger });
    const secret = 'sesame-open-please';
    const registered = await post('register', { ...ADA, password: secret });
    await login({ ...ADA, password: secret }, cookiesOf(registered));
    await login({ ...ADA, password: `${secret}-not` });
    await post('forgot-password', { email: ADA.email });
    await box.received(1);
    const token = box.link().split('/').at(-1)!;
    await app.inject({ url: `/reset-password/${token}?email=${ADA.email}` });
    await post('reset-password', { token, password: `${secret}-new` });
    await post('reset-password', { token, password: `${secret}-new` });
    await post('register', { email: ADA.email, password: secret });
    await app.close();
    const log = lines.join('');
    expect(log).toContain('/api/auth/login');
    for (const word of [
      secret,
      token,
      ADA.email,
      'ada@',
      cookiesOf(registered).session!,
      cookiesOf(registered).device!,
    ])
      expect(log).not.toContain(word);
    app = await open();
  });
});
