import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { AnalyzeEvent, AnalyzeResponse } from '@contracts/analyze';
import type { Failure } from '@contracts/errors';
import { answerOf, drafts } from '@kitchen/testing/drafts';
import { createModels } from '../ai/models';
import type { FakeAnswer } from './fakeAnswer';
import { openFakeProvider, type FakeProvider } from './fakeProvider';
import { form, openApp } from './openApp';
import { readEvents } from './readEvents';

/** The operator's key, which no response may contain. */
export const KEY = 'secret-key-of-this-test';
/** In none of the test dishes. */
export const NO_MATCH = 'kimchi';
/** What the kitchen has for some of the test dishes. */
export const MATCH = 'eggs, tomatoes, onion';

export const six = drafts(6);
/** Six good recipes. */
export const written: FakeAnswer & { kind: 'text' } = { kind: 'text', text: answerOf(six), pieceLength: 200 };

interface Opened {
  environment?: Record<string, string>;
  protocol?: 'openai-compatible' | 'anthropic';
}

interface Ask {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const openServer = async (provider: FakeProvider, { environment = {}, protocol = 'openai-compatible' }: Opened) => {
  const timeoutMs = Number(environment.AI_TIMEOUT_MS ?? 25_000);
  const models = createModels(
    {
      provider: protocol,
      baseUrl: provider.baseUrl,
      model: 'fake:1b',
      visionModel: 'fake:1b',
      apiKey: KEY,
      timeoutMs,
    },
    pino({ level: 'silent' }),
  );
  const app = await openApp({
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
  return { app, origin };
};

const clientOf = (origin: string) => {
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
    post,
    /** A client that reads events. */
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

/** A server with a fake model, reached over the network. */
export const createAnalyzeBench = () => {
  let provider: FakeProvider | undefined;
  let app: FastifyInstance | undefined;

  return {
    /** Preloads what the first request would load, which takes a while on a busy machine and is not measured. */
    load: () => Promise.all([import('ai'), import('@ai-sdk/openai-compatible'), import('@ai-sdk/anthropic')]),

    async start(): Promise<void> {
      provider = await openFakeProvider();
    },

    async stop(): Promise<void> {
      // A client that disconnected may keep its connection open for another call.
      app?.server.closeAllConnections();
      await app?.close();
      app = undefined;
      await provider?.close();
    },

    get provider(): FakeProvider {
      return provider!;
    },

    get app(): FastifyInstance {
      return app!;
    },

    async open(options: Opened = {}) {
      const opened = await openServer(provider!, options);
      app = opened.app;
      return { origin: opened.origin, ...clientOf(opened.origin) };
    },
  };
};

type DataOf<K extends AnalyzeEvent['event']> = Extract<AnalyzeEvent, { event: K }>['data'];

/** The data of all events of a kind. */
export const ofKind = <K extends AnalyzeEvent['event']>(all: readonly AnalyzeEvent[], kind: K): DataOf<K>[] =>
  all.filter(({ event }) => event === kind).map(({ data }) => data as DataOf<K>);

/** The recipes that a model wrote. */
export const generatedIn = ({ recipes }: Pick<AnalyzeResponse, 'recipes'>) =>
  recipes.filter(({ generated }) => generated !== undefined);
