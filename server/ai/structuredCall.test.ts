import sharp from 'sharp';
import { z } from 'zod';
import type { Protocol } from '../testing/fakeDialects';
import { FAULTS, openFakeProvider, type FakeAnswer, type FakeProvider, type FaultName } from '../testing/fakeProvider';
import type { ModelSettings } from './modelConfig';
import { createStructuredModel, type AskReport } from './structuredCall';
import { ModelFailure, type ModelMarker, type StructuredAsk, type StructuredModel } from './structuredModel';

const KEY = 'sk-test-key-of-the-operator';

const answerSchema = z.object({
  recipes: z.array(
    z.object({
      title: z.string().max(80),
      servings: z.int().min(1).max(24).optional(),
      steps: z.array(z.string()).min(1),
    }),
  ),
});

const ask: StructuredAsk = {
  system: 'You are a cook.',
  prompt: 'Something with eggs.',
  schema: answerSchema,
  maxTokens: 500,
  purpose: 'recipes',
};

const recipe = (title: string) => ({ title, steps: ['Boil the eggs for 10 minutes.', 'Serve them.'] });
const RECIPES = ['Boiled eggs', 'Fried eggs', 'Poached eggs'].map(recipe);
const ANSWER = JSON.stringify({ recipes: RECIPES });
const good: FakeAnswer = { kind: 'text', text: ANSWER };

const never = () => new AbortController().signal;

let provider: FakeProvider | undefined;

const open = async (behaviour?: Parameters<typeof openFakeProvider>[0]) => {
  provider = await openFakeProvider(behaviour);
  return provider;
};

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

interface Spoken {
  model: StructuredModel;
  reports: AskReport[];
  /** Before which further tries it waited, in milliseconds. */
  waits: number[];
}

const speak = (protocol: Protocol, settings: Partial<ModelSettings> = {}): Spoken => {
  const reports: AskReport[] = [];
  const waits: number[] = [];
  const modelId = settings.model ?? 'fake-model';
  const model = createStructuredModel({
    settings: {
      provider: protocol === 'openai' ? 'openai-compatible' : protocol,
      baseUrl: provider?.baseUrl,
      model: modelId,
      visionModel: modelId,
      apiKey: KEY,
      timeoutMs: 10_000,
      ...settings,
    },
    modelId,
    asked: (report) => reports.push(report),
    wait: async (ms) => void waits.push(ms),
  });
  return { model, reports, waits };
};

interface Heard {
  items: unknown[];
  isCut?: boolean;
  text?: string;
  failure?: unknown;
}

const listen = async (model: StructuredModel, signal = never()): Promise<Heard> => {
  const items: unknown[] = [];
  try {
    for await (const part of model.list(ask, signal)) {
      if ('end' in part) return { items, isCut: part.end.isCut, text: part.end.text };
      items.push(part.item);
    }
  } catch (failure) {
    return { items, failure };
  }
  return { items };
};

const failureOf = async (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => undefined,
    (failure: unknown) => failure,
  );

const PROTOCOLS: Protocol[] = ['openai', 'anthropic', 'google'];

describe.each(PROTOCOLS)('a model that speaks as %s does', (protocol) => {
  it('answers one value', async () => {
    const { tell, asks } = await open();
    tell({ ...good, inputTokens: 321, outputTokens: 123 });
    const { model, reports } = speak(protocol);
    expect(await model.object(ask, never())).toEqual({
      value: { recipes: RECIPES },
      text: expect.stringContaining('Boiled eggs') as string,
      usage: { inputTokens: 321, outputTokens: 123 },
      isCut: false,
    });
    expect(asks).toHaveLength(1);
    expect(asks[0]?.text).toContain('Something with eggs.');
    expect(reports).toEqual([
      expect.objectContaining({ purpose: 'recipes', tries: 1, usage: { inputTokens: 321, outputTokens: 123 } }),
    ]);
  });

  it('is held to the schema by the provider', async () => {
    const { tell, asks } = await open();
    tell(good);
    await speak(protocol).model.object(ask, never());
    expect(asks[0]?.text).toMatch(/"(?:json_schema|input_schema|schema|responseSchema|responseJsonSchema)"/);
    expect(asks[0]?.text).not.toMatch(/Its JSON schema|maxLength|minItems/);
  });

  it('streams a list, each element as soon as it is complete', async () => {
    const { tell, asks } = await open();
    tell({ ...good, pieceEveryMs: 15, pieceLength: 10 });
    const times: number[] = [];
    const { model, reports } = speak(protocol);
    const parts: unknown[] = [];
    for await (const part of model.list(ask, never())) {
      times.push(performance.now());
      parts.push(part);
    }
    const usage = { inputTokens: 100, outputTokens: 50 };
    expect(parts).toEqual([...RECIPES.map((item) => ({ item })), { end: { text: ANSWER, usage, isCut: false } }]);
    expect(asks).toHaveLength(1);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(100);
    expect(reports[0]).toMatchObject({ usage: { inputTokens: 100, outputTokens: 50 }, tries: 1, isCancelled: false });
  });

  const fault = (name: FaultName, headers?: Record<string, string>): FakeAnswer => ({
    kind: 'fault',
    fault: FAULTS[name][protocol],
    ...(headers && { headers }),
  });

  const FAILING: [string, FakeAnswer, ModelMarker, number?][] = [
    ['a key that is wrong', fault('unauthorized'), 'AI_AUTH_ERROR'],
    ['a key that may not', fault('forbidden'), 'AI_AUTH_ERROR'],
    ['too many asks', fault('rateLimit'), 'AI_RATE_LIMIT'],
    ['too many asks for half a minute', fault('rateLimit', { 'retry-after': '30' }), 'AI_RATE_LIMIT', 30],
    ['a quota that is used up', fault('quota'), 'AI_QUOTA_ERROR'],
    ['a fault of the server', fault('serverError'), 'AI_SERVER_ERROR'],
    ['a gateway that reaches nobody', fault('badGateway'), 'AI_SERVER_ERROR'],
    ['a server with too much to do', fault('overloaded'), 'AI_SERVER_ERROR'],
    ['too long an ask', fault('contextTooLarge'), 'AI_CONTEXT_ERROR'],
    ['too large a picture', fault('imageTooLarge'), 'AI_CONTEXT_ERROR'],
    ['a model that is not there', fault('modelNotFound'), 'AI_SERVER_ERROR'],
    ['a connection that breaks', { kind: 'reset' }, 'AI_NETWORK_ERROR'],
    ['something that is not HTTP', { kind: 'garbage' }, 'AI_NETWORK_ERROR'],
    ['an apology', { kind: 'text', text: 'I am sorry, I can only talk about the weather.' }, 'AI_SERVER_ERROR'],
    ['nothing', { kind: 'text', text: '' }, 'AI_SERVER_ERROR'],
    ['a web page', { kind: 'raw', status: 200, contentType: 'text/html', body: '<html>Hi</html>' }, 'AI_SERVER_ERROR'],
    [
      'the error page of a proxy',
      { kind: 'raw', status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' },
      'AI_SERVER_ERROR',
    ],
    [
      'a way to another address',
      { kind: 'raw', status: 307, contentType: 'text/plain', body: '', headers: { location: 'http://127.0.0.1:9/' } },
      'AI_SERVER_ERROR',
    ],
    [
      'JSON of something else',
      { kind: 'raw', status: 200, contentType: 'text/plain', body: '{"a":' },
      'AI_SERVER_ERROR',
    ],
    ['forty megabytes of text', { kind: 'huge', bytes: 40e6, contentType: 'text/event-stream' }, 'AI_CONTEXT_ERROR'],
    [
      'forty megabytes of an error',
      { kind: 'huge', bytes: 40e6, contentType: 'text/plain', status: 500 },
      'AI_SERVER_ERROR',
    ],
    [
      'forty megabytes of recipe',
      { kind: 'text', text: `{"recipes":[{"title":"${'x'.repeat(40e6)}"}]}`, pieceLength: 50_000 },
      'AI_CONTEXT_ERROR',
    ],
  ];

  describe.each(FAILING)('with %s', (_, answer, marker, retryAfterS) => {
    it.each(['object', 'list'] as const)(`fails with ${marker} (%s)`, async (call) => {
      const { tell } = await open();
      tell(answer, answer, answer);
      const { model, reports } = speak(protocol);
      const failure = call === 'object' ? await failureOf(model.object(ask, never())) : (await listen(model)).failure;
      expect(failure).toBeInstanceOf(ModelFailure);
      expect(failure).toMatchObject({ marker, retryAfterS });
      expect(JSON.stringify(failure) + String(failure)).not.toContain(KEY);
      expect(reports).toEqual([expect.objectContaining({ failure })]);
    });
  });

  it.each(['object', 'list'] as const)('is not waited for beyond its time (%s)', async (call) => {
    const { tell, asks } = await open();
    tell({ kind: 'hang' });
    const { model } = speak(protocol, { timeoutMs: 300 });
    const startedAt = performance.now();
    const failure = call === 'object' ? await failureOf(model.object(ask, never())) : (await listen(model)).failure;
    expect(failure).toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(asks).toHaveLength(1);
  });

  it.each<[string, FakeAnswer, number]>([
    ['broke down once', fault('serverError'), 1_000],
    ['had too much to do once', fault('overloaded'), 1_000],
    ['asked for two seconds of patience', fault('rateLimit', { 'retry-after': '2' }), 2_000],
    ['asked for less than a second of patience', fault('rateLimit', { 'retry-after-ms': '700' }), 1_000],
    ['lost the connection once', { kind: 'reset' }, 250],
  ])('is asked again when it %s', async (_, first, pause) => {
    const { tell, asks } = await open();
    tell(first, good, first, good);
    const { model, waits } = speak(protocol);
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks).toHaveLength(4);
    expect(waits).toEqual([pause, pause]);
  });

  it.each<[string, FakeAnswer]>([
    ['refuses the key', fault('unauthorized')],
    ['asks for more patience than there is', fault('rateLimit', { 'retry-after': '30' })],
    ['asks for patience without end', fault('rateLimit')],
    ['has no quota left', fault('quota')],
    ['asks for a date that is far', fault('rateLimit', { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' })],
    ['takes no such picture', fault('imageTooLarge')],
  ])('is not asked again when it %s', async (_, first) => {
    const { tell, asks } = await open();
    tell(first, good);
    await failureOf(speak(protocol).model.object(ask, never()));
    expect(asks).toHaveLength(1);
  });

  it.each<[string, FakeAnswer & { kind: 'text' }, object]>([
    ['resets the connection', { ...good, cutBy: 'reset' }, { failure: { marker: 'AI_NETWORK_ERROR' } }],
    ['falls silent', { ...good, cutBy: 'hang' }, { failure: { marker: 'AI_TIMEOUT_ERROR' } }],
    ['says that it has too much to do', { ...good, cutBy: 'overloaded' }, { failure: { marker: 'AI_SERVER_ERROR' } }],
    ['ends', { ...good, cutBy: 'end' }, { isCut: true }],
    ['ends with half an event', { ...good, cutBy: 'halfEvent' }, { isCut: true }],
    ['reaches its longest', { ...good, cutBy: 'tooLong' }, { isCut: true }],
  ])('has given what was complete when it %s half-way', async (_, answer, ending) => {
    const { tell, asks } = await open();
    tell({ ...answer, stopAfter: ANSWER.indexOf('Poached') });
    const heard = await listen(speak(protocol, { timeoutMs: 1_500 }).model);
    expect(heard.items).toEqual(RECIPES.slice(0, 2));
    expect(heard).toMatchObject(ending);
    expect(asks).toHaveLength(1);
  });

  it('has given what was complete when it is too slow', async () => {
    const { tell } = await open();
    tell({ ...good, pieceEveryMs: 60, pieceLength: 12 });
    const { items, failure } = await listen(speak(protocol, { timeoutMs: 900 }).model);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toEqual(RECIPES.slice(0, items.length));
    expect(failure).toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
  });

  it('gives one value as far as it was complete when it grew too long', async () => {
    const { tell } = await open();
    tell({ ...good, cutBy: 'tooLong', stopAfter: ANSWER.indexOf('Poached') });
    const { value, isCut } = await speak(protocol).model.object(ask, never());
    expect({ value, isCut }).toEqual({ value: { recipes: RECIPES.slice(0, 2) }, isCut: true });
  });

  it.each(['object', 'list'] as const)('stops when the caller leaves (%s)', async (call) => {
    const { tell, asks } = await open();
    tell({ kind: 'hang' });
    const caller = new AbortController();
    const reason = new Error('the client left');
    const { model, reports } = speak(protocol);
    const asking = call === 'object' ? model.object(ask, caller.signal) : listen(model, caller.signal);
    const ended = failureOf(Promise.resolve(asking));
    setTimeout(() => caller.abort(reason), 150);
    const heard = call === 'object' ? await ended : ((await asking) as Heard).failure;
    expect(heard).toBe(reason);
    expect(reports).toEqual([expect.objectContaining({ isCancelled: true })]);
    await expect(leftBy(asks)).resolves.toBe(true);
  });

  it('stops when nobody listens any more', async () => {
    const { tell, asks } = await open();
    tell({ ...good, pieceEveryMs: 30, pieceLength: 10 });
    for await (const part of speak(protocol).model.list(ask, never())) {
      expect(part).toEqual({ item: RECIPES[0] });
      break;
    }
    await expect(leftBy(asks)).resolves.toBe(true);
  });

  it('is asked nothing for a caller who has left already', async () => {
    const { asks } = await open();
    const reason = new Error('gone');
    expect(await failureOf(speak(protocol).model.object(ask, AbortSignal.abort(reason)))).toBe(reason);
    expect(asks).toHaveLength(0);
  });

  it('sees a picture, sent as JPEG', async () => {
    const { tell, asks } = await open();
    tell(good);
    const image = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    await speak(protocol).model.object({ ...ask, images: [image] }, never());
    expect(asks[0]?.text).toContain(image.toString('base64'));
    expect(asks[0]?.text).toContain('image/jpeg');
  });
});

/** Whether the provider saw that the last ask was given up. */
const leftBy = async (asks: FakeProvider['asks']): Promise<boolean> => {
  for (let i = 0; i < 100 && asks.at(-1)?.isLeft !== true; i += 1) await new Promise((next) => setTimeout(next, 20));
  return asks.at(-1)?.isLeft === true;
};

describe('a server that speaks as OpenAI does, but not all of it', () => {
  it.each<[string, RegExp]>([
    ['response_format', /Its JSON schema/],
    ['temperature', /Something with eggs/],
  ])('is asked once more without %s, and so from then on', async (member, words) => {
    const { tell, asks } = await open({ refuses: [member] });
    tell(good, good);
    const { model } = speak('openai');
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ body }) => member in body)).toEqual([true, false, false]);
    expect(asks[1]?.text).toMatch(words);
  });

  it('is asked without counting tokens when it cannot', async () => {
    const { tell, asks } = await open({ refuses: ['stream_options'] });
    tell(good, good);
    const { model } = speak('openai');
    expect((await listen(model)).items).toEqual(RECIPES);
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ body }) => 'stream_options' in body)).toEqual([true, false, false]);
  });

  it('is asked for everything less that it refuses', async () => {
    const { tell, asks } = await open({ refuses: ['response_format', 'temperature', 'stream_options'] });
    tell(good);
    expect((await listen(speak('openai').model)).items).toEqual(RECIPES);
    expect(asks).toHaveLength(4);
  });

  it('may answer whole where a stream was asked for', async () => {
    const { tell, asks } = await open({ knowsNoStreams: true });
    tell(good, good, good);
    const { model } = speak('openai');
    expect((await listen(model)).items).toEqual(RECIPES);
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ body }) => body.stream ?? false)).toEqual([true, false, false]);
  });

  it('may say in a stream of another form that it failed', async () => {
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

  it('is not reached where nobody listens', async () => {
    const { close } = await open();
    const { model } = speak('openai');
    await close();
    provider = undefined;
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
  it('answers by the same protocol, with its key', async () => {
    const { tell, asks } = await open();
    tell(good, good);
    const { model } = speak('openai', { provider: 'openai' });
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
    expect(asks.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
  });
});

describe('a Claude that gives JSON by calling a tool', () => {
  it.each([ANSWER, ANSWER.replace('"Serve them."]', '"Serve them.",]')])('is read as any other: %#', async (text) => {
    const { tell } = await open();
    tell({ kind: 'text', text }, { kind: 'text', text });
    const { model } = speak('anthropic', { model: 'claude-3-haiku-20240307' });
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect((await listen(model)).items).toEqual(RECIPES);
  });
});

describe('a picture for a model', () => {
  const picture = sharp({ create: { width: 1_025, height: 20, channels: 3, background: '#c33' } });

  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['larger than 1,024 px', () => picture.clone().jpeg().toBuffer(), /1024 px/],
    ['a WebP', () => picture.clone().webp().toBuffer(), /must be a JPEG/],
    ['nothing', async () => new Uint8Array(), /must be a JPEG/],
    ['half a JPEG', async () => Uint8Array.of(0xff, 0xd8, 0xff), /must be a JPEG/],
  ])('is not sent when it is %s', async (_, make, message) => {
    const { asks } = await open();
    const images = [await make()];
    await expect(speak('openai').model.object({ ...ask, images }, never())).rejects.toThrow(message);
    expect(asks).toHaveLength(0);
  });

  it.each([{}, { progressive: true }, { mozjpeg: true }])('is sent as any JPEG of %j', async (options) => {
    const { tell, asks } = await open();
    tell(good);
    const image = await sharp({ create: { width: 1_024, height: 1_024, channels: 3, background: '#3a3' } })
      .withExif({ IFD0: { Copyright: 'A cook' } })
      .jpeg(options)
      .toBuffer();
    await speak('openai').model.object({ ...ask, images: [image] }, never());
    expect(asks).toHaveLength(1);
  });
});
