import type { Health } from '@contracts/health';
import type { AnalyzeResponse } from '@contracts/analyze';
import { createImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import { DISHES } from '../testing/dishes';
import { createGate } from '../testing/gate';
import { openApp } from '../testing/openApp';
import { startPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { signUp } from '../testing/signUp';
import type { StoredRecipe } from '../text/recipeText';

const START_TIMEOUT_MS = 600_000;

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
}, START_TIMEOUT_MS);
afterAll(() => postgres.stop(), START_TIMEOUT_MS);

const IMPORTED = {
  id: 4_711,
  contentHash: 'eggs in snow',
  recipe: { title: 'Eggs in snow', category: 'Meals', ingredients: ['3 eggs'], instructions: [] } as unknown as StoredRecipe, // prettier-ignore
  ingredientIds: ['egg'],
  facts: {
    category: 'Meals' as const,
    subcategory: 'None' as const,
    allergens: ['Eggs' as const],
    diets: ['Vegetarian' as const],
  },
  sourceLines: ['3 eggs'],
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

const opened = async () => {
  const gate = createGate();
  const db = await postgres.open(gate.through);
  await createImportedRecipesRepository(db).add([IMPORTED]);
  const app = await openApp({ db });
  await app.ready();
  const ada = await signUp(app, 'ada');
  const search = async (ingredients: string) => {
    const reply = await ada.post('/api/analyze', { ingredients });
    const { recipes } = reply.json<AnalyzeResponse>();
    return { status: reply.statusCode, titles: recipes.map(({ title }) => title) };
  };
  const close = async () => {
    await app.close();
    await gate.cut().catch(() => undefined);
  };
  return { gate, app, ada, search, close };
};

it('searches its collection and shows its recipes while the database is away, and all again when it is back', async () => {
  const { gate, ada, search, close } = await opened();
  // An answer that is kept does not need the database, so each question is another one.
  const before = await search('eggs');
  expect(before.titles).toContain('Eggs in snow');

  await gate.cut();
  const titles = before.titles.filter((title) => title !== 'Eggs in snow');
  expect(await search('an egg')).toEqual({ status: 200, titles });
  expect((await ada.get(`/api/recipes/${DISHES[0]!.id}`)).statusCode).toBe(200);
  expect((await ada.get(`/api/recipes/${IMPORTED.id}`)).statusCode).toBe(503);

  await gate.mend();
  expect(await search('an egg')).toEqual(before);
  await close();
});

it('answers 503 with a time to try again to everything that needs the database, and ends no session', async () => {
  const { gate, app, ada, close } = await opened();
  await gate.cut();
  for (const reply of [
    await ada.get('/api/auth/me'),
    await ada.get('/api/user/recipes/saved'),
    await ada.post('/api/auth/logout', {}),
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'ada@example.org', password: 'x' } }),
  ]) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toHaveProperty('retry-after', '5');
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect(reply.json()).toMatchObject({
      error: 'BUSY',
      message: expect.stringMatching(/^Larder cannot reach its data/) as string,
    });
  }
  await gate.mend();
  expect((await ada.get('/api/auth/me')).statusCode).toBe(200);
  await close();
});

it('stays with the load balancer while the database is away, and says what is degraded', async () => {
  const { gate, app, close } = await opened();
  const health = async () => (await app.inject('/api/health')).json<Health>();
  const statuses = async () =>
    Promise.all(['/api/live', '/api/ready', '/api/health'].map(async (url) => (await app.inject(url)).statusCode));
  expect(await health()).toMatchObject({ status: 'ok' });
  await gate.cut();
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await health()).toMatchObject({ status: 'degraded', degraded: ['database'] });
  await gate.mend();
  expect(await health()).toMatchObject({ status: 'ok' });
  await close();
});
