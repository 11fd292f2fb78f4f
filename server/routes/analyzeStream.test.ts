import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { analyzeResponseSchema, type AnalyzeEvent, type AnalyzeResponse } from '@contracts/analyze';
import type { Failure } from '@contracts/errors';
import type { Health } from '@contracts/health';
import type { Recipe } from '@contracts/recipe';
import { createModels } from '../ai/models';
import { answerOf, drafts, undercookedDraft } from '@kitchen/testing/drafts';
import { FAULTS, openFakeProvider, type FakeAnswer, type FakeProvider } from '../testing/fakeProvider';
import { form, openApp } from '../testing/openApp';
import { readEvents } from '../testing/readEvents';

/** Every test here goes over real sockets, to the model and to the server. */
jest.setTimeout(30_000);

const KEY = 'secret-key-of-this-test';
/** In none of the dishes that the tests have. */
const NO_MATCH = 'kimchi';
const MATCH = 'eggs, tomatoes, onion';

const six = drafts(6);
const written: FakeAnswer = { kind: 'text', text: answerOf(six), pieceLength: 200 };

interface Opened {
  environment?: Record<string, string>;
  protocol?: 'openai-compatible' | 'anthropic';
}

interface Ask {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** What is loaded with the first ask takes its time on a busy machine; no test measures that. */
beforeAll(() => Promise.all([import('ai'), import('@ai-sdk/openai-compatible'), import('@ai-sdk/anthropic')]));

let provider: FakeProvider;
let app: FastifyInstance | undefined;
beforeEach(async () => {
  provider = await openFakeProvider();
});
afterEach(async () => {
  // A client that left may keep its line open for another call.
  app?.server.closeAllConnections();
  await app?.close();
  app = undefined;
  await provider.close();
});

const open = async ({ environment = {}, protocol = 'openai-compatible' }: Opened = {}) => {
  const timeoutMs = Number(environment.AI_TIMEOUT_MS ?? 25_000);
  const models = createModels(
    {
      provider: protocol,
      baseUrl: protocol === 'anthropic' ? provider.baseUrl : provider.baseUrl,
      model: 'fake:1b',
      visionModel: 'fake:1b',
      apiKey: KEY,
      timeoutMs,
    },
    pino({ level: 'silent' }),
  );
  app = await openApp({
    model: models.text,
    environment: {
      AI_PROVIDER: protocol,
      AI_BASE_URL: provider.baseUrl,
      AI_MODEL: 'fake:1b',
      AI_API_KEY: KEY,
      AI_TIMEOUT_MS: String(timeoutMs),
      AI_WAIT_MS: '20000',
      ...environment,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const post = ({ fields, headers, signal }: Ask = {}) => {
    const { payload, headers: typed } = form({ ingredients: MATCH, category: 'None', ...fields });
    return fetch(`${origin}/api/analyze`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...typed, ...headers },
      signal,
    });
  };

  return {
    origin,
    post,
    /** What a client reads that takes events. */
    async events(ask: Ask = {}) {
      const from = performance.now();
      const reply = await post({ ...ask, headers: { accept: 'text/event-stream, application/json', ...ask.headers } });
      expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
      const all: (AnalyzeEvent & { ms: number })[] = [];
      for await (const event of readEvents(reply.body!, from)) all.push(event);
      return { reply, all };
    },
    async plain(ask: Ask = {}) {
      const reply = await post(ask);
      const body = (await reply.json()) as AnalyzeResponse & Failure;
      return { status: reply.status, body, headers: reply.headers };
    },
    get: async <T>(path: string, headers: Record<string, string> = {}) =>
      (await (await fetch(`${origin}${path}`, { headers })).json()) as T,
  };
};

type DataOf<K extends AnalyzeEvent['event']> = Extract<AnalyzeEvent, { event: K }>['data'];

const ofKind = <K extends AnalyzeEvent['event']>(all: readonly AnalyzeEvent[], kind: K): DataOf<K>[] =>
  all.filter(({ event }) => event === kind).map(({ data }) => data as DataOf<K>);

const generatedIn = ({ recipes }: Pick<AnalyzeResponse, 'recipes'>) =>
  recipes.filter(({ generated }) => generated !== undefined);

describe('a client that reads events', () => {
  it('gets what the corpus has at once, each recipe as it is written, and at last the whole answer', async () => {
    provider.tell({ ...written, pieceEveryMs: 15 });
    const { events } = await open();
    const { all, reply } = await events();
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(reply.headers.get('vary')).toMatch(/Accept\b/);
    const [found] = ofKind(all, 'found');
    const [end] = ofKind(all, 'end');
    const recipes = ofKind(all, 'recipe');
    expect(found!.recipes[0]!.title).toBe('Shakshuka');
    expect(generatedIn(found!)).toEqual([]);
    expect(recipes.length).toBeGreaterThanOrEqual(3);
    expect(recipes[0]).toMatchObject({
      title: six[0]!.title,
      language: 'en-GB',
      matchedIngredients: 3,
      totalIngredients: 3,
      needs: [],
      generated: { by: 'fake:1b' },
    });
    expect(end!.recipes).toEqual([...found!.recipes, ...recipes]);
    expect(end!.error).toBeUndefined();
    expect(end!.ingredients).toEqual(found!.ingredients);
    expect(all.at(-1)!.event).toBe('end');
    const kinds = all.map(({ event }) => event);
    expect(kinds.indexOf('found')).toBeLessThan(kinds.indexOf('recipe'));
    const fractions = ofKind(all, 'stage').map(({ fraction }) => fraction);
    expect(fractions.length).toBeGreaterThanOrEqual(4);
    expect([...fractions].sort((a, b) => a - b)).toEqual(fractions);
    expect(JSON.stringify(all)).not.toContain('_devData');
  });

  it('sees the first recipe long before a slow model is done', async () => {
    const text = answerOf(six);
    const pieceLength = 100;
    provider.tell({ ...written, pieceLength, pieceEveryMs: 1_500 / (text.length / pieceLength) });
    const { events } = await open();
    const { all } = await events();
    const at = (kind: AnalyzeEvent['event']) => all.find(({ event }) => event === kind)!.ms;
    expect(at('end')).toBeGreaterThan(1_000);
    expect(at('found')).toBeLessThan(at('end') / 3);
    expect(at('recipe')).toBeLessThan(at('end') / 2);
  });

  it('is refused with a status what can be refused at once', async () => {
    const { post } = await open();
    const reply = await post({
      fields: { ingredients: 'xqzzwv' },
      headers: { accept: 'text/event-stream', 'accept-language': 'fr' },
    });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error: 'NO_INGREDIENTS', unknown: ['xqzzwv'] });
    expect(provider.asks).toHaveLength(0);
  });

  it('stops the model by leaving', async () => {
    provider.tell({ ...written, pieceEveryMs: 200 });
    const { post } = await open();
    const client = new AbortController();
    const reply = await post({ headers: { accept: 'text/event-stream' }, signal: client.signal });
    while (provider.asks.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    client.abort();
    for (let i = 0; i < 100 && !provider.asks[0]!.isLeft; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(provider.asks[0]!.isLeft).toBe(true);
    await expect(reply.text()).rejects.toThrow(/abort/);
  });
});

describe('a client that wants one answer', () => {
  it('gets the corpus and what was written', async () => {
    provider.tell(written);
    const { plain } = await open();
    const { status, body, headers } = await plain();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(analyzeResponseSchema.strict().parse(body).recipes[0]!.title).toBe('Shakshuka');
    expect(generatedIn(body).length).toBeGreaterThanOrEqual(3);
    expect(body.error).toBeUndefined();
  });

  it('gets what is ready when its time is over, without a word of failure', async () => {
    const text = answerOf(six);
    provider.tell({ ...written, pieceLength: 100, pieceEveryMs: 4_000 / (text.length / 100) });
    const { plain } = await open({ environment: { AI_WAIT_MS: '1000' } });
    const from = performance.now();
    const { status, body } = await plain();
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(status).toBe(200);
    expect(body.recipes[0]!.title).toBe('Shakshuka');
    expect(generatedIn(body).length).toBeLessThan(6);
    expect(body.error).toBeUndefined();
    for (let i = 0; i < 100 && !provider.asks[0]!.isLeft; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(provider.asks[0]!.isLeft).toBe(true);
  });

  it('waits for the first recipe where there is nothing else to show', async () => {
    provider.tell({ ...written, firstAfterMs: 600 });
    const { plain } = await open({ environment: { AI_WAIT_MS: '100' } });
    const { status, body } = await plain({ fields: { ingredients: NO_MATCH } });
    expect(status).toBe(200);
    expect(generatedIn(body).length).toBeGreaterThan(0);
  });

  it('is told what was detected where nothing came in time', async () => {
    provider.tell({ kind: 'hang' });
    const { plain, events } = await open({ environment: { AI_TIMEOUT_MS: '600', AI_WAIT_MS: '100' } });
    const { status, body } = await plain({ fields: { ingredients: NO_MATCH } });
    expect([status, body]).toEqual([
      504,
      { error: 'TIMEOUT', message: expect.stringMatching(/in time/) as string, ingredients: [NO_MATCH] },
    ]);
    provider.tell({ kind: 'hang' });
    const { all } = await events({ fields: { ingredients: NO_MATCH } });
    expect(all.at(-1)).toMatchObject({
      event: 'failed',
      data: { status: 504, error: 'TIMEOUT', ingredients: [NO_MATCH] },
    });
  });
});

describe('each fault of the provider', () => {
  const fault = (name: keyof typeof FAULTS, dialect: 'openai' | 'anthropic' = 'openai'): FakeAnswer => ({
    kind: 'fault',
    fault: FAULTS[name][dialect],
  });
  const faults: [string, FakeAnswer, number, string][] = [
    ['a key that is not accepted', fault('unauthorized'), 502, 'AI_AUTH_ERROR'],
    ['a key that may not', fault('forbidden'), 502, 'AI_AUTH_ERROR'],
    ['too many asks', fault('rateLimit'), 429, 'AI_RATE_LIMIT'],
    ['a used-up quota', fault('quota'), 429, 'AI_QUOTA_ERROR'],
    ['a broken server', fault('serverError'), 503, 'AI_SERVER_ERROR'],
    ['too much context', fault('contextTooLarge'), 502, 'AI_CONTEXT_ERROR'],
    ['a broken connection', { kind: 'reset' }, 502, 'AI_NETWORK_ERROR'],
    ['nonsense', { kind: 'text', text: 'I like trains.' }, 503, 'AI_SERVER_ERROR'],
    ['a page', { kind: 'raw', status: 200, contentType: 'text/html', body: '<h1>Hi</h1>' }, 503, 'AI_SERVER_ERROR'],
    ['an endless answer', { kind: 'huge', bytes: 40e6, contentType: 'text/event-stream' }, 502, 'AI_CONTEXT_ERROR'],
  ];

  it.each(faults)('%s, with nothing else to show', async (_name, answer, status, marker) => {
    provider.tell(...Array.from({ length: 8 }, () => answer));
    const { plain, events, get } = await open();
    const reply = await plain({ fields: { ingredients: NO_MATCH }, headers: { 'accept-language': 'es' } });
    expect([reply.status, reply.body.error]).toEqual([status, marker]);
    expect(reply.body.message).toMatch(/asistente de recetas/);
    expect(reply.body.ingredients).toEqual([NO_MATCH]);
    expect(Number(reply.headers.get('retry-after')) > 0).toBe(status === 429);
    expect(JSON.stringify(reply.body)).not.toMatch(/secret-key|sk-te|platform\.example/);
    const { all } = await events({ fields: { ingredients: NO_MATCH } });
    expect(all.at(-1)).toMatchObject({ event: 'failed', data: { status, error: marker } });
    expect((await get<Health>('/api/health')).status).toBe('ok');
  });

  it.each(faults)('%s, with recipes of the corpus to show', async (_name, answer, _status, marker) => {
    provider.tell(...Array.from({ length: 8 }, () => answer));
    const { plain, events } = await open();
    const { status, body } = await plain();
    expect([status, body.error]).toEqual([200, marker]);
    expect(analyzeResponseSchema.strict().parse(body).message).toMatch(/recipe writer/);
    expect(body.recipes[0]!.title).toBe('Shakshuka');
    const { all } = await events();
    const [end] = ofKind(all, 'end');
    expect(end).toMatchObject({ error: marker });
    expect(end!.recipes[0]!.title).toBe('Shakshuka');
  });

  it.each(['end', 'reset', 'halfEvent', 'tooLong', 'overloaded'] as const)(
    'half-way leaves what was written: %s',
    async (cutBy) => {
      provider.tell({ kind: 'text', text: answerOf(six), cutBy });
      const { plain } = await open();
      const { status, body } = await plain();
      expect(status).toBe(200);
      expect(generatedIn(body).length).toBeGreaterThanOrEqual(1);
    },
  );

  it('of the other protocol too', async () => {
    provider.tell(fault('quota', 'anthropic'), { ...written });
    const { plain } = await open({ protocol: 'anthropic' });
    expect((await plain()).body.error).toBe('AI_QUOTA_ERROR');
    expect(generatedIn((await plain()).body).length).toBeGreaterThanOrEqual(3);
  });
});

describe('what a model gets wrong', () => {
  it('is named to it once, and mended; the good recipes are shown at once', async () => {
    const good = drafts(3);
    provider.tell(
      { kind: 'text', text: answerOf([good[0], undercookedDraft(), good[1]]) },
      { kind: 'text', text: answerOf([good[2]]) },
    );
    const { events } = await open();
    const { all } = await events();
    expect(ofKind(all, 'recipe').map(({ title }) => title)).toEqual(good.map(({ title }) => title));
    expect(ofKind(all, 'stage').at(-1)).toMatchObject({ stage: 'repairing' });
    expect(provider.asks).toHaveLength(2);
    expect(provider.asks[1]!.text).toMatch(/refused/);
    expect(provider.asks[1]!.text).toContain(undercookedDraft().title);
  });

  it('is not shown when it stays wrong', async () => {
    provider.tell(
      ...Array.from({ length: 4 }, () => ({ kind: 'text', text: answerOf([undercookedDraft()]) }) as const),
    );
    const { plain } = await open();
    const { status, body } = await plain({ fields: { ingredients: NO_MATCH } });
    expect([status, generatedIn(body)]).toEqual([200, []]);
    expect(provider.asks).toHaveLength(2);
  });

  it('such as the language is a fault as any other', async () => {
    provider.tell({ kind: 'text', text: answerOf(six) }, { kind: 'text', text: answerOf(six) });
    const { plain } = await open();
    const { body } = await plain({ headers: { 'accept-language': 'fr' } });
    expect(generatedIn(body)).toEqual([]);
    expect(provider.asks[0]!.text).toContain('French');
    expect(provider.asks).toHaveLength(2);
  });

  it('is not even asked for where the ask is no kitchen’s', async () => {
    const { plain } = await open();
    const { body } = await plain({ fields: { ingredients: 'eggs, bleach and ammonia' } });
    expect(body.recipes.length).toBeGreaterThan(0);
    expect(provider.asks).toHaveLength(0);
  });
});

describe('a recipe that a model wrote', () => {
  const writeOne = async (environment: Record<string, string> = {}) => {
    provider.tell({ kind: 'text', text: answerOf(drafts(1)) });
    const opened = await open({ environment });
    const { body } = await opened.plain();
    const [recipe] = generatedIn(body);
    return { ...opened, recipe: recipe! };
  };

  it('is read, previewed and saved as any other', async () => {
    const { get, recipe, origin } = await writeOne();
    expect(await get<Recipe>(`/api/recipes/${recipe.id}`, { 'accept-language': 'fr' })).toMatchObject({
      id: recipe.id,
      title: recipe.title,
      language: 'en-GB',
      generated: { by: 'fake:1b' },
    });
    const shared = await app!.inject({ method: 'POST', url: '/api/recipes/share', payload: recipe });
    expect(shared.json()).toEqual({ id: recipe.id, url: expect.stringContaining(`/recipe/${recipe.id}`) as string });
    const created = await app!.inject({ method: 'POST', url: '/api/recipes', payload: recipe });
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

  it('has a drawn picture of its own, which previews of its link show too', async () => {
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
  ])('tells developers what was asked and answered, and nobody else: DEV_TOOLS=%s', async (flag, isTold) => {
    const { get, recipe } = await writeOne({ DEV_TOOLS: flag });
    const read = await get<Recipe>(`/api/recipes/${recipe.id}`);
    expect([recipe._devData !== undefined, read._devData !== undefined]).toEqual([isTold, isTold]);
    const data = JSON.stringify(read._devData ?? {});
    expect([data.includes('You write recipes'), data.includes(six[0]!.description)]).toEqual([isTold, isTold]);
    expect(JSON.stringify(read)).not.toContain(KEY);
  });
});

describe('the same ask', () => {
  it('within a day is answered from what was written, also for another cook and another order', async () => {
    provider.tell(written, written, written);
    const { plain } = await open();
    const first = generatedIn((await plain()).body);
    const again = generatedIn((await plain({ fields: { ingredients: 'onions, tomato, egg' } })).body);
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(provider.asks).toHaveLength(1);
    const fresh = generatedIn((await plain({ fields: { generate: 'fresh' } })).body);
    expect(provider.asks).toHaveLength(2);
    expect(fresh.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });

  it('for the corpus alone, or for further pages, asks no model', async () => {
    const { plain } = await open();
    expect((await plain({ fields: { generate: 'corpus' } })).body.recipes.length).toBeGreaterThan(0);
    await plain({ fields: { offset: '60' } });
    expect(provider.asks).toHaveLength(0);
  });
});

describe('one visitor', () => {
  it('gets a cookie, has one ask under way, and goes on with the newest', async () => {
    provider.tell({ ...written, firstAfterMs: 20_000 }, written);
    const { events, plain, post } = await open();
    const welcome = await post({ fields: { generate: 'corpus' } });
    const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(cookie).toMatch(/^visitor=/);
    const first = events({ headers: { cookie } });
    while (provider.asks.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await plain({ headers: { cookie }, fields: { category: 'Meals' } });
    expect(generatedIn(second.body).length).toBeGreaterThan(0);
    const { all } = await first;
    expect(ofKind(all, 'end')[0]).toMatchObject({ error: 'AI_RATE_LIMIT' });
    expect(provider.asks[0]!.isLeft).toBe(true);
  });

  it('may ask a model so often a minute; the corpus answers on', async () => {
    provider.tell(written, written);
    const { plain } = await open({ environment: { GENERATE_PER_MINUTE: '1' } });
    expect((await plain()).body.error).toBeUndefined();
    const second = await plain({ fields: { category: 'Meals' } });
    expect([second.status, second.body.error]).toEqual([200, 'AI_RATE_LIMIT']);
    const nothing = await plain({ fields: { ingredients: NO_MATCH } });
    expect([nothing.status, nothing.body.error]).toEqual([429, 'AI_RATE_LIMIT']);
    expect(Number(nothing.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(provider.asks).toHaveLength(1);
  });
});

describe('health', () => {
  it('names who writes recipes, and never the key', async () => {
    const { get } = await open();
    const health = await get<Health>('/api/health');
    expect(health).toMatchObject({ generation: true, provider: 'openai-compatible' });
    expect(JSON.stringify(health)).not.toContain(KEY);
  });
});

describe('a server without a model', () => {
  it('answers as it always did, whatever the client reads', async () => {
    app = await openApp();
    const { payload, headers } = form({ ingredients: MATCH });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/analyze',
      payload,
      headers: { ...headers, accept: 'text/event-stream, application/json' },
    });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(reply.json<object>())).toEqual(['recipes', 'ingredients', 'unlocks']);
    expect((await app.inject('/api/health')).json()).toMatchObject({ generation: false });
    expect((await app.inject('/api/health')).json()).not.toHaveProperty('provider');
  });
});
