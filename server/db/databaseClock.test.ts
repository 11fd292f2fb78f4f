import type { Kysely } from 'kysely';
import { openApp } from '../testing/openApp';
import { startPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { signUp } from '../testing/signUp';
import { DISHES } from '../testing/dishes';
import { openDatabaseClock } from './databaseClock';
import type { Database } from './schema';

const START_TIMEOUT_MS = 600_000;
const APART_MS = 20_000;
/** One question to the database takes less, even on a busy machine. */
const PRECISION_MS = 5_000;

let postgres: PostgresForTests;
let db: Kysely<Database>;
beforeAll(async () => {
  postgres = await startPostgres();
  db = await postgres.open();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
}, START_TIMEOUT_MS);

it('is right whatever the clock of the server says, also after that clock was set', async () => {
  let wrong = -APART_MS;
  const clock = await openDatabaseClock(db, { ownNow: () => Date.now() + wrong, everyMs: 20 });
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(PRECISION_MS);
  wrong = 10 * APART_MS;
  while (Math.abs(clock.now().getTime() - Date.now()) > PRECISION_MS)
    await new Promise((resolve) => setTimeout(resolve, 20));
  clock.close();
});

describe('two servers whose clocks are twenty seconds apart', () => {
  const open = async () => {
    const [ahead, behind] = await Promise.all(
      [APART_MS, 0].map((wrong) => openDatabaseClock(db, { ownNow: () => Date.now() + wrong })),
    );
    const [a, b] = await Promise.all([ahead!, behind!].map(({ now }) => openApp({ db, now })));
    const ada = await signUp(a!, `ada${Date.now()}`);
    const through = (app: NonNullable<typeof a>) => ({
      send: (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
        app.inject({ method, url, payload, cookies: ada.cookies }),
    });
    return { a: through(a!), b: through(b!), clocks: [ahead!, behind!] };
  };
  const [dish] = DISHES;
  const saved = async ({ send }: Awaited<ReturnType<typeof open>>['a']) =>
    (await send('GET', '/api/user/recipes/saved')).json<{ id: number; userRating: number }[]>();

  it('remove through one what was saved through the other', async () => {
    const { a, b, clocks } = await open();
    await a.send('POST', '/api/user/recipes/saved', { recipeId: dish!.id });
    expect(await saved(b)).toHaveLength(1);
    expect((await b.send('DELETE', `/api/user/recipes/saved/${dish!.id}`)).statusCode).toBe(204);
    expect(await saved(a)).toEqual([]);
    for (const clock of clocks) clock.close();
  });

  it('keep the later of two ratings', async () => {
    const { a, b, clocks } = await open();
    await a.send('POST', '/api/user/recipes/ratings', { recipeId: dish!.id, rating: 5 });
    await b.send('POST', '/api/user/recipes/ratings', { recipeId: dish!.id, rating: 2 });
    expect((await saved(a)).map(({ userRating }) => userRating)).toEqual([2]);
    for (const clock of clocks) clock.close();
  });
});
