import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { recipeSchema } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { createSavedRecipesRepository } from '../repositories/savedRecipesRepository';
import { aNewRecipe } from '../testing/newRecipe';
import { openApp } from '../testing/openApp';
import { SAVED, SOUP, UNKNOWN } from '../testing/savedCalls';
import { signUp, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');

let app: FastifyInstance;
let db: Kysely<Database>;
let present: number;
let ada: SignedUp;
let bob: SignedUp;

beforeEach(async () => {
  present = START;
  db = await openTestDatabase();
  app = await openApp({ db, now: () => new Date(present) });
  ada = await signUp(app, 'ada');
  bob = await signUp(app, 'bob');
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('a list read in pages', () => {
  const page = (cook: SignedUp, query: string) => cook.get(`${SAVED}?${query}`);
  const nextOf = (headers: Record<string, unknown>) => /cursor=([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
  /** Each recipe is saved a second after the last one, and named after that time. */
  const fill = async (cook: SignedUp, count: number) => {
    for (let i = 0; i < count; i += 1) {
      present += 1_000;
      await cook.post(SAVED, { recipeId: UNKNOWN, recipe: { ...SOUP, title: `Soup at ${present}` } });
    }
  };
  const readAll = async (cook: SignedUp, limit: number) => {
    const titles: string[][] = [];
    for (let cursor = ''; ;) {
      const reply = await page(cook, `limit=${limit}${cursor}`);
      expect(reply.statusCode).toBe(200);
      titles.push(
        recipeSchema
          .array()
          .parse(reply.json())
          .map(({ title }) => title),
      );
      const next = nextOf(reply.headers);
      if (next === undefined) return titles;
      cursor = `&cursor=${next}`;
    }
  };

  it('is the same list', async () => {
    await fill(ada, 6);
    const all = (await ada.get(SAVED)).json<{ title: string }[]>().map(({ title }) => title);
    const pages = await readAll(ada, 2);
    expect(pages.map((titles) => titles.length)).toEqual([2, 2, 2]);
    expect(pages.flat()).toEqual(all);
    expect(await readAll(bob, 2)).toEqual([[]]);
  });

  it('has shorter pages when the recipes are long', async () => {
    for (let id = 1; id <= 5; id += 1) {
      await createRecipesRepository(db).add(
        aNewRecipe({ id, contentHash: `hash ${id}`, recipe: { description: 'y'.repeat(300_000) } }),
      );
      await createSavedRecipesRepository(db).save({ uid: ada.uid, id, at: new Date(START + id) });
    }
    const first = await page(ada, 'limit=500');
    const rest = await page(ada, `limit=500&cursor=${nextOf(first.headers)}`);
    expect([first.json<unknown[]>().length, rest.json<unknown[]>().length]).toEqual([3, 2]);
  });

  it('is not put together from two states, nor from two accounts', async () => {
    await fill(ada, 3);
    await fill(bob, 3);
    const cursor = nextOf((await page(ada, 'limit=2')).headers)!;
    expect((await page(ada, `limit=2&cursor=${cursor}`)).statusCode).toBe(200);
    expect((await page(bob, `limit=2&cursor=${cursor}`)).statusCode).toBe(409);
    await fill(ada, 1);
    const refused = await page(ada, `limit=2&cursor=${cursor}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'CONFLICT' }]);
  });

  it('comes as a whole to a client that knows no pages', async () => {
    await fill(ada, 5);
    const reply = await ada.get(SAVED);
    expect([reply.json<unknown[]>().length, reply.headers.link]).toEqual([5, undefined]);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'limit=2&cursor=1', 'limit=2&cursor=..'])('refuses %s', async (query) => {
    expect((await page(ada, query)).statusCode).toBe(400);
  });
});
