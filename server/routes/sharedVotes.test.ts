import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Recipe } from '@contracts/recipe';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import { notifyServers } from '../db/notifyServers';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { postgresEvents } from '../events/postgresEvents';
import { openApp } from '../testing/openApp';
import { hasRealPostgres, startRealPostgres, type PostgresForTests } from '../testing/postgresForTests';

const START_TIMEOUT_MS = 600_000;
const SHAKSHUKA = recipeIdOf('shakshuka');
const VOTES = 1_000;
/** Requests under way at once. */
const AT_ONCE = 20;

const onPostgres = hasRealPostgres() ? describe : describe.skip;

onPostgres('votes on a picture through two servers', () => {
  let postgres: PostgresForTests;
  let dbs: Kysely<Database>[];
  let apps: FastifyInstance[];
  let url: string;
  const open = () =>
    Promise.all(
      dbs.map((db) => {
        const events = postgresEvents({ url, send: (event) => notifyServers(db, event), failed: () => undefined });
        return openApp({ db, events });
      }),
    );
  beforeAll(async () => {
    postgres = await startRealPostgres();
    url = await postgres.create();
    dbs = await Promise.all([0, 1].map(() => openDatabase(url)));
    apps = await open();
    await Promise.all(apps.map((app) => app.ready()));
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(dbs.map((db) => db.destroy()));
    await postgres.stop();
  }, START_TIMEOUT_MS);

  const shownBy = async (app: FastifyInstance) =>
    (await app.inject(`/api/recipes/${SHAKSHUKA}`)).json<Recipe>().imageUrl!;
  const vote = async (i: number, imageUrl: string) => {
    const reply = await apps[i % 2]!.inject({
      method: 'POST',
      url: '/api/recipes/image-feedback',
      remoteAddress: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
      payload: { recipeId: SHAKSHUKA, recipeTitle: 'Shakshuka', imageUrl, isAccurate: false, feedbackText: 'No eggs.' },
    });
    expect(reply.statusCode).toBe(200);
  };
  const chosen = async () =>
    (await dbs[0]!.selectFrom('recipe_pictures').select('variant').executeTakeFirst())?.variant ?? 1;

  it(`end when ${VOTES} votes through one server end, and never go back`, async () => {
    let isVoting = true;
    const seen: number[] = [];
    const watching = (async () => {
      while (isVoting) seen.push(await chosen());
    })();
    let next = 0;
    const voters = Array.from({ length: AT_ONCE }, async () => {
      for (let i = next++; i < VOTES; i = next++) await vote(i, await shownBy(apps[i % 2]!));
    });
    await Promise.all(voters);
    isVoting = false;
    await watching;
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(await chosen()).toBe(5);
    while (new Set(await Promise.all(apps.map(shownBy))).size > 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await shownBy(apps[0]!)).toBe('/pictures/shakshuka-v5.webp');
  });

  it('choose one picture further with three that arrive at once, and no more', async () => {
    await dbs[0]!.deleteFrom('recipe_pictures').execute();
    await dbs[0]!.deleteFrom('image_feedback').execute();
    await Promise.all(apps.map((app) => app.close()));
    apps = await open();
    await Promise.all([0, 1, 2, 3, 4, 5].map((i) => vote(i, '/pictures/shakshuka.webp')));
    expect(await chosen()).toBe(2);
  });

  it('show on one server what was chosen through the other within two seconds', async () => {
    const begunAt = performance.now();
    while ((await shownBy(apps[0]!)) !== (await shownBy(apps[1]!)))
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(performance.now() - begunAt).toBeLessThan(2_000);
    expect(await shownBy(apps[0]!)).toBe('/pictures/shakshuka-v2.webp');
  });
});
