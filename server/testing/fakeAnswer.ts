import type { IncomingMessage, ServerResponse } from 'node:http';
import { DIALECTS, type Manner, type Protocol, type ProviderFault } from './fakeDialects';
import { FAULTS } from './providerFaults';

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

interface Connection {
  response: ServerResponse;
  /** Waits; ends at once when the provider is closed. */
  pause: (ms: number) => Promise<void>;
}

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

type FakeText = Extract<FakeAnswer, { kind: 'text' }>;

const BEFORE_CUT_MS = 20;

const sendWhole = async ({ response, pause }: Connection, text: string, { cutBy }: FakeText): Promise<void> => {
  if (cutBy === 'hang') return;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  if (cutBy === undefined || cutBy === 'tooLong') return void response.end(text);
  response.write(text.slice(0, text.length >> 1));
  await pause(BEFORE_CUT_MS);
  response.destroy();
};

/** Ends a stream after its last piece, or in the way in which it is cut. */
const endStream = async (
  { response, pause }: Connection,
  protocol: Protocol,
  cutBy: CutBy | undefined,
  manner: Manner,
) => {
  const dialect = DIALECTS[protocol];
  if (cutBy === 'hang') return;
  if (cutBy === 'reset') {
    await pause(BEFORE_CUT_MS);
    return void response.socket?.resetAndDestroy();
  }
  if (cutBy === 'end') return void response.end();
  if (cutBy === 'halfEvent') return void response.end(`${dialect.piece('x', manner).slice(0, -9)}\n\n`);
  if (cutBy === 'overloaded') return void response.end(dialect.spokenFault(FAULTS.overloaded[protocol]));
  response.end(dialect.last(manner));
};

const sendText = async (
  connection: Connection,
  { protocol, wantsStream }: FakeAsk,
  given: FakeText,
  manner: Manner,
): Promise<void> => {
  const { response, pause } = connection;
  const dialect = DIALECTS[protocol];
  const { text, stopAfter = given.cutBy === undefined ? text.length : text.length >> 1, pieceLength = 24 } = given;
  const { cutBy, firstAfterMs = 0, pieceEveryMs = 0 } = given;
  const sent = text.slice(0, stopAfter);
  if (firstAfterMs > 0) await pause(firstAfterMs);
  if (!wantsStream) return sendWhole(connection, JSON.stringify(dialect.whole(sent, manner)), given);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(dialect.first(manner));
  for (let at = 0; at < sent.length && !response.destroyed; at += pieceLength) {
    if (pieceEveryMs > 0 && at > 0) await pause(pieceEveryMs);
    response.write(dialect.piece(sent.slice(at, at + pieceLength), manner));
  }
  await endStream(connection, protocol, cutBy, manner);
};

/** Sends the response to a request as the test determined it. */
export const sendAnswer = async (given: FakeAnswer, ask: FakeAsk, connection: Connection): Promise<void> => {
  const { response } = connection;
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
      return sendText(connection, ask, given, {
        model: String(ask.body.model ?? 'fake-model'),
        isTooLong: given.cutBy === 'tooLong',
        inputTokens: given.inputTokens ?? 100,
        outputTokens: given.outputTokens ?? 50,
        usesTool: ask.protocol === 'anthropic' && Array.isArray(ask.body.tools),
      });
  }
};
