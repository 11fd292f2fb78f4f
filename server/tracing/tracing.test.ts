import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../db/openDatabase';
import { form, openApp } from '../testing/openApp';
import { signUp } from '../testing/signUp';
import { openTracing, type Tracing } from './tracing';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that keeps what it gets, as a real one would by OTLP over HTTP. */
const openCollector = async () => {
  const bodies: string[] = [];
  const paths: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      paths.push(request.url!);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    text: () => bodies.join('\n'),
    paths,
    spans: (): Span[] =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
          ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
};

let collector: Awaited<ReturnType<typeof openCollector>>;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(() => collector.close());

const opened = async (environment: Record<string, string> = {}, share = 1) => {
  const tracing: Tracing = openTracing({ endpoint: collector.endpoint, service: 'larder', version: '1', share });
  const db = await openDatabase(':memory:', undefined, undefined, { ended: tracing.statement });
  const app = await openApp({ db, tracing, environment });
  const end = async () => {
    await app.close();
    await tracing.close();
    await db.destroy();
    return collector.spans();
  };
  return { app, tracing, end };
};

const valueOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('makes a span of a request, with its statements below it', async () => {
  const { app, end } = await opened();
  await app.inject({ url: '/api/recipes/123456' });
  const spans = await end();
  expect(collector.paths).toContain('/v1/traces');
  const request = spans.find(({ name }) => name === 'GET /api/recipes/:id')!;
  expect(valueOf(request, 'http.response.status_code')).toBe(404);
  expect(request.parentSpanId ?? '').toBe('');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(String(valueOf(statements[0]!, 'db.query.text'))).toMatch(/^select .* from "\w+"/);
  expect(new Set([request, ...statements].map(({ traceId }) => traceId)).size).toBe(1);
});

it('reveals neither what was asked nor who asked', async () => {
  const { app, end } = await opened();
  await signUp(app, 'ada.secret');
  await app.inject({ method: 'POST', url: '/api/analyze', ...form({ ingredients: 'eggs and zebrafruit' }) });
  await app.inject({ url: '/recipe/123456?from=secretplace' });
  const spans = await end();
  expect(spans.length).toBeGreaterThan(3);
  for (const word of ['zebrafruit', 'ada.secret', 'example.org', 'battery', 'secretplace', '127.0.0.1'])
    expect(collector.text()).not.toContain(word);
});

const PARENT = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${PARENT}-00f067aa0ba902b7-01`;

it.each([
  ['goes on with the trace of a proxy that is trusted', { TRUST_PROXY: '1' }, traceparent, true],
  ['begins its own trace when no proxy is trusted', {}, traceparent, false],
  ['begins its own after a header that cannot be read', { TRUST_PROXY: '1' }, 'nonsense', false],
])('%s', async (_what, environment: Record<string, string>, header, goesOn) => {
  const { app, end } = await opened(environment);
  await app.inject({ url: '/api/live', headers: { traceparent: header } });
  const spans = await end();
  expect(spans).toHaveLength(1);
  expect(spans[0]!.traceId === PARENT).toBe(goesOn);
});

it('traces the share of requests that is wanted', async () => {
  const { app, end } = await opened({}, 0);
  await app.inject({ url: '/api/live' });
  expect(await end()).toEqual([]);
});

it('records a request to a model with its tokens and outcome', async () => {
  const { app, tracing, end } = await opened();
  app.addHook('preHandler', (_request, _reply, done) => {
    tracing.asked({
      purpose: 'recipes',
      model: 'small',
      ms: 12,
      tries: 1,
      usage: { inputTokens: 7, outputTokens: 9 },
      isCancelled: false,
    });
    done();
  });
  await app.inject({ url: '/api/live' });
  const model = (await end()).find(({ name }) => name === 'model recipes')!;
  expect([valueOf(model, 'gen_ai.usage.output_tokens'), valueOf(model, 'outcome')]).toEqual([9, 'ok']);
});

it('answers as usual and stops in time while the collector is away', async () => {
  const { app, end } = await opened();
  collector.close();
  expect((await app.inject({ url: '/api/live' })).statusCode).toBe(200);
  await expect(end()).resolves.toEqual([]);
});
