import { analyzeResponseSchema, type AnalyzeEvent } from '@contracts/analyze';
import { answerOf } from '@kitchen/testing/drafts';
import { createAnalyzeBench, generatedIn, MATCH, NO_MATCH, ofKind, six, written } from '../testing/analyzeBench';
import { form, openApp } from '../testing/openApp';

const bench = createAnalyzeBench();
const { open } = bench;
beforeAll(bench.load);
beforeEach(bench.start);
afterEach(bench.stop);

describe('a client that reads events', () => {
  it('gets the corpus results at once, each recipe as it is written, and at last the whole response', async () => {
    bench.provider.tell({ ...written, pieceEveryMs: 15 });
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

  it('sees the first recipe long before a slow model has finished', async () => {
    const text = answerOf(six);
    const pieceLength = 100;
    bench.provider.tell({ ...written, pieceLength, pieceEveryMs: 1_500 / (text.length / pieceLength) });
    const { events } = await open();
    const { all } = await events();
    const at = (kind: AnalyzeEvent['event']) => all.find(({ event }) => event === kind)!.ms;
    expect(at('end')).toBeGreaterThan(1_000);
    expect(at('found')).toBeLessThan(at('end') / 3);
    expect(at('recipe')).toBeLessThan(at('end') / 2);
  });

  it('gets immediate failures as a plain status', async () => {
    const { post } = await open();
    const reply = await post({
      fields: { ingredients: 'xqzzwv' },
      headers: { accept: 'text/event-stream', 'accept-language': 'fr' },
    });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error: 'NO_INGREDIENTS', unknown: ['xqzzwv'] });
    expect(bench.provider.asks).toHaveLength(0);
  });

  it('stops the model by disconnecting', async () => {
    bench.provider.tell({ ...written, pieceEveryMs: 200 });
    const { post } = await open();
    const client = new AbortController();
    const reply = await post({ headers: { accept: 'text/event-stream' }, signal: client.signal });
    while (bench.provider.asks.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    client.abort();
    for (let i = 0; i < 100 && !bench.provider.asks[0]!.isLeft; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bench.provider.asks[0]!.isLeft).toBe(true);
    await expect(reply.text()).rejects.toThrow(/abort/);
  });
});

describe('a client that wants one response', () => {
  it('gets the corpus results and the written recipes', async () => {
    bench.provider.tell(written);
    const { plain } = await open();
    const { status, body, headers } = await plain();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(analyzeResponseSchema.strict().parse(body).recipes[0]!.title).toBe('Shakshuka');
    expect(generatedIn(body).length).toBeGreaterThanOrEqual(3);
    expect(body.error).toBeUndefined();
  });

  it('gets what is ready when its time is over, without an error message', async () => {
    const text = answerOf(six);
    bench.provider.tell({ ...written, pieceLength: 100, pieceEveryMs: 4_000 / (text.length / 100) });
    const { plain } = await open({ environment: { AI_WAIT_MS: '1000' } });
    const from = performance.now();
    const { status, body } = await plain();
    // The whole answer takes four seconds.
    expect(performance.now() - from).toBeLessThan(3_500);
    expect(status).toBe(200);
    expect(body.recipes[0]!.title).toBe('Shakshuka');
    expect(generatedIn(body).length).toBeLessThan(6);
    expect(body.error).toBeUndefined();
    for (let i = 0; i < 100 && !bench.provider.asks[0]!.isLeft; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bench.provider.asks[0]!.isLeft).toBe(true);
  });

  it('waits for the first recipe when there is nothing else to show', async () => {
    bench.provider.tell({ ...written, firstAfterMs: 600 });
    const { plain } = await open({ environment: { AI_WAIT_MS: '100' } });
    const { status, body } = await plain({ fields: { ingredients: NO_MATCH } });
    expect(status).toBe(200);
    expect(generatedIn(body).length).toBeGreaterThan(0);
  });

  it('is told what was detected when nothing arrived in time', async () => {
    bench.provider.tell({ kind: 'hang' });
    const { plain, events } = await open({ environment: { AI_TIMEOUT_MS: '600', AI_WAIT_MS: '100' } });
    const { status, body } = await plain({ fields: { ingredients: NO_MATCH } });
    expect([status, body]).toEqual([
      504,
      { error: 'TIMEOUT', message: expect.stringMatching(/in time/) as string, ingredients: [NO_MATCH] },
    ]);
    bench.provider.tell({ kind: 'hang' });
    const { all } = await events({ fields: { ingredients: NO_MATCH } });
    expect(all.at(-1)).toMatchObject({
      event: 'failed',
      data: { status: 504, error: 'TIMEOUT', ingredients: [NO_MATCH] },
    });
  });
});

describe('a server without a model', () => {
  it('answers with one response, whatever the client reads', async () => {
    const app = await openApp();
    const { payload, headers } = form({ ingredients: MATCH });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/analyze',
      payload,
      headers: { ...headers, accept: 'text/event-stream, application/json' },
    });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(reply.json<object>())).toEqual(['recipes', 'ingredients', 'found', 'unlocks', 'cuisines']);
    expect((await app.inject('/api/health')).json()).toMatchObject({ generation: false });
    expect((await app.inject('/api/health')).json()).not.toHaveProperty('provider');
    await app.close();
  });
});
