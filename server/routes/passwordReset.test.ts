import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import type { Database } from '../db/schema';
import { ADA, authCalls, HOUR_MS, type Cookies } from '../testing/authCalls';
import { openApp, type TestAppOptions } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import type { Mail } from '../mail/mailer';
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

const { post, statusOfMe, login, signIn } = authCalls(() => app);

describe('a forgotten password', () => {
  const NEW = 'a brand new password';
  const forgot = (email = ADA.email, language = 'en-GB', more: object = {}) =>
    post('forgot-password', { email }, {}, { headers: { 'accept-language': language }, ...more });
  const tokenOf = () => box.link().split('/').at(-1)!;
  const reset = (token: string, password = NEW, cookies: Cookies = {}) =>
    post('reset-password', { token, password }, cookies);

  beforeEach(() => signUp(app, 'ada'));

  it('sends a link that sets a new one, once, and ends every session', async () => {
    const before = await signIn();
    expect((await forgot('ADA@example.org')).statusCode).toBe(204);
    await box.received(1);
    expect(box.mails).toMatchObject([{ to: 'ada@example.org', subject: 'Set a new password for Larder' }]);
    expect(box.link()).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/);
    const token = tokenOf();

    const reply = await reset(token, NEW, before);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(reply.cookies.map(({ name, value }) => [name, value !== ''])).toEqual([
      ['visitor', true],
      ['session', false],
      [SESSION_HINT_COOKIE, false],
      ['device', true],
    ]);
    expect(await statusOfMe(before)).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login({ ...ADA, password: NEW })).statusCode).toBe(200);
    const again = await reset(token, 'yet another');
    expect([again.statusCode, again.json()]).toMatchObject([
      422,
      { error: 'INVALID', message: 'The reset link has expired or was used already. Ask for a new one.' },
    ]);
    expect((await box.received(2)).at(-1)).toMatchObject({
      to: 'ada@example.org',
      subject: 'Your Larder password was changed',
    });
  });

  it('gives the same answer for an unknown address, and sends nothing there', async () => {
    const [known, unknown] = [await forgot(), await forgot('nobody@example.org')];
    expect(known.statusCode).toBe(204);
    const seen = [known, unknown].map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)]);
    expect(seen[0]).toEqual(seen[1]);
    expect(await box.received(2)).toMatchObject([{ to: ADA.email }]);
  });

  it.each([
    ['at once', 0],
    ['a few turns of the event loop later', 20],
  ])('awaits the same work for a known and an unknown address before the answer: sent %s', async (_name, turns) => {
    const events: string[] = [];
    const watched = db.withPlugin({
      transformQuery({ node }) {
        // Those of the upkeep, which runs beside the requests, touch other tables or delete.
        const isOfAccount = /users|reset_tokens|preferences/.test(JSON.stringify(node));
        if (isOfAccount && node.kind !== 'DeleteQueryNode') events.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await app.close();
    app = await open({ db: watched });
    app.addHook('onSend', async () => {
      for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
    });
    app.addHook('onResponse', () => void events.push('answered'));
    await app.ready();
    const before = async (email: string, mails: number) => {
      events.length = 0;
      await forgot(email);
      await box.received(mails);
      return events.slice(0, events.indexOf('answered') + 1);
    };
    expect(await before(ADA.email, 1)).toEqual(['answered']);
    expect(events).toEqual(expect.arrayContaining(['SelectQueryNode', 'InsertQueryNode']));
    expect(await before('nobody@example.org', 1)).toEqual(['answered']);
  });

  it('does the same work after the answer for a known, an unknown and a flooded address', async () => {
    const queries: string[] = [];
    const watched = db.withPlugin({
      transformQuery({ node }) {
        if (/users|reset_tokens|server_secrets|preferences/.test(JSON.stringify(node))) queries.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const rehearsed: string[] = [];
    const mailer = { ...box.mailer, rehearse: async ({ to }: Mail) => void rehearsed.push(to) };
    await app.close();
    app = await open({ db: watched, mailer });
    await app.ready();
    await box.received(1);
    const workOf = async (email: string) => {
      queries.length = 0;
      await forgot(email);
      await box.received(6);
      return [...queries];
    };
    const known = await workOf(ADA.email);
    expect(known).toEqual(['SelectQueryNode', 'UpdateQueryNode', 'InsertQueryNode', 'SelectQueryNode']);
    expect(await workOf('nobody@example.org')).toEqual(known);
    for (let i = 0; i < 4; i++) await forgot();
    await box.received(5);
    expect(await workOf(ADA.email)).toEqual(known);
    expect(box.mails).toHaveLength(5);
    expect(rehearsed).toEqual(['nobody@example.org', ADA.email]);
    expect(JSON.stringify(await db.selectFrom('reset_tokens').selectAll().execute())).not.toContain('nobody');
  });

  it('is followed by its mail at a random moment, and at once when the server stops', async () => {
    await app.close();
    app = await open({ resetDelayMs: HOUR_MS });
    expect((await forgot()).statusCode).toBe(204);
    expect(await box.received(1)).toEqual([]);
    await app.close();
    expect(box.mails).toHaveLength(1);
  });

  it('expires after an hour, or when a newer link was requested', async () => {
    await forgot();
    await box.received(1);
    const first = tokenOf();
    await forgot();
    await box.received(2);
    const second = tokenOf();
    expect((await reset(first)).statusCode).toBe(422);
    present += HOUR_MS;
    expect((await reset(second)).statusCode).toBe(422);
    expect((await login()).statusCode).toBe(200);
  });

  it('stores no usable link in the database', async () => {
    await forgot();
    await box.received(1);
    expect(JSON.stringify(await db.selectFrom('reset_tokens').selectAll().execute())).not.toContain(tokenOf());
  });

  it('leads to the public address, whatever Host the request has', async () => {
    const environment = { ALLOWED_HOSTS: 'other.example' };
    const headers = { host: 'other.example' };
    const payload = { email: ADA.email };
    const unpublished = await open({ environment });
    await unpublished.inject({ method: 'POST', url: '/api/auth/forgot-password', payload, headers });
    await box.received(1);
    await unpublished.close();
    expect(box.link()).toMatch(/^http:\/\/localhost:3000\//);
    const published = await open({ environment: { ...environment, PUBLIC_URL: 'https://larder.example' } });
    await published.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload,
      headers: { ...headers, 'x-forwarded-host': 'evil.example' },
    });
    await box.received(2);
    expect(box.link()).toMatch(/^https:\/\/larder\.example\/reset-password\//);
    expect(box.mails.at(-1)!.html).not.toMatch(/evil|other/);
    await published.close();
  });

  it.each([
    ['fr', 'Choisissez un nouveau mot de passe pour Larder'],
    ['es', 'Elige una contraseña nueva para Larder'],
    ['de', 'Set a new password for Larder'],
  ])('is written in %s when the request says so', async (language, subject) => {
    await forgot(ADA.email, language);
    expect(await box.received(1)).toMatchObject([{ subject }]);
  });

  it('is written in the account’s chosen language rather than that of the request', async () => {
    const ada = await signIn();
    await app.inject({
      method: 'POST',
      url: '/api/preferences',
      cookies: ada,
      payload: { language: 'es', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] },
    });
    await forgot(ADA.email, 'fr');
    expect(await box.received(1)).toMatchObject([
      { subject: 'Elige una contraseña nueva para Larder', language: 'es' },
    ]);
  });

  it('floods no mailbox: five links an hour, without telling the caller', async () => {
    for (let i = 0; i < 8; i++) expect((await forgot()).statusCode).toBe(204);
    expect(await box.received(6)).toHaveLength(5);
    present += HOUR_MS;
    await forgot();
    expect(await box.received(6)).toHaveLength(6);
  });

  it('clears the failures of an account slowed by guesses', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '2' } });
    for (let i = 0; i < 9; i++) await login({ ...ADA, password: `guess ${i}` });
    expect((await login()).statusCode).toBe(429);
    await forgot();
    await box.received(1);
    await reset(tokenOf());
    expect((await login({ ...ADA, password: NEW })).statusCode).toBe(200);
  });

  it('clears the failures of the browser that the account knows', async () => {
    const { device } = await signIn();
    const home = { device: device! };
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '2' } });
    for (let i = 0; i < 9; i++) await login({ ...ADA, password: `slip ${i}` }, home);
    expect((await login(ADA, home)).statusCode).toBe(429);
    await forgot();
    await box.received(1);
    await reset(tokenOf());
    expect((await login({ ...ADA, password: NEW }, home)).statusCode).toBe(200);
  });

  it('ends the wait of an account whose current password was being guessed', async () => {
    await app.close();
    app = await open({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '2' } });
    const change = async (currentPassword: string) =>
      (
        await app.inject({
          method: 'PUT',
          url: '/api/user/password',
          cookies: await signIn({ ...ADA, password: currentPassword === NEW ? NEW : ADA.password }),
          payload: { currentPassword, newPassword: 'one more password' },
        })
      ).statusCode;
    expect([await change('guess 1'), await change('guess 2'), await change('guess 3')]).toEqual([403, 403, 429]);
    await forgot();
    await box.received(1);
    await reset(tokenOf());
    expect(await change(NEW)).toBe(204);
  });

  it('that is too short is refused, and the link still works', async () => {
    await forgot();
    await box.received(1);
    expect((await reset(tokenOf(), '12345')).statusCode).toBe(400);
    expect((await reset(tokenOf())).statusCode).toBe(204);
  });

  it.each(['', 'x', 'A'.repeat(43), 'x'.repeat(300)])('is not set by a link with the fault: %s', async (token) => {
    const reply = await reset(token);
    expect([400, 422]).toContain(reply.statusCode);
  });

  it('succeeds even if the mail cannot be sent', async () => {
    await app.close();
    const lines: string[] = [];
    app = await open({
      mailer: { send: () => Promise.reject(new Error('no such server')) },
      logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    });
    expect((await forgot()).statusCode).toBe(204);
    await app.close();
    expect(lines.join('')).toMatch(/failed: the mail with a reset link/);
    app = await open();
  });
});

describe('the page with the link', () => {
  it('sends no referrer and is not indexed', async () => {
    const { headers } = await app.inject('/reset-password/some-token');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect((await app.inject('/reset-passwords')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
