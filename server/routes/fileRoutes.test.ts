import type { FastifyInstance } from 'fastify';
import type { FileItem, FileRecipe, SaveImportedResponse } from '@contracts/fileImport';
import { IMPORT_FILE_MAX_BYTES } from '@contracts/limits';
import type { RecipeHistory } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { form, openApp } from '../testing/openApp';
import { makeZip } from '../testing/makeZip';
import { signUp, type SignedUp } from '../testing/signUp';

let app: FastifyInstance;
const open = async (environment: Record<string, string> = {}) => (app = await openApp({ environment }));
afterEach(() => app.close());

const SOUP = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeYield: '3',
  recipeIngredient: ['For the soup:', '3 leeks', '1 l vegetable stock'],
  recipeInstructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
};
const jsonFile = (value: unknown) => Buffer.from(JSON.stringify(value));

const upload = async (bytes: Uint8Array, language = 'en-GB') => {
  const { payload, headers } = form({}, { name: 'file', bytes, type: 'application/octet-stream' });
  return app.inject({
    method: 'POST',
    url: '/api/recipes/from-file',
    payload,
    headers: { ...headers, 'accept-language': language },
  });
};

const WORDS: FileRecipe['words'] = {
  title: 'Leek soup',
  about: '',
  category: 'Meals',
  subcategory: 'Dinner',
  language: 'en-GB',
  servings: 3,
  ingredients: [{ text: 'For the soup', isHeading: true }, { text: '3 leeks' }, { text: '50 g butter' }],
  steps: ['Slice the leeks.', 'Simmer for 20 minutes.'],
};
const AT = Date.parse('2026-03-01T12:00:00Z');
const save = (cook: SignedUp, recipes: object[]) => cook.post('/api/user/recipes/imported', { recipes });
const listOf = async (cook: SignedUp) => (await cook.get('/api/user/recipes/saved')).json<Recipe[]>();

describe('a file of recipes', () => {
  it('is read for a guest with its headings, and nothing is stored', async () => {
    await open();
    const reply = await upload(jsonFile([SOUP, { ...SOUP, name: '', recipeYield: 2 }]));
    expect(reply.statusCode).toBe(200);
    expect(reply.json<FileItem[]>()).toEqual([
      {
        words: {
          title: 'Leek soup',
          about: '',
          category: 'Meals',
          subcategory: expect.any(String) as string,
          language: 'en-GB',
          servings: 3,
          ingredients: [
            { text: 'For the soup', isHeading: true },
            { text: '3 leeks' },
            { text: '1 l vegetable stock' },
          ],
          steps: ['Slice the leeks.', 'Simmer for 20 minutes.'],
        },
      },
      { fault: 'noTitle', where: 'photo' },
    ]);
  });

  it('names each part of an archive that cannot be read, and reads the rest', async () => {
    await open();
    const bytes = makeZip([
      { name: 'broken.json', bytes: '{' },
      { name: 'no-steps.json', bytes: JSON.stringify({ ...SOUP, recipeInstructions: [] }) },
      { name: 'soup.json', bytes: JSON.stringify(SOUP) },
    ]);
    expect((await upload(bytes)).json()).toEqual([
      { fault: 'malformed', where: 'photo › broken.json' },
      { fault: 'noSteps', where: 'photo › no-steps.json', title: 'Leek soup' },
      expect.objectContaining({ words: expect.objectContaining({ title: 'Leek soup' }) as unknown }),
    ]);
  });

  it('is refused with advice when it is too large, missing, or sent as something else', async () => {
    await open();
    const large = await upload(Buffer.alloc(IMPORT_FILE_MAX_BYTES + 1, ' '), 'fr');
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
      413,
      'Ce fichier est trop gros pour être lu (plus de 40 Mo). Exportez moins de recettes à la fois, ou laissez leurs photos de côté.',
    ]);
    const none = await app.inject({ method: 'POST', url: '/api/recipes/from-file', ...form({}) });
    const json = await app.inject({ method: 'POST', url: '/api/recipes/from-file', payload: {} });
    expect([none.statusCode, json.statusCode]).toEqual([400, 400]);
  });

  it('counts against the files of an hour', async () => {
    await open({ WRITES_PER_HOUR: '1', WRITES_PER_HOUR_AND_ADDRESS: '1' });
    expect((await upload(jsonFile(SOUP))).statusCode).toBe(200);
    expect((await upload(jsonFile(SOUP))).statusCode).toBe(429);
  });
});

describe('recipes of a file', () => {
  it('are on the list of the account in the order of the file, and a repeated call changes nothing', async () => {
    await open();
    const cook = await signUp(app, 'ada');
    const recipes = [
      { id: 20_001, at: AT, words: WORDS, rating: 4 },
      { id: 20_002, at: AT - 1, words: { ...WORDS, title: 'Pie' } },
    ];
    const first = (await save(cook, recipes)).json<SaveImportedResponse>();
    const second = (await save(cook, recipes)).json<SaveImportedResponse>();
    expect(first.results.map((one) => 'isNew' in one && one.isNew)).toEqual([true, true]);
    expect(second.results).toEqual(first.results.map((one) => ({ ...one, isNew: false })));
    const list = await listOf(cook);
    expect(list.map(({ title, userRating, savedAt }) => [title, userRating, savedAt])).toEqual([
      ['Leek soup', 4, AT],
      ['Pie', 0, AT - 1],
    ]);
    expect(list[0]).toMatchObject({ allergens: ['Dairy'], ingredients: [{ id: 'leek', section: 'For the soup' }, {}] });
  });

  it('are found by a search of the same account at once', async () => {
    await open();
    const cook = await signUp(app, 'ada');
    const find = async () => {
      const reply = await cook.post('/api/analyze', { recipeName: 'Quixotic leek pot' });
      return reply.json<{ recipes?: Recipe[] }>().recipes?.map(({ title }) => title) ?? [];
    };
    expect(await find()).not.toContain('Quixotic leek pot');
    await save(cook, [{ id: 20_001, at: AT, words: { ...WORDS, title: 'Quixotic leek pot' } }]);
    expect(await find()).toContain('Quixotic leek pot');
  });

  it('stay removed when a call that was cut off is repeated after the cook removed one', async () => {
    await open();
    const cook = await signUp(app, 'ada');
    const recipes = [{ id: 20_001, at: AT, words: WORDS }];
    const { results } = (await save(cook, recipes)).json<{ results: { id: number }[] }>();
    await cook.send('DELETE', `/api/user/recipes/saved/${results[0]!.id}`);
    await save(cook, recipes);
    expect(await listOf(cook)).toEqual([]);
  });

  it('keep what was edited since, when the call is repeated', async () => {
    await open();
    const cook = await signUp(app, 'ada');
    const recipes = [{ id: 20_001, at: AT, words: WORDS }];
    const { results } = (await save(cook, recipes)).json<{ results: { id: number }[] }>();
    const edited = await cook.send('PUT', `/api/user/recipes/${results[0]!.id}`, {
      payload: {
        version: 'AAAAAAAAAAAAAAAA',
        recipe: { title: 'Better soup', category: 'Meals', ingredients: ['leek'], instructions: ['Simmer.'] },
      },
    });
    expect(edited.statusCode).toBe(200);
    await save(cook, recipes);
    expect((await listOf(cook)).map(({ title }) => title)).toEqual(['Better soup']);
  });

  it('bring their versions along', async () => {
    await open();
    const cook = await signUp(app, 'ada');
    const versions = [
      { version: 'BBBBBBBBBBBBBBBB', savedAt: '2026-02-02T00:00:00.000Z', browser: 'Firefox', system: null, kind: 'save', words: WORDS },
      { version: null, savedAt: '2026-02-01T00:00:00.000Z', browser: null, system: null, kind: 'save', words: { ...WORDS, title: 'Old soup' } },
    ]; // prettier-ignore
    const { results } = (await save(cook, [{ id: 20_001, at: AT, words: WORDS, versions }])).json<{
      results: { id: number }[];
    }>();
    const id = results[0]!.id;
    const history = (await cook.get(`/api/user/recipes/${id}/versions`)).json<RecipeHistory>();
    expect(history).toEqual({ dropped: 0, versions });
    const edited = await cook.send('PUT', `/api/user/recipes/${id}`, {
      payload: {
        version: 'CCCCCCCCCCCCCCCC',
        base: 'BBBBBBBBBBBBBBBB',
        recipe: { title: 'New soup', category: 'Meals', ingredients: ['leek'], instructions: ['Simmer.'] },
      },
    });
    expect(edited.json()).toMatchObject({ outcome: 'stored' });
  });

  it('that lack what a recipe needs are named, and the others are stored', async () => {
    await open();
    const cook = await signUp(app, 'ada');
    const { results } = (
      await save(cook, [
        { id: 20_001, at: AT, words: { ...WORDS, title: ' ' } },
        { id: 20_002, at: AT, words: WORDS },
      ])
    ).json<SaveImportedResponse>();
    expect(results).toEqual([{ fault: 'malformed' }, { id: expect.any(Number) as number, isNew: true }]);
  });

  it('are stored all or none when the account or its address is full', async () => {
    await open({ RECIPES_PER_ACCOUNT: '1' });
    const cook = await signUp(app, 'ada');
    const two = [1, 2].map((n) => ({ id: 20_000 + n, at: AT, words: { ...WORDS, title: `Soup ${n}` } }));
    expect((await save(cook, two)).json()).toMatchObject({ error: 'ACCOUNT_FULL' });
    expect(await listOf(cook)).toEqual([]);
    await app.close();
    await open({ RECIPES_PER_DAY_AND_ADDRESS: '1' });
    const other = await signUp(app, 'bea');
    expect((await save(other, two)).statusCode).toBe(429);
    expect(await listOf(other)).toEqual([]);
  });

  it('need an account', async () => {
    await open();
    const reply = await app.inject({ method: 'POST', url: '/api/user/recipes/imported', payload: { recipes: [] } });
    expect(reply.statusCode).toBe(401);
  });
});
