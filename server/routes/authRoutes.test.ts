import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { TERMS_VERSION } from '@contracts/limits';
import { userSchema } from '@contracts/session';
import type { Database } from '../db/schema';
import { ADA, authCalls, cookiesOf, type Cookies } from '../testing/authCalls';
import { openApp, type TestAppOptions } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import { signUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');

let db: Kysely<Database>;
let app: FastifyInstance;
let present: number;
let box: ReturnType<typeof openMailbox>;
const open = (options: TestAppOptions = {}) =>
  openApp({ db, mailer: box.mailer, now: () => new Date(present), ...options });

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

const { post, me, login, signIn } = authCalls(() => app);
const sessionsInDatabase = () => db.selectFrom('sessions').selectAll().execute();

describe('registering', () => {
  it('signs in, stores the accepted terms with the time, and returns the user', async () => {
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

  it('needs no name and assumes no consent', async () => {
    expect((await post('register', ADA)).json()).toMatchObject({
      firstName: '',
      lastName: '',
      marketingConsent: false,
    });
  });

  it('says that an address is taken, in any spelling, and signs in no one', async () => {
    await signUp(app, 'ada');
    const reply = await post('register', { email: 'ADA@Example.ORG', password: 'another password' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      {
        error: 'CONFLICT',
        message: 'There is already an account with this email address. Sign in, or use another address.',
      },
    ]);
    expect(cookiesOf(reply)).not.toHaveProperty('session');
    expect((await login()).statusCode).toBe(200);
  });

  it('by two people at once with one address makes one account', async () => {
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

describe('signing in', () => {
  beforeEach(() => signUp(app, 'ada'));

  it('accepts the address in any spelling', async () => {
    expect((await login({ ...ADA, email: 'ADA@Example.org' })).json()).toMatchObject({ firstName: 'ada' });
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
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
      message: 'The email address or the password is incorrect. Check both and try again.',
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
      { error: 'AI_RATE_LIMIT', message: 'Too many failed attempts. Try again in 30 s, or reset your password.' },
    ]);
    expect((await login({ email: 'bob@example.org', password: 'x' })).statusCode).toBe(401);
    present += 30_000;
    expect((await login({ ...ADA, password: 'guess 11' })).statusCode).toBe(401);
    expect((await login()).headers['retry-after']).toBe('60');
    present += 60_000;
    expect((await login()).statusCode).toBe(200);
    expect((await login({ ...ADA, password: 'a slip' })).statusCode).toBe(401);
  });

  it('is slowed for unknown addresses too', async () => {
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

  it('is not slowed by strangers in a browser the account knows', async () => {
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

  it('allows concurrent tries no more guesses than sequential ones', async () => {
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

  it('rehashes an outdated hash', async () => {
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
  it('are limited per visitor and per address, separately from stored recipes', async () => {
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
  it('never contains a password, a link, a session or an address', async () => {
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
