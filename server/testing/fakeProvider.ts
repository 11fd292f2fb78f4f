import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DIALECTS, type Manner, type Protocol, type ProviderFault } from './fakeDialects';

/** How a stream ends early. */
type CutBy = 'reset' | 'end' | 'hang' | 'tooLong' | 'halfEvent' | 'overloaded';

/** The provider's response to one request. */
export type FakeAnswer =
  | {
      kind: 'text';
      text: string;
      /** The wait before the first piece and between pieces. */
      firstAfterMs?: number;
      pieceEveryMs?: number;
      pieceLength?: number;
      /** Stops after this many characters, in this way. */
      stopAfter?: number;
      cutBy?: CutBy;
      inputTokens?: number;
      outputTokens?: number;
    }
  | { kind: 'fault'; fault: ProviderFault; headers?: Record<string, string> }
  /** Any other response: a page, garbage, a redirect. */
  | { kind: 'raw'; status: number; contentType: string; body: string; headers?: Record<string, string> }
  /** This many bytes of the letter x, in one line. */
  | { kind: 'huge'; bytes: number; contentType: string; status?: number }
  /** Bytes that are not HTTP. */
  | { kind: 'garbage' }
  | { kind: 'hang' }
  | { kind: 'reset' };

/** A received request. */
export interface FakeAsk {
  protocol: Protocol;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  wantsStream: boolean;
  /** The whole body as text, for searching. */
  text: string;
  /** The client disconnected before the answer was complete. */
  isLeft: boolean;
}

interface Behaviour {
  /** Default response, when none was queued. */
  answer?: (ask: FakeAsk) => FakeAnswer | Promise<FakeAnswer>;
  /** Members of a request that this server rejects with 400, such as `response_format`. */
  refuses?: readonly string[];
  /** Never streams, even when requested. */
  knowsNoStreams?: boolean;
  port?: number;
}

const protocolOf = (path: string): Protocol | undefined => {
  if (path.endsWith('/chat/completions')) return 'openai';
  if (path.endsWith('/messages')) return 'anthropic';
  return path.includes(':generateContent') || path.includes(':streamGenerateContent') ? 'google' : undefined;
};

/** The faults of real providers, in their original wording. */
export const FAULTS = {
  unauthorized: {
    openai: {
      status: 401,
      type: 'invalid_request_error',
      code: 'invalid_api_key',
      message:
        'Incorrect API key provided: sk-te**********cret. You can find your API key at https://platform.example.',
    },
    anthropic: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
    google: { status: 403, type: 'PERMISSION_DENIED', message: 'Method doesn’t allow unregistered callers.' },
  },
  forbidden: {
    openai: {
      status: 403,
      type: 'request_forbidden',
      code: 'unsupported_country_region_territory',
      message: 'Country, region, or territory not supported',
    },
    anthropic: { status: 403, type: 'permission_error', message: 'Your API key does not have permission.' },
    google: { status: 403, type: 'PERMISSION_DENIED', message: 'Permission denied on resource project.' },
  },
  rateLimit: {
    openai: { status: 429, type: 'tokens', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests.' },
    anthropic: { status: 429, type: 'rate_limit_error', message: 'This request would exceed your rate limit.' },
    google: { status: 429, type: 'RESOURCE_EXHAUSTED', message: 'Resource has been exhausted.' },
  },
  quota: {
    openai: {
      status: 429,
      type: 'insufficient_quota',
      code: 'insufficient_quota',
      message: 'You exceeded your current quota, please check your plan and billing details.',
    },
    anthropic: {
      status: 400,
      type: 'invalid_request_error',
      message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.',
    },
    google: {
      status: 429,
      type: 'RESOURCE_EXHAUSTED',
      message: 'Quota exceeded for quota metric GenerateRequestsPerDayPerProjectPerModel',
    },
  },
  serverError: {
    openai: { status: 500, type: 'server_error', message: 'The server had an error while processing your request.' },
    anthropic: { status: 500, type: 'api_error', message: 'Internal server error' },
    google: { status: 500, type: 'INTERNAL', message: 'An internal error has occurred.' },
  },
  badGateway: {
    openai: { status: 502, type: 'server_error', message: 'Bad gateway' },
    anthropic: { status: 502, type: 'api_error', message: 'Bad gateway' },
    google: { status: 502, type: 'INTERNAL', message: 'Bad gateway' },
  },
  overloaded: {
    openai: { status: 503, type: 'server_error', message: 'The engine is currently overloaded.' },
    anthropic: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
    google: { status: 503, type: 'UNAVAILABLE', message: 'The model is overloaded. Please try again later.' },
  },
  contextTooLarge: {
    openai: {
      status: 400,
      type: 'invalid_request_error',
      code: 'context_length_exceeded',
      message: 'This model’s maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.',
    },
    anthropic: {
      status: 400,
      type: 'invalid_request_error',
      message: 'prompt is too long: 210000 tokens > 200000 maximum',
    },
    google: {
      status: 400,
      type: 'INVALID_ARGUMENT',
      message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    },
  },
  imageTooLarge: {
    openai: { status: 413, type: 'invalid_request_error', message: 'Request Entity Too Large' },
    anthropic: {
      status: 400,
      type: 'invalid_request_error',
      message: 'messages.0.content.0.image.source.base64: image exceeds 5 MB maximum: 6914048 bytes > 5242880 bytes',
    },
    google: {
      status: 400,
      type: 'INVALID_ARGUMENT',
      message: 'Request payload size exceeds the limit: 20971520 bytes. The image is too large.',
    },
  },
  modelNotFound: {
    openai: {
      status: 404,
      type: 'not_found_error',
      message: 'model "qwen9:1b" not found, try pulling it first',
    },
    anthropic: { status: 404, type: 'not_found_error', message: 'model: claude-none' },
    google: { status: 404, type: 'NOT_FOUND', message: 'models/gemini-none is not found for API version v1beta.' },
  },
  imagesUnknown: {
    openai: { status: 400, type: 'invalid_request_error', message: 'this model does not support image input' },
    anthropic: { status: 400, type: 'invalid_request_error', message: 'this model does not support image input' },
    google: { status: 400, type: 'INVALID_ARGUMENT', message: 'this model does not support image input' },
  },
} as const satisfies Record<string, Record<Protocol, ProviderFault>>;

export type FaultName = keyof typeof FAULTS;

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

const HUGE_PART = Buffer.alloc(64 * 1_024, 'x');

/** Sends as fast as the client reads, and stops when it disconnects. */
const sendHuge = async (response: ServerResponse, bytes: number) => {
  for (let sent = 0; sent < bytes && !response.destroyed; sent += HUGE_PART.length)
    if (!response.write(HUGE_PART))
      await new Promise<void>((resolve) => {
        const goOn = () => {
          response.off('drain', goOn).off('close', goOn);
          resolve();
        };
        response.on('drain', goOn).on('close', goOn);
      });
  response.end();
};

/**
 * A fake provider on a local port. It speaks OpenAI's chat completions, Anthropic's messages and Google's
 * generateContent, whole or streamed, and can be told to fail in every way.
 */
export const openFakeProvider = async (behaviour: Behaviour = {}) => {
  const { answer, refuses = [], knowsNoStreams = false, port = 0 } = behaviour;
  const asks: FakeAsk[] = [];
  const queued: FakeAnswer[] = [];
  const sockets = new Set<Socket>();
  const closing = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);

  const sendStream = async (
    response: ServerResponse,
    { protocol, wantsStream }: FakeAsk,
    given: Extract<FakeAnswer, { kind: 'text' }>,
    manner: Manner,
  ) => {
    const dialect = DIALECTS[protocol];
    const { text, stopAfter = given.cutBy === undefined ? text.length : text.length >> 1, pieceLength = 24 } = given;
    const { cutBy, firstAfterMs = 0, pieceEveryMs = 0 } = given;
    const sent = text.slice(0, stopAfter);
    if (firstAfterMs > 0) await pause(firstAfterMs);
    if (!wantsStream) {
      const body = JSON.stringify(dialect.whole(sent, manner));
      if (cutBy === 'hang') return;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      if (cutBy === undefined || cutBy === 'tooLong') return void response.end(body);
      response.write(body.slice(0, body.length >> 1));
      await pause(20);
      return void response.destroy();
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(dialect.first(manner));
    for (let at = 0; at < sent.length && !response.destroyed; at += pieceLength) {
      if (pieceEveryMs > 0 && at > 0) await pause(pieceEveryMs);
      response.write(dialect.piece(sent.slice(at, at + pieceLength), manner));
    }
    if (cutBy === 'hang') return;
    if (cutBy === 'reset') {
      await pause(20);
      return void response.socket?.resetAndDestroy();
    }
    if (cutBy === 'end') return void response.end();
    if (cutBy === 'halfEvent') return void response.end(`${dialect.piece('x', manner).slice(0, -9)}\n\n`);
    if (cutBy === 'overloaded') return void response.end(dialect.spokenFault(FAULTS.overloaded[protocol]));
    response.end(dialect.last(manner));
  };

  const obey = async (given: FakeAnswer, ask: FakeAsk, response: ServerResponse) => {
    switch (given.kind) {
      case 'hang':
        return;
      case 'reset':
        response.socket?.resetAndDestroy();
        return;
      case 'garbage':
        response.socket?.end('RTFM 42\r\n\r\n');
        return;
      case 'raw':
        response.writeHead(given.status, { 'content-type': given.contentType, ...given.headers }).end(given.body);
        return;
      case 'huge':
        response.writeHead(given.status ?? 200, { 'content-type': given.contentType });
        return sendHuge(response, given.bytes);
      case 'fault': {
        const { fault, headers } = given;
        response.writeHead(fault.status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(DIALECTS[ask.protocol].fault(fault)));
        return;
      }
      case 'text':
        return sendStream(response, ask, given, {
          model: String(ask.body.model ?? 'fake-model'),
          isTooLong: given.cutBy === 'tooLong',
          inputTokens: given.inputTokens ?? 100,
          outputTokens: given.outputTokens ?? 50,
          usesTool: ask.protocol === 'anthropic' && Array.isArray(ask.body.tools),
        });
    }
  };

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
      await obey(given, ask, response);
    };
    serve().catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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
