import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AnalyzeResponse } from '@contracts/analyze';
import type { Database } from '../db/schema';
import { createListeners } from '../events/listeners';
import type { Events } from '../events/events';
import { openApp } from '../testing/openApp';
import { SAVED } from '../testing/savedCalls';
import { signUp, TEST_PASSWORD, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const aPie = (title = 'Granny’s quince pie', ingredients = ['2 quinces', '300 g potatoes', '4 eggs']) => ({
  title,
  category: 'Meals',
  subcategory: 'Dinner',
  language: 'en-GB',
  servings: 4,
  ingredients: ingredients.map((written) => ({ name: written, written })),
  instructions: [{ step: 'Bake.' }],
});

let app: FastifyInstance;
let db: Kysely<Database>;
let ada: SignedUp;
let pie: number;

const save = async (cook: SignedUp, recipe: object, id = 10_000) =>
  (await cook.post(SAVED, { recipeId: id, recipe: { id, ...recipe } })).json<{ id: number }>().id;

const search = async (fields: object, cookies: SignedUp['cookies'] = {}, at = app) => {
  const reply = await at.inject({ method: 'POST', url: '/api/analyze', payload: fields, cookies });
  return { status: reply.statusCode, vary: String(reply.headers.vary), ...reply.json<AnalyzeResponse>() };
};
const titles = async (fields: object, cookies: SignedUp['cookies'] = {}, at = app) =>
  ((await search(fields, cookies, at)).recipes ?? []).map(({ title }) => title);

const BY_INGREDIENTS = { ingredients: 'quince, potato, eggs' };
const BY_NAME = { recipeName: 'quince pie' };
const PIE = 'Granny’s quince pie';

beforeEach(async () => {
  db = await openTestDatabase();
  app = await openApp({ db, environment: { DEV_TOOLS: '1' } });
  ada = await signUp(app, 'ada');
  pie = await save(ada, aPie());
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('a recipe of one’s own', () => {
  it('is found by its ingredients among the shared ones, best match first, with what it has and needs', async () => {
    const { recipes, found, vary } = await search(BY_INGREDIENTS, ada.cookies);
    expect(recipes[0]).toMatchObject({ id: pie, title: PIE, matchedIngredients: 3, totalIngredients: 3, needs: [] });
    expect(recipes.length).toBeGreaterThan(1);
    expect(found?.find(({ id }) => id === 'quince')?.recipes).toBe(1);
    expect(vary).toContain('Cookie');
  });

  it('is found by its name', async () => {
    expect(await titles(BY_NAME, ada.cookies)).toEqual([PIE]);
  });

  it('is not found by anyone else, signed in or not, before and after its owner has searched', async () => {
    const bob = await signUp(app, 'bob');
    for (const fields of [BY_INGREDIENTS, BY_NAME]) {
      const before = await search(fields);
      expect(await titles(fields, ada.cookies)).toContain(PIE);
      for (const cookies of [{}, bob.cookies]) expect(await search(fields, cookies)).toEqual(before);
      expect(JSON.stringify(before)).not.toContain('Granny');
      expect(await titles(fields, ada.cookies)).toContain(PIE);
    }
  });

  it('is found as it is after each change: an edit, a removal, and once it is saved again', async () => {
    expect(await titles(BY_NAME, ada.cookies)).toEqual([PIE]);
    const version = randomBytes(12).toString('base64url');
    await ada.send('PUT', `/api/user/recipes/${pie}`, { payload: { version, recipe: aPie('Medlar pie') } });
    expect(await titles({ recipeName: 'medlar pie' }, ada.cookies)).toEqual(['Medlar pie']);
    await ada.send('DELETE', `${SAVED}/${pie}`);
    expect(await titles({ recipeName: 'medlar pie' }, ada.cookies)).not.toContain('Medlar pie');
    await ada.post(SAVED, { recipeId: pie });
    expect(await titles({ recipeName: 'medlar pie' }, ada.cookies)).toEqual(['Medlar pie']);
  });

  it('is found no longer once it is deleted', async () => {
    expect(await titles(BY_NAME, ada.cookies)).toEqual([PIE]);
    expect((await ada.send('DELETE', `/api/recipes/${pie}`)).statusCode).toBe(204);
    expect(await titles(BY_NAME, ada.cookies)).not.toContain(PIE);
    expect(await titles(BY_INGREDIENTS, ada.cookies)).not.toContain(PIE);
  });

  it('is left out where a diet or an allergen rules it out, which is counted as hidden', async () => {
    const { recipes, hidden } = await search({ ...BY_NAME, excludedAllergens: ['Eggs'] }, ada.cookies);
    expect(recipes.map(({ title }) => title)).not.toContain(PIE);
    expect(hidden).toContainEqual({ reason: { kind: 'allergen', name: 'Eggs' }, count: 1 });
  });

  it('is not found by others after it was shared: the link is a copy that no search includes', async () => {
    await ada.post('/api/recipes/share', aPie());
    expect(await titles(BY_NAME)).not.toContain(PIE);
    expect(await titles(BY_NAME, ada.cookies)).toEqual([PIE]);
  });

  it('of a deleted account is found by no session', async () => {
    expect(await titles(BY_NAME, ada.cookies)).toEqual([PIE]);
    await ada.post('/api/user/delete', { password: TEST_PASSWORD });
    expect(await titles(BY_NAME, ada.cookies)).not.toContain(PIE);
  });
});

it('is found on another server as soon as an event says so, and as it is in the database when events were missed', async () => {
  const far = createListeners();
  const events: Events = {
    listen: far.listen,
    publish: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const other = await openApp({ db, events });
  expect(await titles(BY_NAME, ada.cookies, other)).toEqual([PIE]);
  await save(ada, aPie('Quince pie with cream'), 10_001);
  // Nothing has told the other server.
  expect(await titles(BY_NAME, ada.cookies, other)).toEqual([PIE]);
  far.tell('own', ada.uid);
  expect(await titles(BY_NAME, ada.cookies, other)).toHaveLength(2);
  await ada.send('DELETE', `${SAVED}/${pie}`);
  far.tell('own', undefined);
  expect(await titles(BY_NAME, ada.cookies, other)).toEqual(['Quince pie with cream']);
  await other.close();
});
