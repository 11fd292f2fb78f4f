import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { userExportSchema } from '@contracts/userExport';
import { recipeIdOf } from '@kitchen/recipeId';
import type { Database } from '../db/schema';
import { authCalls, cookiesOf } from '../testing/authCalls';
import { openApp } from '../testing/openApp';
import { openMailbox } from '../testing/openMailbox';
import { signUp, TEST_PASSWORD, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const NOW = new Date('2026-01-01T12:00:00Z');
const NEW = 'a brand new password';
const SOUP = { title: 'Midnight soup', category: 'Meals', ingredients: ['leek'], instructions: ['Simmer.'] };

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
  ] as const)('is not there: %s %s', async (method, path) => {
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
  it('is where one signs in from then on; other sessions end, this one goes on under a new id, and the old address is told', async () => {
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

  it('makes a reset link to the old one worthless', async () => {
    await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: ada.email } });
    await box.received(1);
    const token = box.link().split('/').at(-1)!;
    await put(ada, 'email', { email: 'ada@new.example', password: TEST_PASSWORD });
    const payload = { token, password: NEW };
    expect((await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(422);
  });

  it('that is the same in other letters tells nobody', async () => {
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

  it('may not be somebody else’s', async () => {
    const reply = await put(ada, 'email', { email: 'BOB@example.org', password: TEST_PASSWORD });
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { error: 'CONFLICT' }]);
    expect(await me(ada)).toMatchObject({ email: ada.email });
    expect(await box.received(1)).toEqual([]);
  });

  it('of two accounts at once is one’s', async () => {
    const both = await Promise.all(
      [ada, bob].map((cook) => put(cook, 'email', { email: 'cook@example.org', password: TEST_PASSWORD })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a new password', () => {
  it('takes the place of the old one; other sessions end, this one goes on under a new id, and the address is told', async () => {
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

describe('the export', () => {
  it('is everything of this account, as a file, and nothing that could sign in', async () => {
    const shakshuka = recipeIdOf('shakshuka');
    const { id } = (await ada.post('/api/recipes', SOUP)).json<{ id: number }>();
    await ada.post('/api/recipes/share', { ...SOUP, title: 'Shared soup' });
    await ada.post('/api/user/recipes/saved', { recipeId: id });
    await ada.post('/api/user/recipes/ratings', { recipeId: shakshuka, rating: 4 });
    await ada.post('/api/recipes/image-feedback', {
      recipeId: shakshuka,
      recipeTitle: 'Shakshuka',
      imageUrl: '/pictures/shakshuka.webp',
      isAccurate: false,
      feedbackText: 'No eggs',
    });
    await ada.post('/api/preferences', {
      language: 'fr',
      measurementSystem: 'metric',
      excludedAllergens: ['Nuts'],
      dietTypes: ['Vegan'],
    });
    await bob.post('/api/recipes', { ...SOUP, title: 'Bob’s secret soup' });
    await bob.post('/api/user/recipes/saved', { recipeId: recipeIdOf('mojito') });

    const reply = await ada.get('/api/user/export', { headers: { 'accept-language': 'en-GB' } });

    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="larder-2026-01-01.json"',
      'cache-control': 'private, no-store',
    });
    const data = userExportSchema.strict().parse(reply.json());
    expect(data).toMatchObject({
      exportedAt: NOW.toISOString(),
      user: { uid: ada.uid, email: ada.email, termsVersion: '2025-05-17', termsAcceptedAt: NOW.toISOString() },
      preferences: { language: 'fr', excludedAllergens: ['Nuts'], dietTypes: ['Vegan'] },
      ratings: [{ recipeId: shakshuka, rating: 4 }],
      imageFeedback: [{ recipeId: shakshuka, picture: 'shakshuka', isAccurate: false, feedbackText: 'No eggs' }],
      sessions: [{ createdAt: NOW.toISOString() }],
    });
    expect(data.recipes).toHaveLength(2);
    expect(data.recipes.find(({ isShared }) => !isShared)).toMatchObject({
      recipe: { id, title: 'Midnight soup', isSaved: true },
    });
    expect(data.recipes.find(({ isShared }) => isShared)).toMatchObject({ recipe: { title: 'Shared soup' } });
    expect(data.savedRecipes.map(({ title }) => title).sort()).toEqual(['Midnight soup', 'Shakshuka']);
    expect(reply.body).not.toMatch(/argon2|Bob|bob@|mojito/i);
    for (const secret of [ada.cookies.session!, 'token_hash', 'tokenHash']) expect(reply.body).not.toContain(secret);
  });

  it('of an account that did nothing is empty', async () => {
    expect((await bob.get('/api/user/export')).json()).toMatchObject({
      preferences: null,
      savedRecipes: [],
      ratings: [],
      recipes: [],
      imageFeedback: [],
    });
  });
});

describe('deleting the account', () => {
  const remove = (cook: SignedUp, password = TEST_PASSWORD) => cook.post('/api/user/delete', { password });

  it('needs the password', async () => {
    expect((await remove(ada, 'wrong')).statusCode).toBe(403);
    expect((await remove(ada, '')).statusCode).toBe(400);
    expect(await statusOfMe(ada.cookies)).toBe(200);
  });

  it('takes everything with it and signs out everywhere; the address is free again', async () => {
    const elsewhere = cookiesOf(await login(ada.email));
    const { id } = (await ada.post('/api/recipes', SOUP)).json<{ id: number }>();
    const shared = (await ada.post('/api/recipes/share', { ...SOUP, title: 'Shared' })).json<{ id: number }>();
    await ada.post('/api/user/recipes/ratings', { recipeId: id, rating: 5 });

    const reply = await remove(ada);

    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(reply.cookies.map(({ name, expires }) => [name, expires?.getTime()])).toEqual([
      ['session', 0],
      [SESSION_HINT_COOKIE, 0],
    ]);
    expect([await statusOfMe(ada.cookies), await statusOfMe(elsewhere), await statusOfMe(bob.cookies)]).toEqual([
      401, 401, 200,
    ]);
    expect((await login(ada.email)).statusCode).toBe(401);
    expect((await app.inject(`/api/recipes/${id}`)).statusCode).toBe(404);
    expect((await app.inject(`/api/recipes/${shared.id}`)).statusCode).toBe(200);
    const everything = JSON.stringify(
      await Promise.all(
        (
          [
            'users',
            'sessions',
            'reset_tokens',
            'saved_recipes',
            'ratings',
            'preferences',
            'recipes',
            'image_feedback',
          ] as const
        ).map((table) => db.selectFrom(table).selectAll().execute()),
      ),
    );
    expect(everything).not.toContain(ada.uid);
    expect(everything).not.toContain(ada.email);

    const again = await signUp(app, 'ada');
    expect(again.uid).not.toBe(ada.uid);
    expect((await again.get('/api/user/recipes/saved')).json()).toEqual([]);
  });

  const vote = { recipeId: recipeIdOf('shakshuka'), recipeTitle: 'Shakshuka', imageUrl: '', isAccurate: true };
  it.each<[string, object]>([
    ['/api/recipes', SOUP],
    ['/api/recipes/share', SOUP],
    ['/api/recipes/image-feedback', vote],
    ['/api/user/recipes/saved', { recipeId: 10_001, recipe: SOUP }],
  ])('keeps nothing of what was still on its way to %s', async (path, payload) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const slow = request({
      ...{ port, host: '127.0.0.1', path, method: 'POST' },
      headers: { 'content-type': 'application/json', cookie: `session=${ada.cookies.session}` },
    });
    const answered = new Promise<number | undefined>((resolve, reject) =>
      slow.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject),
    );
    const begun = new Promise((resolve) => app.server.once('request', resolve));
    const text = JSON.stringify(payload);
    slow.write(text.slice(0, 5));
    await begun;
    // Its cookie is read before the rest of it has come.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await remove(ada)).statusCode).toBe(204);
    slow.end(text.slice(5));

    expect(await answered).toBe(401);
    expect(await db.selectFrom('recipes').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('image_feedback').selectAll().execute()).toEqual([]);
  });
});
