import type { Health } from '@contracts/health';
import type { Recipe } from '@contracts/recipe';
import { answerOf, drafts } from '@kitchen/testing/drafts';
import { TRIED_MODELS } from '../ai/triedModels';
import { createAnalyzeBench, generatedIn, KEY, NO_MATCH, ofKind, six, written } from '../testing/analyzeBench';

const bench = createAnalyzeBench();
const { open } = bench;
beforeAll(bench.load);
beforeEach(bench.start);
afterEach(bench.stop);

describe('a recipe that a model wrote', () => {
  const writeOne = async (environment: Record<string, string> = {}) => {
    bench.provider.tell({ kind: 'text', text: answerOf(drafts(1)) });
    const opened = await open({ environment });
    const { body } = await opened.plain();
    const [recipe] = generatedIn(body);
    return { ...opened, recipe: recipe! };
  };

  it('is read, previewed and saved like any other', async () => {
    const { get, recipe, origin } = await writeOne();
    expect(await get<Recipe>(`/api/recipes/${recipe.id}`, { 'accept-language': 'fr' })).toMatchObject({
      id: recipe.id,
      title: recipe.title,
      language: 'en-GB',
      generated: { by: 'fake:1b' },
    });
    const shared = await bench.app.inject({ method: 'POST', url: '/api/recipes/share', payload: recipe });
    expect(shared.json()).toEqual({ id: recipe.id, url: expect.stringContaining(`/recipe/${recipe.id}`) as string });
    const created = await bench.app.inject({ method: 'POST', url: '/api/recipes', payload: recipe });
    expect(created.json()).toEqual({ id: recipe.id });
    const signedUp = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse', marketingConsent: false }),
    });
    expect(signedUp.status).toBe(200);
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .join('; ');
    const call = (path: string, body: object) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    expect(await (await call('/api/user/recipes/saved', { recipeId: recipe.id })).json()).toEqual({ id: recipe.id });
    expect((await call('/api/user/recipes/ratings', { recipeId: recipe.id, rating: 4 })).status).toBe(204);
    const [saved] = await get<Recipe[]>('/api/user/recipes/saved', { cookie });
    expect(saved).toMatchObject({ id: recipe.id, title: recipe.title, userRating: 4, isSaved: true });
    expect(saved).not.toHaveProperty('_devData');
  });

  it('has its own drawn picture, which previews of its link show too', async () => {
    const { recipe, origin } = await writeOne();
    expect(recipe.imageUrl).toBe(`/pictures/written-${recipe.id}.webp`);
    for (const path of [
      recipe.imageUrl!,
      `/pictures/written-${recipe.id}-v2.webp`,
      `/pictures/written-${recipe.id}-card.jpg`,
    ])
      expect((await fetch(`${origin}${path}`)).status).toBe(200);
    expect((await fetch(`${origin}/pictures/written-${recipe.id + 1}.webp`)).status).toBe(404);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])('shows prompt and answer to developers only: DEV_TOOLS=%s', async (flag, isTold) => {
    const { get, recipe } = await writeOne({ DEV_TOOLS: flag });
    const read = await get<Recipe>(`/api/recipes/${recipe.id}`);
    expect([recipe._devData !== undefined, read._devData !== undefined]).toEqual([isTold, isTold]);
    const data = JSON.stringify(read._devData ?? {});
    expect([data.includes('You write recipes'), data.includes(six[0]!.description)]).toEqual([isTold, isTold]);
    expect(JSON.stringify(read)).not.toContain(KEY);
  });
});

describe('the same request', () => {
  it('within a day is answered from the stored recipes, also for another cook and another order', async () => {
    bench.provider.tell(written, written, written);
    const { plain } = await open();
    const first = generatedIn((await plain()).body);
    const again = generatedIn((await plain({ fields: { ingredients: 'onions, tomato, egg' } })).body);
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(bench.provider.asks).toHaveLength(1);
    const fresh = generatedIn((await plain({ fields: { generate: 'fresh' } })).body);
    expect(bench.provider.asks).toHaveLength(2);
    expect(fresh.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });

  it('for the corpus alone, or for further pages, asks no model', async () => {
    const { plain } = await open();
    expect((await plain({ fields: { generate: 'corpus' } })).body.recipes.length).toBeGreaterThan(0);
    await plain({ fields: { offset: '60' } });
    expect(bench.provider.asks).toHaveLength(0);
  });
});

describe('one visitor', () => {
  it('gets a cookie, has one running request, and continues with the newest', async () => {
    bench.provider.tell({ ...written, firstAfterMs: 20_000 }, written);
    const { events, plain, post } = await open();
    const welcome = await post({ fields: { generate: 'corpus' } });
    const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(cookie).toMatch(/^visitor=/);
    const first = events({ headers: { cookie } });
    while (bench.provider.asks.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await plain({ headers: { cookie }, fields: { category: 'Meals' } });
    expect(generatedIn(second.body).length).toBeGreaterThan(0);
    const { all } = await first;
    expect(ofKind(all, 'end')[0]).toMatchObject({ error: 'AI_RATE_LIMIT' });
    expect(bench.provider.asks[0]!.isLeft).toBe(true);
  });

  it('has a limit of model requests per minute; the corpus keeps answering', async () => {
    bench.provider.tell(written, written);
    const { plain } = await open({ environment: { GENERATE_PER_MINUTE: '1' } });
    expect((await plain()).body.error).toBeUndefined();
    const second = await plain({ fields: { category: 'Meals' } });
    expect([second.status, second.body.error]).toEqual([200, 'AI_RATE_LIMIT']);
    const nothing = await plain({ fields: { ingredients: NO_MATCH } });
    expect([nothing.status, nothing.body.error]).toEqual([429, 'AI_RATE_LIMIT']);
    expect(Number(nothing.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(bench.provider.asks).toHaveLength(1);
  });
});

describe('health', () => {
  it('names who writes recipes, and never the key', async () => {
    const { get } = await open();
    const health = await get<Health>('/api/health');
    expect(health).toMatchObject({ generation: true, provider: 'openai-compatible', tried: TRIED_MODELS });
    expect(JSON.stringify(health)).not.toContain(KEY);
  });
});
