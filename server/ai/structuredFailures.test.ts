import type { FakeAnswer } from '../testing/fakeAnswer';
import {
  ask,
  createModelBench,
  failureOf,
  faultOf,
  good,
  KEY,
  listen,
  never,
  PROTOCOLS,
  RECIPES,
} from '../testing/modelBench';
import { ModelFailure, ModelLoading, type ModelMarker } from './structuredModel';

const bench = createModelBench();
const { open, speak } = bench;
afterEach(() => bench.close());

/** So many characters of words that never repeat, as a model without an end writes them. */
const manyWords = (length: number): string =>
  Array.from({ length: length / 8 }, (_, i) => String(i).padStart(7, '0')).join(' ');

describe.each(PROTOCOLS)('a model with the protocol of %s', (protocol) => {
  const FAILING: [string, FakeAnswer, ModelMarker, number?][] = [
    ['a key that is wrong', faultOf(protocol, 'unauthorized'), 'AI_AUTH_ERROR'],
    ['a key that may not', faultOf(protocol, 'forbidden'), 'AI_AUTH_ERROR'],
    ['too many asks', faultOf(protocol, 'rateLimit'), 'AI_RATE_LIMIT'],
    ['too many asks for half a minute', faultOf(protocol, 'rateLimit', { 'retry-after': '30' }), 'AI_RATE_LIMIT', 30],
    ['a quota that is used up', faultOf(protocol, 'quota'), 'AI_QUOTA_ERROR'],
    ['a fault of the server', faultOf(protocol, 'serverError'), 'AI_SERVER_ERROR'],
    ['a gateway that reaches no server', faultOf(protocol, 'badGateway'), 'AI_SERVER_ERROR'],
    ['a server with too much to do', faultOf(protocol, 'overloaded'), 'AI_SERVER_ERROR'],
    ['too long an ask', faultOf(protocol, 'contextTooLarge'), 'AI_CONTEXT_ERROR'],
    ['too large a picture', faultOf(protocol, 'imageTooLarge'), 'AI_CONTEXT_ERROR'],
    ['a model that is not there', faultOf(protocol, 'modelNotFound'), 'AI_SERVER_ERROR'],
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
      { kind: 'text', text: `{"recipes":[{"title":"${manyWords(40e6)}"}]}`, pieceLength: 50_000 },
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

  it.each<[string, FakeAnswer, number]>([
    ['broke down once', faultOf(protocol, 'serverError'), 1_000],
    ['had too much to do once', faultOf(protocol, 'overloaded'), 1_000],
    ['asked for two seconds of patience', faultOf(protocol, 'rateLimit', { 'retry-after': '2' }), 2_000],
    ['asked for less than a second of patience', faultOf(protocol, 'rateLimit', { 'retry-after-ms': '700' }), 1_000],
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
    ['refuses the key', faultOf(protocol, 'unauthorized')],
    ['asks for more patience than there is', faultOf(protocol, 'rateLimit', { 'retry-after': '30' })],
    ['asks for patience without end', faultOf(protocol, 'rateLimit')],
    ['has no quota left', faultOf(protocol, 'quota')],
    ['asks for a date that is far', faultOf(protocol, 'rateLimit', { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' })],
    ['takes no such picture', faultOf(protocol, 'imageTooLarge')],
  ])('is not asked again when it %s', async (_, first) => {
    const { tell, asks } = await open();
    tell(first, good);
    await failureOf(speak(protocol).model.object(ask, never()));
    expect(asks).toHaveLength(1);
  });

  it('is asked until the server has loaded it', async () => {
    const loading = faultOf(protocol, 'loading');
    const { tell, asks } = await open();
    tell(loading, loading, loading, good);
    const { model, waits } = speak(protocol);
    expect((await model.object(ask, never())).value).toEqual({ recipes: RECIPES });
    expect(asks).toHaveLength(4);
    expect(waits).toEqual([3_000, 3_000, 3_000]);
  });

  it('is given up when the server loads it for longer than anyone waits', async () => {
    const { tell, asks } = await open();
    tell(...Array.from({ length: 20 }, () => faultOf(protocol, 'loading')));
    const failure = await failureOf(speak(protocol).model.object(ask, never()));
    expect(failure).toBeInstanceOf(ModelLoading);
    expect(failure).toMatchObject({ marker: 'AI_SERVER_ERROR', retryAfterS: 30 });
    expect(asks).toHaveLength(9);
  });
});
