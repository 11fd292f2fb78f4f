import { analyzeResponseSchema } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import { answerOf, drafts, undercookedDraft } from '@kitchen/testing/drafts';
import { createAnalyzeBench, generatedIn, NO_MATCH, ofKind, six, written } from '../testing/analyzeBench';
import type { FakeAnswer } from '../testing/fakeAnswer';
import { FAULTS } from '../testing/providerFaults';

const bench = createAnalyzeBench();
const { open } = bench;
beforeAll(bench.load);
beforeEach(bench.start);
afterEach(bench.stop);

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
    bench.provider.tell(...Array.from({ length: 8 }, () => answer));
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
    bench.provider.tell(...Array.from({ length: 8 }, () => answer));
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
    'half-way keeps what was written: %s',
    async (cutBy) => {
      bench.provider.tell({ kind: 'text', text: answerOf(six), cutBy });
      const { plain } = await open();
      const { status, body } = await plain();
      expect(status).toBe(200);
      expect(generatedIn(body).length).toBeGreaterThanOrEqual(1);
    },
  );

  it('of the other protocol too', async () => {
    bench.provider.tell(fault('quota', 'anthropic'), { ...written });
    const { plain } = await open({ protocol: 'anthropic' });
    expect((await plain()).body.error).toBe('AI_QUOTA_ERROR');
    expect(generatedIn((await plain()).body).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a fault in a model’s recipe', () => {
  it('is reported to it once, and corrected; the good recipes are shown at once', async () => {
    const good = drafts(3);
    bench.provider.tell(
      { kind: 'text', text: answerOf([good[0], undercookedDraft(), good[1]]) },
      { kind: 'text', text: answerOf([good[2]]) },
    );
    const { events } = await open();
    const { all } = await events();
    expect(ofKind(all, 'recipe').map(({ title }) => title)).toEqual(good.map(({ title }) => title));
    expect(ofKind(all, 'stage').at(-1)).toMatchObject({ stage: 'repairing' });
    expect(bench.provider.asks).toHaveLength(2);
    expect(bench.provider.asks[1]!.text).toMatch(/refused/);
    expect(bench.provider.asks[1]!.text).toContain(undercookedDraft().title);
  });

  it('hides the recipe if it remains', async () => {
    bench.provider.tell(
      ...Array.from({ length: 4 }, () => ({ kind: 'text', text: answerOf([undercookedDraft()]) }) as const),
    );
    const { plain } = await open();
    const { status, body } = await plain({ fields: { ingredients: NO_MATCH } });
    expect([status, generatedIn(body)]).toEqual([200, []]);
    expect(bench.provider.asks).toHaveLength(2);
  });

  it('such as the language is treated like any other', async () => {
    bench.provider.tell({ kind: 'text', text: answerOf(six) }, { kind: 'text', text: answerOf(six) });
    const { plain } = await open();
    const { body } = await plain({ headers: { 'accept-language': 'fr' } });
    expect(generatedIn(body)).toEqual([]);
    expect(bench.provider.asks[0]!.text).toContain('French');
    expect(bench.provider.asks).toHaveLength(2);
  });

  it('is avoided when the request is not about cooking', async () => {
    const { plain } = await open();
    const { body } = await plain({ fields: { ingredients: 'eggs, bleach and ammonia' } });
    expect(body.recipes.length).toBeGreaterThan(0);
    expect(bench.provider.asks).toHaveLength(0);
  });
});
