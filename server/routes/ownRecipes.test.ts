import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import {
  editRecipeResponseSchema,
  recipeHistorySchema,
  type EditRecipeResponse,
  type RecipeHistory,
} from '@contracts/ownRecipes';
import { VERSIONS_KEPT } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import type { UserExport } from '@contracts/userExport';
import { sized } from '@kitchen/testing/sized';
import type { Database } from '../db/schema';
import { openApp } from '../testing/openApp';
import { SAVED } from '../testing/savedCalls';
import { signUp, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');

const INGREDIENTS = ['200 g flour', '100 g butter', '3 onions', '2 tbsp oil'];
const STEPS = ['Fry the onions.', 'Bake for 35 minutes.', 'Let it rest.'];
const aTart = (over: Partial<{ title: string; ingredients: string[]; instructions: string[] }> = {}) => {
  const { ingredients = INGREDIENTS, instructions = STEPS, title = 'Onion tart' } = over;
  return {
    title,
    category: 'Meals',
    language: 'en-GB',
    servings: 4,
    ingredients: ingredients.map((written) => ({ name: written, written })),
    instructions: instructions.map((step) => ({ step })),
  };
};
const aKey = () => randomBytes(12).toString('base64url');

let app: FastifyInstance;
let db: Kysely<Database>;
let present: number;
let ada: SignedUp;
let tart: number;

const edit = async (
  recipe: ReturnType<typeof aTart>,
  { base, version = aKey(), by = ada, id = tart }: { base?: string; version?: string; by?: SignedUp; id?: number } = {},
) => {
  present += 1_000;
  const reply = await by.send('PUT', `/api/user/recipes/${id}`, { payload: { version, base, recipe } });
  const answer = reply.json<EditRecipeResponse>();
  if (reply.statusCode === 200) editRecipeResponseSchema.parse(answer);
  return { status: reply.statusCode, version, ...answer };
};
const historyOf = async (id = tart, cook = ada) => {
  const reply = await cook.get(`/api/user/recipes/${id}/versions`);
  return { status: reply.statusCode, ...reply.json<RecipeHistory>() };
};
const readTart = async () => (await ada.get(`/api/recipes/${tart}`)).json<Recipe>();
const writtenIn = ({ ingredients }: Recipe) =>
  ingredients.map((line) => (typeof line === 'string' ? line : line.written));

beforeEach(async () => {
  present = START;
  db = await openTestDatabase();
  app = await openApp({ db, now: () => new Date(present) });
  ada = await signUp(app, 'ada');
  tart = (await ada.post(SAVED, { recipeId: 10_007, recipe: { id: 10_007, ...aTart() } })).json<{ id: number }>().id;
  await ada.post('/api/user/recipes/ratings', { recipeId: tart, rating: 4 });
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('editing a recipe of one’s own', () => {
  it('keeps its id, its heart and its stars, and computes everything that follows from the words again', async () => {
    const { status, outcome, recipe, version } = await edit(aTart({ ingredients: [...INGREDIENTS, '2 eggs'] }));
    expect([status, outcome]).toEqual([200, 'stored']);
    expect(recipe).toMatchObject({ id: tart, isSaved: true, userRating: 4, version });
    expect(recipe.allergens).toContain('Eggs');
    expect(await readTart()).toEqual(recipe);
    const [listed] = (await ada.get(SAVED)).json<Recipe[]>();
    expect(listed).toMatchObject({ id: tart, version, userRating: 4 });
  });

  it('twice with the same call has the effect of one edit', async () => {
    const first = await edit(aTart({ title: 'Tart' }));
    const again = await edit(aTart({ title: 'Tart' }), { version: first.version });
    expect(again).toEqual(first);
    expect((await historyOf()).versions).toHaveLength(2);
  });

  it('merges two edits of the same version that change different lines', async () => {
    const flour = aTart({ ingredients: ['250 g flour', ...INGREDIENTS.slice(1)] });
    const title = aTart({ title: 'Tarte à l’oignon', ingredients: INGREDIENTS.with(1, '120 g butter') });
    await edit(flour);
    const { outcome, recipe } = await edit(title);
    expect(outcome).toBe('merged');
    expect(recipe.title).toBe('Tarte à l’oignon');
    expect(writtenIn(recipe)).toEqual(['250 g flour', '120 g butter', '3 onions', '2 tbsp oil']);
    expect((await historyOf()).versions.map(({ kind }) => kind)).toEqual(['merge', 'save', 'save', 'save']);
  });

  it('goes on from a merged version without losing what the other device changed', async () => {
    await edit(aTart({ ingredients: ['250 g flour', ...INGREDIENTS.slice(1)] }));
    const mine = await edit(aTart({ title: 'Tart' }));
    // The device has not seen the answer, and edits its own version further.
    const further = await edit(aTart({ title: 'Tart', instructions: [...STEPS, 'Serve.'] }), { base: mine.version });
    expect(further.outcome).toBe('merged');
    expect(writtenIn(further.recipe)[0]).toBe('250 g flour');
    expect(further.recipe.instructions.at(-1)?.step).toBe('Serve.');
  });

  it('refuses an edit of the same words, says what stands now, and keeps what was sent', async () => {
    const first = await edit(aTart({ title: 'Tart' }));
    const second = await edit(aTart({ title: 'Quiche' }));
    expect([second.status, second.outcome]).toEqual([200, 'differs']);
    expect(second.recipe).toMatchObject({ title: 'Tart', version: first.version });
    expect(second.base).toMatchObject({ title: 'Onion tart' });
    expect((await readTart()).title).toBe('Tart');
    const { versions } = await historyOf();
    expect(versions.map(({ kind, words }) => `${kind} ${words.title}`)).toEqual([
      'refused Quiche',
      'save Tart',
      'save Onion tart',
    ]);
    // What the cook chooses is an edit of what stands now.
    const chosen = await edit(aTart({ title: 'Quiche' }), { base: first.version });
    expect([chosen.outcome, chosen.recipe.title]).toEqual(['stored', 'Quiche']);
  });

  it('is for its owner only, and not for what a link shows', async () => {
    const bob = await signUp(app, 'bob');
    expect((await edit(aTart({ title: 'Mine' }), { by: bob })).status).toBe(403);
    expect((await edit(aTart(), { id: 123_456 })).status).toBe(404);
    expect((await historyOf(tart, bob)).status).toBe(403);
    const shared = (await ada.post('/api/recipes/share', aTart())).json<{ id: number }>().id;
    expect((await edit(aTart({ title: 'Other' }), { id: shared })).status).toBe(403);
    const guest = await app.inject({
      method: 'PUT',
      url: `/api/user/recipes/${tart}`,
      payload: { version: aKey(), recipe: aTart() },
    });
    expect(guest.statusCode).toBe(401);
    expect((await readTart()).title).toBe('Onion tart');
  });

  it('neither stores the recipe twice when its first save is repeated, nor keeps the same content from being saved again', async () => {
    const { version } = await edit(aTart({ title: 'Better tart' }));
    const retried = await ada.post(SAVED, { recipeId: 10_007, recipe: { id: 10_007, ...aTart() } });
    expect(retried.json()).toEqual({ id: tart });
    expect(await readTart()).toMatchObject({ title: 'Better tart', version });
    const another = await ada.post(SAVED, { recipeId: 10_008, recipe: { id: 10_008, ...aTart() } });
    expect(another.json<{ id: number }>().id).not.toBe(tart);
  });
});

describe('the history of a recipe', () => {
  it('has every save, with its browser and time, and begins with the recipe as it was stored', async () => {
    expect(await historyOf()).toMatchObject({
      dropped: 0,
      versions: [{ version: null, kind: 'save', words: { title: 'Onion tart' }, browser: null }],
    });
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
    await ada.send('PUT', `/api/user/recipes/${tart}`, {
      headers,
      payload: { version: aKey(), recipe: aTart({ title: 'Tart' }), at: START - 5_000 },
    });
    const history = await historyOf();
    recipeHistorySchema.parse(history);
    expect(history.versions).toMatchObject([
      {
        words: { title: 'Tart', ingredients: INGREDIENTS.map((text) => ({ text })) },
        browser: 'Firefox',
        system: 'Windows',
        savedAt: new Date(START - 5_000).toISOString(),
      },
      { version: null, words: { title: 'Onion tart' } },
    ]);
  });

  it('keeps the newest versions and says how many older ones are gone', async () => {
    let base: string | undefined;
    for (let i = 1; i <= VERSIONS_KEPT + 3; i++) base = (await edit(aTart({ title: `Tart ${i}` }), { base })).version;
    const { versions, dropped } = await historyOf();
    expect(versions).toHaveLength(VERSIONS_KEPT);
    expect(versions[0]?.words.title).toBe(`Tart ${VERSIONS_KEPT + 3}`);
    expect(dropped).toBe(4);
    // An edit of a version that is gone is compared with what stands now.
    const late = await edit(aTart({ title: 'Late' }));
    expect([late.outcome, late.base]).toEqual(['differs', undefined]);
  });

  it('is part of the export, and is gone with the account', async () => {
    await edit(aTart({ title: 'Tart' }));
    const { recipeVersions } = (await ada.get('/api/user/export')).json<UserExport>();
    expect(recipeVersions).toMatchObject([{ recipeId: tart, versions: [{}, { words: { title: 'Onion tart' } }] }]);
    await ada.post('/api/user/delete', { password: 'correct horse battery' });
    const rows = await db.selectFrom('recipe_versions').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

/** `npm run prove -- edits` lets two devices edit thousands of recipes. */
const PAIRS = sized(6, 20);

describe('two devices that edit at the same time', () => {
  it('lose nothing: each change is in the recipe, or in the history beside it', async () => {
    for (let i = 0; i < PAIRS; i++) {
      const id = (await ada.post(SAVED, { recipeId: 20_000 + i, recipe: aTart({ title: `Tart ${i}` }) })).json<{
        id: number;
      }>().id;
      const mine = aTart({ title: `Tart ${i}`, ingredients: INGREDIENTS.with(0, `${i} g rye`) });
      const theirs = aTart({ title: `Tart ${i}`, ingredients: INGREDIENTS.with(i % 4, `${i + 100} g sugar`) });
      const answers = await Promise.all([edit(mine, { id }), edit(theirs, { id })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const now = writtenIn((await ada.get(`/api/recipes/${id}`)).json<Recipe>());
      const kept = (await historyOf(id)).versions.map(({ words }) => words.ingredients.map(({ text }) => text));
      for (const line of [`${i} g rye`, `${i + 100} g sugar`]) {
        expect(kept.some((lines) => lines.includes(line))).toBe(true);
        expect(answers.some(({ outcome }) => outcome === 'differs') || now.includes(line)).toBe(true);
      }
    }
  });
});
