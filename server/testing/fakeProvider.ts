import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAnswer, type FakeAnswer, type FakeAsk } from './fakeAnswer';
import type { Protocol, ProviderFault } from './fakeDialects';

interface Behaviour {
  /** Default response, when none was queued. */
  answer?: (ask: FakeAsk) => FakeAnswer | Promise<FakeAnswer>;
  /** Members of a request that this server rejects with 400, such as `response_format`. */
  refuses?: readonly string[];
  /** Never streams, even when requested. */
  knowsNoStreams?: boolean;
  port?: number;
  host?: string;
}

const protocolOf = (path: string): Protocol | undefined => {
  if (path.endsWith('/chat/completions')) return 'openai';
  if (path.endsWith('/messages')) return 'anthropic';
  return path.includes(':generateContent') || path.includes(':streamGenerateContent') ? 'google' : undefined;
};

const refusalOf = (member: string): ProviderFault => ({
  status: 400,
  type: 'invalid_request_error',
  code: 'unsupported_parameter',
  message: `Unsupported parameter: '${member}' is not supported with this model.`,
});

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * A fake provider, on this machine unless another host is given. It speaks OpenAI's chat completions, Anthropic's
 * messages and Google's generateContent, whole or streamed, and can be told to fail in every way.
 */
export const openFakeProvider = async (behaviour: Behaviour = {}) => {
  const { answer, refuses = [], knowsNoStreams = false, port = 0, host = '127.0.0.1' } = behaviour;
  const asks: FakeAsk[] = [];
  const queued: FakeAnswer[] = [];
  const sockets = new Set<Socket>();
  const closing = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);

  const server = createServer((request, response) => {
    const serve = async () => {
      const text = await readBody(request);
      const path = request.url ?? '/';
      const protocol = protocolOf(path.split('?')[0] ?? path);
      if (!protocol) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"Not found"}}');
        return;
      }
      const body = JSON.parse(text) as Record<string, unknown>;
      const wantsStream = !knowsNoStreams && (body.stream === true || path.includes(':streamGenerateContent'));
      const ask: FakeAsk = { protocol, path, headers: request.headers, body, text, wantsStream, isLeft: false };
      asks.push(ask);
      response.on('close', () => {
        ask.isLeft = !response.writableFinished;
      });
      const refused = refuses.find((member) => member in body);
      const given =
        refused === undefined
          ? (queued.shift() ?? (await answer?.(ask)) ?? { kind: 'text', text: '{"recipes":[]}' })
          : ({ kind: 'fault', fault: refusalOf(refused) } as const);
      await sendAnswer(given, ask, { response, pause });
    };
    serve().catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Value for AI_BASE_URL. */
    baseUrl: `${origin}/v1`,
    asks: asks as readonly FakeAsk[],
    /** Queues the responses to the next requests. */
    tell: (...answers: FakeAnswer[]) => {
      queued.push(...answers);
    },
    close: async () => {
      closing.abort();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>>;
