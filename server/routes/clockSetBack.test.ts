import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Recipe } from '@contracts/recipe';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { ADA, authCalls } from '../testing/authCalls';
import { openApp } from '../testing/openApp';
import { signUp } from '../testing/signUp';

const DAY_MS = 86_400_000;
const RIGHT = Date.parse('2026-01-01T12:00:00Z');

let db: Kysely<Database>;
let app: FastifyInstance;
let present: number;
let elapsed: number;
beforeEach(async () => {
  present = RIGHT;
  elapsed = 0;
  db = await openDatabase(':memory:');
  app = await openApp({
    db,
    now: () => new Date(present),
    elapsed: () => elapsed,
    environment: { LOGIN_FAILURES_PER_ACCOUNT: '2', SIGN_INS_PER_HOUR_AND_ADDRESS: '20' },
  });
});
afterEach(() => app.close());

const { login, signIn } = authCalls(() => app);

describe('a clock of the server that was a day ahead and is set right', () => {
  it('does not lengthen the wait after wrong passwords', async () => {
    await signUp(app, 'ada');
    present += DAY_MS;
    for (let i = 0; i < 2; i += 1) await login({ ...ADA, password: 'wrong' });
    present -= DAY_MS;
    const refused = await login();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
    elapsed += 30_000;
    expect((await login()).statusCode).toBe(200);
  });

  it('neither lengthens nor ends the wait after too many requests', async () => {
    const setBack = jest.spyOn(Date, 'now').mockReturnValue(RIGHT + DAY_MS);
    for (let i = 0; i < 20; i += 1) await login({ ...ADA, email: `cook${i}@example.org` });
    setBack.mockReturnValue(RIGHT);
    const refused = await login();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    setBack.mockReturnValue(RIGHT + 3 * DAY_MS);
    expect((await login()).statusCode).toBe(429);
    elapsed += 3_600_000;
    expect((await login()).statusCode).not.toBe(429);
    setBack.mockRestore();
  });

  it('does not keep a recipe at the top of the list', async () => {
    const ada = await signUp(app, 'ada');
    const idOf = async (recipeName: string) =>
      (await ada.post('/api/analyze', { recipeName })).json<{ recipes: Recipe[] }>().recipes[0]!.id;
    const [first, second] = [await idOf('Shakshuka'), await idOf('Spanish omelette')];
    const list = async () =>
      (await ada.get('/api/user/recipes/saved')).json<{ id: number; savedAt: number }[]>().map(({ id, savedAt }) => [id, savedAt]); // prettier-ignore
    present += DAY_MS;
    await ada.post('/api/user/recipes/saved', { recipeId: first });
    present -= DAY_MS;
    expect(await list()).toEqual([[first, present]]);
    await app.close();
    app = await openApp({ db, now: () => new Date(present) });
    await app.ready();
    await app.close();
    app = await openApp({ db, now: () => new Date(present + 1_000) });
    const again = await signIn();
    await app.inject({ method: 'POST', url: '/api/user/recipes/saved', cookies: again, payload: { recipeId: second } });
    const { body } = await app.inject({ url: '/api/user/recipes/saved', cookies: again });
    expect((JSON.parse(body) as Recipe[]).map(({ id }) => id)).toEqual([second, first]);
  });

  it('does not keep a removal or a rating from being stored', async () => {
    const ada = await signUp(app, 'ada');
    const found = await ada.post('/api/analyze', { recipeName: 'Shakshuka' });
    const { id } = found.json<{ recipes: Recipe[] }>().recipes[0]!;
    const list = async () => (await ada.get('/api/user/recipes/saved')).json<Recipe[]>();
    present += DAY_MS;
    await ada.post('/api/user/recipes/ratings', { recipeId: id, rating: 2, at: present });
    present -= DAY_MS;
    await ada.post('/api/user/recipes/ratings', { recipeId: id, rating: 5, at: present - 50 });
    expect(await list()).toMatchObject([{ id, userRating: 5 }]);
    present += DAY_MS;
    await ada.post('/api/user/recipes/saved', { recipeId: id, at: present });
    present -= DAY_MS;
    await ada.send('DELETE', `/api/user/recipes/saved/${id}?at=${present - 50}`);
    expect(await list()).toEqual([]);
    // From here on the newest stands again.
    await ada.post('/api/user/recipes/saved', { recipeId: id, at: present - 100 });
    expect(await list()).toEqual([]);
  });
});
