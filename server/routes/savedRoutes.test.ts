import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { recipeSchema, type Recipe } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { createImportedRecipesRepository } from '../repositories/importedRecipesRepository';
import type { StoredRecipe } from '../text/recipeText';
import { openApp } from '../testing/openApp';
import { RATINGS, SAVED, SOUP, UNKNOWN } from '../testing/savedCalls';
import { signUp, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');
const DAY_MS = 86_400_000;

let app: FastifyInstance;
let db: Kysely<Database>;
let present: number;
let ada: SignedUp;
let bob: SignedUp;
let omelette: number;
let lemonade: number;

const listOf = async (cook: SignedUp, language = 'en-GB') => {
  const reply = await cook.get(SAVED, { headers: { 'accept-language': language } });
  expect(reply.statusCode).toBe(200);
  return recipeSchema.array().parse(reply.json<Recipe[]>());
};
const titlesOf = async (cook: SignedUp, language?: string) => (await listOf(cook, language)).map(({ title }) => title);
const idNamed = async (recipeName: string) => {
  const reply = await app.inject({ method: 'POST', url: '/api/analyze', payload: { recipeName } });
  return reply.json<{ recipes: Recipe[] }>().recipes[0]!.id;
};

beforeEach(async () => {
  present = START;
  db = await openTestDatabase();
  app = await openApp({ db, environment: { GUEST_RECIPE_DAYS: '5' }, now: () => new Date(present) });
  ada = await signUp(app, 'ada');
  bob = await signUp(app, 'bob');
  omelette = await idNamed('Spanish omelette');
  lemonade = await idNamed('Lemonade');
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('saving', () => {
  it('puts a corpus recipe on the list, in whatever language it is read', async () => {
    const reply = await ada.post(SAVED, { recipeId: omelette });
    expect([reply.statusCode, reply.json()]).toEqual([200, { id: omelette }]);
    present += 1_000;
    await ada.post(SAVED, { recipeId: lemonade });
    expect(await titlesOf(ada)).toEqual(['Lemonade', 'Spanish omelette']);
    expect(await titlesOf(ada, 'fr')).toEqual(['Citronnade', 'Tortilla espagnole']);
    expect(await listOf(bob)).toEqual([]);
  });

  it('twice has the effect of once', async () => {
    await ada.post(SAVED, { recipeId: omelette });
    const again = await ada.post(SAVED, { recipeId: omelette });
    expect([again.statusCode, again.json()]).toEqual([200, { id: omelette }]);
    expect(await listOf(ada)).toMatchObject([{ id: omelette, isSaved: true, userRating: 0, savedAt: START }]);
  });

  it('stores an unknown recipe, once for the same content, in whatever language its sender reads', async () => {
    const first = await ada.post(SAVED, { recipeId: UNKNOWN, recipe: SOUP });
    const { id } = first.json<{ id: number }>();
    expect([first.statusCode, id === UNKNOWN]).toEqual([200, false]);
    const again = await ada.post(
      SAVED,
      { recipeId: UNKNOWN + 1, recipe: SOUP },
      { headers: { 'accept-language': 'fr' } },
    );
    expect(again.json()).toEqual({ id });
    expect(await listOf(ada)).toMatchObject([{ id, title: 'Midnight soup', allergens: ['Dairy'] }]);

    const other = (await bob.post(SAVED, { recipeId: UNKNOWN, recipe: SOUP })).json<{ id: number }>();
    expect(other.id).not.toBe(id);
    present += 400 * DAY_MS;
    expect((await app.inject(`/api/recipes/${id}`)).statusCode).toBe(200);
  });

  it('ignores the body of a known id', async () => {
    const reply = await ada.post(SAVED, { recipeId: omelette, recipe: SOUP });
    expect(reply.json()).toEqual({ id: omelette });
    expect(await titlesOf(ada)).toEqual(['Spanish omelette']);
  });

  it('accepts imported and shared recipes, which then do not expire', async () => {
    await createImportedRecipesRepository(db).add([
      {
        id: 77,
        contentHash: 'x',
        recipe: {
          ...SOUP,
          description: '',
          subcategory: 'None',
          servings: 2,
          allergens: [],
          title: 'Aunt’s soup',
          instructions: [],
        } as StoredRecipe,
        ingredientIds: [],
        sourceLines: [],
        facts: {
          category: 'Meals',
          subcategory: 'None',
          allergens: [],
          diets: [],
          mayContain: [],
          isUnread: false,
          unread: 0,
        },
        createdAt: new Date(START),
      },
    ]);
    const shared = (await app.inject({ method: 'POST', url: '/api/recipes/share', payload: SOUP })).json<{
      id: number;
    }>();
    await ada.post(SAVED, { recipeId: 77 });
    await ada.post(SAVED, { recipeId: shared.id });
    expect((await titlesOf(ada)).sort()).toEqual(['Aunt’s soup', 'Midnight soup']);
    present += 6 * DAY_MS;
    expect((await app.inject(`/api/recipes/${shared.id}`)).statusCode).toBe(200);
    expect((await titlesOf(ada)).sort()).toEqual(['Aunt’s soup', 'Midnight soup']);
  });

  it('shows each recipe with its current drawing', async () => {
    const imageUrl = '/pictures/shakshuka.webp';
    const recipe = { ...SOUP, imageUrl };
    const { id } = (await ada.post(SAVED, { recipeId: UNKNOWN, recipe })).json<{ id: number }>();
    expect(await listOf(ada)).toMatchObject([{ id, imageUrl }]);
    for (const voter of [1, 2, 3])
      await app.inject({
        method: 'POST',
        url: '/api/recipes/image-feedback',
        remoteAddress: `10.0.0.${voter}`,
        payload: { recipeId: id, recipeTitle: 'Soup', imageUrl, isAccurate: false, feedbackText: 'No soup.' },
      });
    expect(await listOf(ada)).toMatchObject([
      { id, imageUrl: '/pictures/shakshuka-v2.webp', isSaved: true, savedAt: START },
    ]);
  });

  it.each([
    ['an unknown id', { recipeId: UNKNOWN }, 404],
    ['no id', { recipe: SOUP }, 400],
    ['an id that is none', { recipeId: 'soup' }, 400],
    ['a recipe without steps', { recipeId: UNKNOWN, recipe: { ...SOUP, instructions: [] } }, 400],
    ['a time that is none', { recipeId: UNKNOWN, at: -1 }, 400],
  ])('refuses %s', async (_, payload, status) => {
    expect((await ada.post(SAVED, payload)).statusCode).toBe(status);
    expect(await listOf(ada)).toEqual([]);
  });
});

describe('removing', () => {
  it('takes a recipe off the list, and succeeds for one that is not on it', async () => {
    await ada.post(SAVED, { recipeId: omelette });
    await bob.post(SAVED, { recipeId: omelette });
    for (const id of [omelette, omelette, lemonade, UNKNOWN])
      expect((await ada.send('DELETE', `${SAVED}/${id}`)).statusCode).toBe(204);
    expect(await listOf(ada)).toEqual([]);
    expect(await titlesOf(bob)).toEqual(['Spanish omelette']);
  });

  it('does nothing when it arrives late', async () => {
    await ada.post(SAVED, { recipeId: omelette, at: START - 1_000 });
    await ada.send('DELETE', `${SAVED}/${omelette}?at=${START - 2_000}`);
    expect(await titlesOf(ada)).toEqual(['Spanish omelette']);
    await ada.send('DELETE', `${SAVED}/${omelette}?at=${START - 500}`);
    await ada.post(SAVED, { recipeId: omelette, at: START - 700 });
    expect(await listOf(ada)).toEqual([]);
  });

  it.each(['0', 'soup', '1.5', '99999999999999999'])('of %s is invalid', async (id) => {
    expect((await ada.send('DELETE', `${SAVED}/${id}`)).statusCode).toBe(404);
  });

  it('at an invalid time is refused', async () => {
    expect((await ada.send('DELETE', `${SAVED}/${omelette}?at=soon`)).statusCode).toBe(400);
  });
});

describe('rating', () => {
  it('also saves, and is visible only to its user', async () => {
    expect((await ada.post(RATINGS, { recipeId: omelette, rating: 4 })).statusCode).toBe(204);
    expect(await listOf(ada)).toMatchObject([{ id: omelette, isSaved: true, userRating: 4 }]);
    const url = `/api/recipes/${omelette}`;
    expect((await ada.get(url)).json()).toMatchObject({ isSaved: true, userRating: 4 });
    expect((await bob.get(url)).json()).toMatchObject({ isSaved: false, userRating: 0 });
    expect((await app.inject(url)).json()).toMatchObject({ isSaved: false, userRating: 0 });
  });

  it('is the newest that was given, even with a clock that is ahead', async () => {
    await ada.post(RATINGS, { recipeId: omelette, rating: 2, at: START + 90 * DAY_MS });
    await ada.post(RATINGS, { recipeId: omelette, rating: 5, at: START - 1_000 });
    expect(await listOf(ada)).toMatchObject([{ userRating: 2 }]);
    present += 1_000;
    await ada.post(RATINGS, { recipeId: omelette, rating: 3 });
    expect(await listOf(ada)).toMatchObject([{ userRating: 3 }]);
  });

  it.each<[object, number]>([
    [{ recipeId: UNKNOWN, rating: 3 }, 404],
    [{ rating: 3 }, 400],
    ...[0, 6, 2.5, '3', null].map((rating): [object, number] => [{ recipeId: 1, rating }, 400]),
  ])('refuses %j', async (payload, status) => {
    expect((await ada.post(RATINGS, payload)).statusCode).toBe(status);
  });
});

describe('an account’s own data', () => {
  it.each([
    ['GET', SAVED],
    ['POST', SAVED],
    ['DELETE', `${SAVED}/1`],
    ['POST', RATINGS],
    ['GET', '/api/preferences'],
    ['POST', '/api/preferences'],
  ] as const)('%s %s needs a session', async (method, url) => {
    const reply = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
    expect([reply.statusCode, reply.json()]).toMatchObject([401, { error: 'NOT_SIGNED_IN' }]);
  });
});
