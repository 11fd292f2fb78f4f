import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { SESSION_HINT_COOKIE } from '@contracts/defaults';
import { userExportSchema } from '@contracts/userExport';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import type { Database } from '../db/schema';
import { authCalls, cookiesOf } from '../testing/authCalls';
import { openApp } from '../testing/openApp';
import { signUp, TEST_PASSWORD, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const NOW = new Date('2026-01-01T12:00:00Z');
const SOUP = { title: 'Midnight soup', category: 'Meals', ingredients: ['leek'], instructions: ['Simmer.'] };

let db: Kysely<Database>;
let app: FastifyInstance;
let ada: SignedUp;
let bob: SignedUp;
beforeEach(async () => {
  db = await openTestDatabase();
  app = await openApp({ db, now: () => NOW });
  ada = await signUp(app, 'ada');
  bob = await signUp(app, 'bob');
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const { login: logIn, statusOfMe } = authCalls(() => app);
const login = (email: string, password = TEST_PASSWORD) => logIn({ email, password });

describe('the export', () => {
  it('is everything of this account, as a file, without credentials', async () => {
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

  it('names the cuisine of each recipe in the language of the page, and takes its words in any language', async () => {
    await ada.post('/api/recipes', { ...SOUP, cuisine: 'Cocina marroquí' });
    await ada.post('/api/recipes', { ...SOUP, title: 'Odd soup', cuisine: 'Klingon' });
    await ada.post('/api/user/recipes/saved', { recipeId: recipeIdOf('mojito') });
    const reply = await ada.get('/api/user/export', { headers: { 'accept-language': 'fr' } });
    const { recipes, savedRecipes } = userExportSchema.parse(reply.json());
    expect(recipes.map(({ recipe }) => recipe.cuisine).sort()).toEqual(['Klingon', 'Marocaine']);
    expect(savedRecipes.map(({ cuisine }) => cuisine)).toEqual(['Espagnole']);
  });

  it('of an unused account is empty', async () => {
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

  it('deletes everything and signs out everywhere; the address is free again', async () => {
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
  ])('stores nothing that was still on its way to %s', async (path, payload) => {
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
    // The cookie is read before the rest of the request has arrived.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await remove(ada)).statusCode).toBe(204);
    slow.end(text.slice(5));

    expect(await answered).toBe(401);
    expect(await db.selectFrom('recipes').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('image_feedback').selectAll().execute()).toEqual([]);
  });
});
