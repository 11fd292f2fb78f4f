import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { createImageFeedbackRepository } from '../repositories/imageFeedbackRepository';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { ownerOfUser, ownerOfVisitor, type Owner } from '../services/recipeOwner';
import { aNewRecipe } from '../testing/newRecipe';
import { openApp } from '../testing/openApp';
import { idOf, newVisitor } from '../testing/visitors';

const TOAST = { title: 'Toast', category: 'Meals', ingredients: ['bread'], instructions: ['Toast it.'] };
const OLD = '7b0e5a52-6c37-4d0a-9a55-0f2f5d0c1b11';

let db: Kysely<Database>;
let app: FastifyInstance;
beforeEach(async () => {
  db = await openDatabase(':memory:');
  app = await openApp({ db, environment: { DEV_TOOLS: '1' } });
});
afterEach(() => app.close());

const post = (visitor: string, to = app) =>
  to.inject({ method: 'POST', url: '/api/recipes', cookies: { visitor }, payload: TOAST });
const ownerOf = async (id: number) =>
  (await db.selectFrom('recipes').select('owner').where('id', '=', id).executeTakeFirstOrThrow()).owner;
const ownerFor = async (visitor: string) => ownerOf((await post(visitor)).json<{ id: number }>().id);

describe('the cookie of a visitor', () => {
  it('is kept and renewed when this server signed it, and after a restart', async () => {
    const { visitor } = await newVisitor(app);
    const renewed = [{ name: 'visitor', value: visitor, maxAge: 30 * 86_400, httpOnly: true, sameSite: 'Lax' }];
    const reply = await post(visitor);
    expect(reply.cookies).toMatchObject(renewed);
    expect(await ownerOf(reply.json<{ id: number }>().id)).toBe(`visitor:${idOf({ visitor })}`);
    const restarted = await openApp({ db });
    expect((await post(visitor, restarted)).cookies).toMatchObject(renewed);
    await restarted.close();
  });

  it.each<[string, (visitor: string) => string]>([
    ['invented', () => '00000000-0000-4000-8000-000000000000'],
    ['with another id under its signature', (visitor) => visitor.replace(/^[^.]+/, OLD)],
    ['with another signature', (visitor) => `${visitor.slice(0, -5)}AAAAA`],
    ['with a signature that is cut off', (visitor) => visitor.slice(0, -1)],
    ['without a signature', (visitor) => idOf({ visitor })],
    ['with an empty signature', (visitor) => `${idOf({ visitor })}.`],
    ['of another server', () => `${OLD}.c2lnbmVkIGJ5IGFub3RoZXIgc2VydmVyLCBub3QgdGhpcyE`],
    ['no cookie of ours', () => 'x'],
  ])('is replaced when it is %s', async (_name, change) => {
    const { visitor } = await newVisitor(app);
    const forged = change(visitor);
    const { cookies } = await post(forged);
    expect(cookies).toMatchObject([{ name: 'visitor', httpOnly: true, sameSite: 'Lax' }]);
    expect(idOf({ visitor: cookies[0]!.value })).not.toBe(idOf({ visitor: forged }));
    expect(await db.selectFrom('recipes').select('owner').execute()).toEqual([
      { owner: `visitor:${idOf({ visitor: cookies[0]!.value })}` },
    ]);
  });

  it('gives no separate count when it is invented', async () => {
    const narrow = await openApp({ environment: { WRITES_PER_HOUR: '1' } });
    const statuses = [];
    for (const number of [1, 2])
      statuses.push((await post(`0000000${number}-0000-4000-8000-000000000000`, narrow)).statusCode);
    expect(statuses).toEqual([200, 429]);
    await narrow.close();
  });
});

describe('an unsigned cookie from before cookies were signed', () => {
  const store = (owner: Owner) => createRecipesRepository(db).add(aNewRecipe({ id: 7, owner }));

  it('is signed, with the same id, when something is stored under it: a recipe', async () => {
    await store(ownerOfVisitor(OLD));
    const { cookies } = await post(OLD);
    expect(idOf({ visitor: cookies[0]!.value })).toBe(OLD);
    expect(await ownerFor(cookies[0]!.value)).toBe(`visitor:${OLD}`);
    const removed = await app.inject({ method: 'DELETE', url: '/api/recipes/7', cookies: { visitor: OLD } });
    expect(removed.statusCode).toBe(204);
  });

  it('is also signed when the visitor votes on a picture', async () => {
    const vote = { recipeId: 7, household: null, picture: '', isAccurate: true, feedbackText: null, at: new Date(0) };
    await createImageFeedbackRepository(db).vote({ ...vote, visitor: OLD });
    expect(idOf({ visitor: (await post(OLD)).cookies[0]!.value })).toBe(OLD);
  });

  it('cannot be the name of an account', async () => {
    await store(ownerOfUser(OLD));
    expect(idOf({ visitor: (await post(OLD)).cookies[0]!.value })).not.toBe(OLD);
  });
});
