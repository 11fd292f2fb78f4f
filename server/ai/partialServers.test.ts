import type { FakeAnswer } from '../testing/fakeAnswer';
import { ANSWER, ask, createModelBench, failureOf, good, KEY, listen, never, RECIPES } from '../testing/modelBench';
import type { ModelMarker } from './structuredModel';

const bench = createModelBench();
const { open, speak } = bench;
afterEach(() => bench.close());

describe("a server that implements OpenAI's protocol in part", () => {
  it.each<[string, RegExp]>([
    ['response_format', /Its JSON schema/],
    ['temperature', /Something with eggs/],
  ])('is asked once more without %s, and never with it again', async (member, words) => {
    const { tell, asks } = await open({ refuses: [member] });
    tell(good, good);
    const { model } = speak('openai');
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ body }) => member in body)).toEqual([true, false, false]);
    expect(asks[1]?.text).toMatch(words);
  });

  it('is asked without a token count when it does not support one', async () => {
    const { tell, asks } = await open({ refuses: ['stream_options'] });
    tell(good, good);
    const { model } = speak('openai');
    expect((await listen(model)).items).toEqual(RECIPES);
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ body }) => 'stream_options' in body)).toEqual([true, false, false]);
  });

  it('is asked without every feature it refuses', async () => {
    const { tell, asks } = await open({ refuses: ['response_format', 'temperature', 'stream_options'] });
    tell(good);
    expect((await listen(speak('openai').model)).items).toEqual(RECIPES);
    expect(asks).toHaveLength(4);
  });

  it('may send a whole response when a stream was requested', async () => {
    const { tell, asks } = await open({ knowsNoStreams: true });
    tell(good, good, good);
    const { model } = speak('openai');
    expect((await listen(model)).items).toEqual(RECIPES);
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ body }) => body.stream ?? false)).toEqual([true, false, false]);
  });

  it('may report a failure in a stream of another form', async () => {
    const { tell } = await open();
    const body = 'data: {"error":"the model ran out of memory"}\n\n';
    tell({ kind: 'raw', status: 200, contentType: 'text/event-stream', body });
    expect((await listen(speak('openai').model)).failure).toMatchObject({
      marker: 'AI_SERVER_ERROR',
      detail: 'the model ran out of memory',
    });
  });

  it.each<[string, ModelMarker]>([
    ['{"error":{"message":"Insufficient credits","code":402}}', 'AI_QUOTA_ERROR'],
    ['{"error":{"message":"Provider returned error","code":429}}', 'AI_RATE_LIMIT'],
    ['{"error":{"message":"User not found.","code":401}}', 'AI_AUTH_ERROR'],
  ])('may fail with status 200: %s', async (body, marker) => {
    const { tell } = await open();
    const answer: FakeAnswer = { kind: 'raw', status: 200, contentType: 'application/json', body };
    tell(answer, answer);
    expect(await failureOf(speak('openai').model.object(ask, never()))).toMatchObject({ marker });
  });

  it('is unreachable when nothing listens', async () => {
    await open();
    const { model } = speak('openai');
    await bench.close();
    expect(await failureOf(model.object(ask, never()))).toMatchObject({
      marker: 'AI_NETWORK_ERROR',
      message: 'the connection failed: ECONNREFUSED',
    });
  });

  it('needs no key', async () => {
    const { tell, asks } = await open();
    tell(good);
    await speak('openai', { apiKey: undefined }).model.object(ask, never());
    expect(asks[0]?.headers.authorization).toBeUndefined();
  });
});

describe('OpenAI itself', () => {
  it('uses the same protocol, with its key', async () => {
    const { tell, asks } = await open();
    tell(good, good);
    const { model } = speak('openai', { provider: 'openai' });
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
  });
});

describe('a Claude that returns JSON through a tool call', () => {
  it.each([ANSWER, ANSWER.replace('"Serve them."]', '"Serve them.",]')])('is read like any other: %#', async (text) => {
    const { tell } = await open();
    tell({ kind: 'text', text }, { kind: 'text', text });
    const { model } = speak('anthropic', { model: 'claude-3-haiku-20240307' });
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
  });
});
