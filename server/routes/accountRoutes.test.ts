import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { authCalls, cookiesOf } from '../testing/authCalls';
import { openApp } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import { signUp, TEST_PASSWORD, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const NOW = new Date('2026-01-01T12:00:00Z');
const NEW = 'a brand new password';

let db: Kysely<Database>;
let app: FastifyInstance;
let box: ReturnType<typeof openMailbox>;
let ada: SignedUp;
let bob: SignedUp;
beforeEach(async () => {
  box = openMailbox();
  db = await openTestDatabase();
  app = await openApp({ db, mailer: box.mailer, now: () => NOW });
  ada = await signUp(app, 'ada');
  bob = await signUp(app, 'bob');
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const put = (cook: SignedUp, path: string, payload: object) => cook.send('PUT', `/api/user/${path}`, { payload });
const { login: logIn, statusOfMe } = authCalls(() => app);
const login = (email: string, password = TEST_PASSWORD) => logIn({ email, password });
const me = async (cook: SignedUp) => (await cook.get('/api/auth/me')).json<unknown>();

describe('the account of a guest', () => {
  it.each([
    ['PUT', 'profile'],
    ['PUT', 'email'],
    ['PUT', 'password'],
    ['PUT', 'marketing-consent'],
    ['GET', 'export'],
    ['POST', 'delete'],
  ] as const)('does not exist: %s %s', async (method, path) => {
    const reply = await app.inject({ method, url: `/api/user/${path}`, ...(method === 'GET' ? {} : { payload: {} }) });
    expect([reply.statusCode, reply.json()]).toEqual([401, { message: 'Please sign in.', error: 'NOT_SIGNED_IN' }]);
  });
});

describe('the profile', () => {
  it('changes the names of this account, trimmed and plain', async () => {
    const reply = await put(ada, 'profile', { firstName: ' Ada ', lastName: '<i>King</i>' });
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { uid: ada.uid, firstName: 'Ada', lastName: 'King' }]);
    expect(await me(ada)).toMatchObject({ firstName: 'Ada', lastName: 'King' });
    expect(await me(bob)).toMatchObject({ firstName: 'bob' });
    expect((await put(ada, 'profile', { firstName: '', lastName: '' })).json()).toMatchObject({ firstName: '' });
  });

  it('gives and takes back the consent to mail', async () => {
    expect((await put(ada, 'marketing-consent', { marketingConsent: true })).json()).toMatchObject({
      marketingConsent: true,
    });
    expect((await put(ada, 'marketing-consent', { marketingConsent: false })).json()).toMatchObject({
      marketingConsent: false,
    });
  });

  it.each<[string, object]>([
    ['profile', { firstName: 'Ada' }],
    ['profile', { firstName: 'x'.repeat(101), lastName: '' }],
    ['marketing-consent', {}],
    ['email', { email: 'not one', password: TEST_PASSWORD }],
    ['email', { email: 'ada@new.example' }],
    ['password', { currentPassword: TEST_PASSWORD, newPassword: '12345' }],
    ['password', { newPassword: NEW }],
  ])('refuses %s with %j', async (path, payload) => {
    const before = await me(ada);
    expect((await put(ada, path, payload)).statusCode).toBe(400);
    expect(await me(ada)).toEqual(before);
  });
});

describe('a new address', () => {
  it('is used to sign in from then on; other sessions end, this one continues under a new id, and the old address is notified', async () => {
    const elsewhere = cookiesOf(await login(ada.email));
    const reply = await put(ada, 'email', { email: 'Ada@New.example', password: TEST_PASSWORD });
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { uid: ada.uid, email: 'Ada@New.example' }]);
    const renewed = cookiesOf(reply);
    expect(renewed.session).not.toBe(ada.cookies.session);
    expect([await statusOfMe(renewed), await statusOfMe(ada.cookies), await statusOfMe(elsewhere)]).toEqual([
      200, 401, 401,
    ]);
    expect((await login(ada.email)).statusCode).toBe(401);
    expect((await login('ada@new.EXAMPLE')).statusCode).toBe(200);
    expect(await statusOfMe(bob.cookies)).toBe(200);
    const mails = await box.received(1);
    expect(mails).toMatchObject([{ to: 'ada@example.org', subject: 'The address of your Larder account was changed' }]);
    expect(mails[0]!.text + mails[0]!.html).not.toContain('New.example');
  });

  it('invalidates a reset link to the old one', async () => {
    await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: ada.email } });
    await box.received(1);
    const token = box.link().split('/').at(-1)!;
    await put(ada, 'email', { email: 'ada@new.example', password: TEST_PASSWORD });
    const payload = { token, password: NEW };
    expect((await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(422);
  });

  it('that differs only in spelling sends no mail', async () => {
    const reply = await put(ada, 'email', { email: 'ADA@example.org', password: TEST_PASSWORD });
    expect(reply.json()).toMatchObject({ email: 'ADA@example.org' });
    expect(await box.received(1)).toEqual([]);
  });

  it('needs the password', async () => {
    const reply = await put(ada, 'email', { email: 'ada@new.example', password: 'wrong' });
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { error: 'FORBIDDEN', message: 'The current password is not right. Nothing was changed.' },
    ]);
    expect(await statusOfMe(ada.cookies)).toBe(200);
  });

  it('may not be another user’s', async () => {
    const reply = await put(ada, 'email', { email: 'BOB@example.org', password: TEST_PASSWORD });
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { error: 'CONFLICT' }]);
    expect(await me(ada)).toMatchObject({ email: ada.email });
    expect(await box.received(1)).toEqual([]);
  });

  it('goes to only one of two concurrent accounts', async () => {
    const both = await Promise.all(
      [ada, bob].map((cook) => put(cook, 'email', { email: 'cook@example.org', password: TEST_PASSWORD })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a new password', () => {
  it('replaces the old one; other sessions end, this one continues under a new id, and the address is notified', async () => {
    const elsewhere = cookiesOf(await login(ada.email));
    const reply = await put(ada, 'password', { currentPassword: TEST_PASSWORD, newPassword: NEW });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    const renewed = cookiesOf(reply);
    expect([await statusOfMe(renewed), await statusOfMe(ada.cookies), await statusOfMe(elsewhere)]).toEqual([
      200, 401, 401,
    ]);
    expect((await login(ada.email)).statusCode).toBe(401);
    expect((await login(ada.email, NEW)).statusCode).toBe(200);
    expect((await login(bob.email)).statusCode).toBe(200);
    expect(await box.received(1)).toMatchObject([{ to: ada.email, subject: 'Your Larder password was changed' }]);
  });

  it('needs the old one, and guessing it is slowed', async () => {
    await app.close();
    app = await openApp({ db, environment: { LOGIN_FAILURES_PER_ACCOUNT: '3' }, now: () => NOW });
    const guess = (currentPassword: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/user/password',
        cookies: ada.cookies,
        payload: { currentPassword, newPassword: NEW },
      });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await guess(`guess ${i}`)).statusCode);
    statuses.push((await guess(TEST_PASSWORD)).statusCode);
    expect(statuses).toEqual([403, 403, 403, 429]);
    expect((await login(ada.email)).statusCode).toBe(200);
  });
});
