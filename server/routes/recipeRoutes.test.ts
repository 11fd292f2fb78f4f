import { recipeSchema, type PostedRecipe, type Recipe, type RecipeShared } from '@contracts/recipe';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';

const CORPUS_ID = recipeIdOf('shakshuka');
let now = new Date('2026-01-01T00:00:00Z');
let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp({ now: () => now });
});
afterAll(() => app.close());

const PESTO: PostedRecipe = {
  title: 'Green pasta',
  description: 'Quick.',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 2,
  prepTime: 15,
  allergens: ['milk', 'Kryptonite'],
  ingredients: ['200 g spaghetti', { name: 'tahini', quantity: '2 tbsp' }, { name: 'basil' }],
  instructions: ['Boil the spaghetti.', { step: 'Stir everything together.', time: 120 }],
};

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const get = (id: number | string, language?: string) =>
  app.inject({ url: `/api/recipes/${id}`, headers: language ? { 'accept-language': language } : {} });
const stored = async (recipe: object, language?: string) => {
  const reply = await post('/api/recipes', recipe, language ? { 'accept-language': language } : {});
  expect(reply.statusCode).toBe(200);
  return (await get(reply.json<{ id: number }>().id)).json<Recipe>();
};

describe('reading a recipe', () => {
  it('from the corpus returns it in the language of the header', async () => {
    const reply = await get(CORPUS_ID, 'fr');
    expect(reply.statusCode).toBe(200);
    expect(recipeSchema.strict().parse(reply.json())).toMatchObject({
      id: CORPUS_ID,
      title: 'Chakchouka',
      language: 'fr',
    });
    expect(reply.headers.vary).toMatch(/Accept-Language/);
    expect((await get(CORPUS_ID)).json()).toMatchObject({ title: 'Shakshuka', language: 'en-GB' });
    expect((await get(CORPUS_ID, 'es')).json()).toMatchObject({ language: 'es' });
    expect((await get(CORPUS_ID, 'en-US')).json()).toMatchObject({ language: 'en-US' });
  });

  it.each([
    '1',
    '0',
    '-1',
    'abc',
    '1e3',
    '1.5',
    '9007199254740993',
    '99999999999999999999',
    '%20',
    'null',
    '9'.repeat(200),
  ])('with the id %s answers 404 and says so', async (id) => {
    const reply = await get(id);
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Recipe not found', error: 'NOT_FOUND' }]);
  });

  it('explains it in the reader’s language', async () => {
    expect((await get(1, 'es')).json()).toMatchObject({ message: 'Receta no encontrada' });
    expect((await get(1, 'fr')).json()).toMatchObject({ message: 'Recette introuvable' });
  });

  it('with an address that cannot be decoded is a plain failure', async () => {
    const reply = await get('%zz');
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'INVALID' }]);
  });
});

describe('storing a recipe', () => {
  it('stores possible allergens separately from contained ones', async () => {
    const recipe = await stored(
      { ...PESTO, ingredients: ['100 g dark chocolate (may contain nuts)', '4 eggs'] },
      'en-GB',
    );
    expect(recipe.allergens).not.toContain('Nuts');
    expect(recipe.mayContain).toContainEqual({ allergen: 'Nuts', ingredient: 'nuts' });
  });

  it('gives it a random id and our allergens besides the claimed ones, and detects its language', async () => {
    const recipe = await stored(PESTO, 'fr');
    expect(() => recipeSchema.strict().parse(recipe)).not.toThrow();
    expect(recipe).toMatchObject({
      title: 'Green pasta',
      language: 'en-GB',
      servings: 2,
      isSaved: false,
      userRating: 0,
    });
    expect(recipe.allergens).toEqual(expect.arrayContaining(['Sesame', 'Gluten', 'Wheat', 'Dairy', 'Kryptonite']));
    expect(recipe.allergenEvidence).toEqual(expect.arrayContaining([expect.objectContaining({ allergen: 'Sesame' })]));
    const again = await stored(PESTO, 'fr');
    expect(again.id).not.toBe(recipe.id);
    expect(again.id).toBeGreaterThan(10_000);
  });

  it('makes plain text of markup', async () => {
    const recipe = await stored({
      ...PESTO,
      title: '<b>Green</b> pasta<script>alert(1)</script>\u0000',
      description: '<img src=x onerror=alert(1)>Quick <3',
      ingredients: [{ name: '<i>basil</i>', quantity: '1 <u>bunch</u>', note: '\u202ewashed' }],
      instructions: [{ step: 'Stir <a href="https://evil.example">here</a>.', parts: ['Stir elsewhere.'] }],
    });
    expect(JSON.stringify(recipe)).not.toMatch(/<[a-z/]|\\u0000|\u202e|evil/i);
    expect(recipe).toMatchObject({ title: 'Green pastaalert(1)', description: 'Quick <3' });
    expect(recipe.instructions).toEqual([{ step: 'Stir here.' }]);
  });

  it('keeps only known ingredients among the pieces of a step', async () => {
    const basil = { kind: 'ingredient', id: 'basil', text: 'basil' };
    const recipe = await stored({
      ...PESTO,
      instructions: [
        { step: 'Stir basil in.', parts: ['Stir ', basil, ' in.'] },
        { step: 'Stir basil in.', parts: ['Stir ', { ...basil, id: `<b>\u0000${'x'.repeat(9_999)}` }, ' in.'] },
      ],
    });
    expect(recipe.instructions).toEqual([
      { step: 'Stir basil in.', parts: ['Stir ', basil, ' in.'] },
      { step: 'Stir basil in.', parts: ['Stir ', 'basil', ' in.'] },
    ]);
  });

  it('keeps only pictures on our own origin', async () => {
    const pictureOf = async (imageUrl: string) => (await stored({ ...PESTO, imageUrl })).imageUrl;
    expect(await pictureOf('/pictures/mojito.webp?t=1')).toBe('/pictures/mojito.webp');
    expect(await pictureOf('http://localhost:80/pictures/mojito.webp')).toBe('/pictures/mojito.webp');
    for (const foreign of [
      'https://evil.example/pictures/mojito.webp',
      '//evil.example/pictures/mojito.webp',
      '/\\evil.example/pictures/mojito.webp',
      'javascript:alert(1)',
      '/api/auth/logout',
      '/pictures/../api/x.webp',
    ])
      expect(await pictureOf(foreign)).toBeUndefined();
  });

  it('drops a sub-type of the other category', async () => {
    expect(await stored({ ...PESTO, subcategory: 'Alcoholic' })).toMatchObject({ subcategory: 'None' });
    expect(await stored({ ...PESTO, subcategory: undefined })).toMatchObject({ subcategory: 'None' });
  });

  it('never overwrites another, and recognises the corpus', async () => {
    const before = (await get(CORPUS_ID)).json<Recipe>();
    expect((await post('/api/recipes', { ...PESTO, id: CORPUS_ID })).json()).toEqual({ id: CORPUS_ID });
    expect((await get(CORPUS_ID)).json()).toEqual(before);
    const first = await stored(PESTO);
    const second = (await post('/api/recipes', { ...PESTO, id: first.id, title: 'Other' })).json<{ id: number }>();
    expect(second.id).not.toBe(first.id);
    expect((await get(first.id)).json()).toMatchObject({ title: 'Green pasta' });
  });

  it.each<[string, object, RegExp]>([
    ['no title', { ...PESTO, title: undefined }, /“title”.*missing/],
    ['a title of tags', { ...PESTO, title: '<b></b>' }, /“title”.*missing/],
    ['a long title', { ...PESTO, title: 'x'.repeat(201) }, /“title”.*200/],
    ['no ingredients', { ...PESTO, ingredients: [] }, /“ingredients”/],
    ['an ingredient of another kind', { ...PESTO, ingredients: [7] }, /“ingredients\.0”/],
    ['an ingredient without a name', { ...PESTO, ingredients: [{ quantity: '1' }] }, /“ingredients\.0/],
    ['too many steps', { ...PESTO, instructions: Array(101).fill('Stir.') }, /“instructions”.*100/],
    ['an unknown category', { ...PESTO, category: 'None' }, /“category”.*Meals, Drinks/],
    ['a list', [], /api\/docs/],
  ])('is refused with %s', async (_name, recipe, words) => {
    for (const url of ['/api/recipes', '/api/recipes/share']) {
      const reply = await post(url, recipe);
      expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([400, 'INVALID']);
      expect(reply.json<{ message: string }>().message).toMatch(words);
    }
  });
});

describe('sharing a recipe', () => {
  const share = async (recipe: object, headers?: Record<string, string>) =>
    (await post('/api/recipes/share', recipe, headers)).json<RecipeShared>();

  it('of the corpus returns its own id and link', async () => {
    expect(await share({ ...PESTO, id: CORPUS_ID })).toEqual({
      id: CORPUS_ID,
      url: `http://localhost:80/recipe/${CORPUS_ID}`,
    });
  });

  it('returns the same link for the same content, and another for different content', async () => {
    const first = await share({ ...PESTO, id: 10_001 });
    expect(await share({ ...PESTO, id: 10_002 })).toEqual(first);
    expect(await share({ ...PESTO, title: 'Greener pasta' })).not.toEqual(first);
    expect((await get(first.id)).json()).toMatchObject({ title: 'Green pasta' });
  });

  it('lasts 30 days after it was last shared', async () => {
    const { id } = await share(PESTO);
    now = new Date('2026-01-25T00:00:00Z');
    await share(PESTO);
    now = new Date('2026-02-20T00:00:00Z');
    expect((await get(id)).statusCode).toBe(200);
    now = new Date('2026-02-25T00:00:00Z');
    expect((await get(id)).statusCode).toBe(404);
    now = new Date('2026-01-01T00:00:00Z');
  });

  it('links to the public address if there is one', async () => {
    const behind = await openApp({ environment: { PUBLIC_URL: 'https://larder.example' } });
    const reply = await behind.inject({
      method: 'POST',
      url: '/api/recipes/share',
      payload: { ...PESTO, id: CORPUS_ID },
    });
    expect(reply.json()).toMatchObject({ url: `https://larder.example/recipe/${CORPUS_ID}` });
    await behind.close();
  });

  it('does not take the address from an invalid Host', async () => {
    expect((await post('/api/recipes/share', PESTO, { host: 'a b"<script>' })).statusCode).toBe(421);
  });
});
