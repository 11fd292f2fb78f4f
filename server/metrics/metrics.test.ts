import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { knowsHost } from '../plugins/hostCheck';
import { openApp } from '../testing/openApp';
import { createMetrics } from './metrics';
import { openMetricsServer } from './metricsServer';

const TOKEN = 'sixteen letters at least';
const ASK = { authorization: `Bearer ${TOKEN}` };

let app: FastifyInstance;
let metrics: ReturnType<typeof createMetrics>;
beforeEach(async () => {
  metrics = createMetrics('1.2.3', { input: 2, output: 8 });
  app = await openApp({ metrics, environment: { METRICS_TOKEN: TOKEN } });
});
afterEach(() => app.close());

const scrape = async () => (await app.inject({ url: '/metrics', headers: ASK })).body;
const valueOf = (text: string, series: string): number =>
  Number(text.split('\n').find((line) => line.startsWith(`${series} `))?.split(' ').at(-1)); // prettier-ignore
/** The names and labels of all series. */
const seriesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('larder_'))
    .map((line) => line.split(' ')[0]!);

describe('the metrics on the main port', () => {
  it('need the token', async () => {
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
      const reply = await app.inject({
        url: '/metrics',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([reply.statusCode, reply.body, reply.headers['www-authenticate']]).toEqual([401, '', 'Bearer']);
    }
    const reply = await app.inject({ url: '/metrics', headers: ASK });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.body).toContain(`larder_build_info{version="1.2.3",node="${process.version}"} 1`);
  });

  it('are an unknown address when they are off', async () => {
    const plain = await openApp();
    const [off, unknown] = await Promise.all([plain.inject('/metrics'), plain.inject('/anything')]);
    expect([off.statusCode, off.body]).toEqual([404, unknown.body]);
    await plain.close();
  });
});

describe('the metrics', () => {
  it('count requests by route, and no path adds a series', async () => {
    const ask = (i: number) =>
      Promise.all([
        app.inject(`/unknown-${i}`),
        app.inject(`/api/unknown/${i}`),
        app.inject(`/api/recipes/${i}`),
        app.inject(`/api/recipes/${i}/more?x=${i}`),
        app.inject(`/pictures/dish-${i}.webp`),
        app.inject(`/%ff${i}`),
        app.inject({ url: `/${i}`, method: 'OPTIONS' }),
      ]);
    await ask(0);
    const before = seriesOf(await scrape());
    for (let i = 1; i <= 1_000; i += 1) await ask(i);
    const text = await scrape();
    const isNew = (series: string) => !before.includes(series) && !series.includes('route="/metrics"');
    expect(seriesOf(text).filter(isNew)).toEqual([]);
    expect(valueOf(text, 'larder_http_requests_total{method="GET",route="/api/recipes/:id",status="404"}')).toBe(1_001);
    expect(before.length).toBeLessThan(250);
  });

  it('count failed sign-ins and refusals by kind', async () => {
    const payload = { email: 'ada@example.org', password: 'wrong password' };
    await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { origin: 'https://evil.example' } });
    const text = await scrape();
    expect(valueOf(text, 'larder_security_events_total{kind="signInFailed"}')).toBe(1);
    expect(valueOf(text, 'larder_security_events_total{kind="originRefused"}')).toBe(1);
  });

  it('count what models were asked, with tokens and cost', async () => {
    const usage = { inputTokens: 500_000, outputTokens: 250_000 };
    metrics.asked({ purpose: 'ask', model: 'any', ms: 1_200, tries: 1, usage, isCancelled: false });
    const text = await scrape();
    expect(valueOf(text, 'larder_model_requests_total{outcome="ok"}')).toBe(1);
    expect(valueOf(text, 'larder_model_tokens_total{direction="in"}')).toBe(500_000);
    expect(valueOf(text, 'larder_model_cost_total')).toBe(3);
  });

  it('count failed statements by a few faults', async () => {
    metrics.databaseFailed(Object.assign(new Error(), { code: 'SQLITE_FULL' }));
    for (const code of ['SQLITE_CONSTRAINT_UNIQUE', '23505', undefined]) metrics.databaseFailed({ code });
    const text = await scrape();
    expect(valueOf(text, 'larder_database_errors_total{fault="full"}')).toBe(1);
    expect(valueOf(text, 'larder_database_errors_total{fault="other"}')).toBe(3);
  });

  it('show every queue, the event loop and the number of recipes', async () => {
    const text = await scrape();
    for (const queue of ['recipeReading', 'passwordHashing', 'pictureDrawing', 'photoDecoding', 'photoReading'])
      expect(valueOf(text, `larder_queue_length{queue="${queue}"}`)).toBe(0);
    expect(valueOf(text, 'larder_recipes')).toBe(6);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});

describe('the port of the metrics', () => {
  it('serves them and nothing else', async () => {
    const server = await openMetricsServer(metrics, 0, () => true);
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    expect(await (await at('/metrics')).text()).toContain('larder_build_info');
    expect([(await at('/')).status, (await at('/metrics', 'POST')).status]).toEqual([404, 404]);
    server.close();
  });

  it('answers with a failure when the values cannot be read, and goes on', async () => {
    const text = jest.fn().mockRejectedValueOnce(new Error('no values')).mockResolvedValue('values');
    const server = await openMetricsServer({ ...metrics, text }, 0, () => true);
    const ask = () => fetch(`http://127.0.0.1:${server.port}/metrics`, { signal: AbortSignal.timeout(5_000) });
    try {
      expect([(await ask()).status, (await ask()).status]).toEqual([500, 200]);
    } finally {
      server.close();
    }
  });

  it('names its own setting when another program has the port', async () => {
    const first = await openMetricsServer(metrics, 0, () => true);
    await expect(openMetricsServer(metrics, first.port, () => true)).rejects.toThrow(
      `METRICS_PORT: ${first.port} is in use. Set METRICS_PORT to another number.`,
    );
    first.close();
  });

  it('refuses requests for another host, as the main port does', async () => {
    const server = await openMetricsServer(metrics, 0, knowsHost(readConfig({ ALLOWED_HOSTS: 'kitchen.lan' })));
    const statusFor = async (host: string) => {
      const asked = get({ host: '127.0.0.1', port: server.port, path: '/metrics', headers: { host } });
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    const hosts = ['localhost:9100', '127.0.0.1', 'kitchen.lan', 'evil.example', 'localhost.evil.example'];
    expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 421, 421]);
    server.close();
  });
});
