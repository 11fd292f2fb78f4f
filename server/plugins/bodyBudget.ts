import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domainError';
import { householdOf } from './household';

/** A body is cut off when nothing of it arrives for this long. */
const IDLE_MS = 10_000;
/** Smaller bodies weigh no more than the connection itself and are not counted. */
const COUNTED_FROM_BYTES = 16 * 1024;
/** When a refused caller should try again. */
const RETRY_SECONDS = 5;

interface Options {
  /** How many bytes of unfinished requests are held, in total and for one address. */
  total: number;
  perAddress: number;
  idleMs?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts received bytes until the request is over.
     * @throws DomainError tooBusy when the server or the address holds too many
     */
    hold: (bytes: number) => void;
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isCounted = ({ headers }: FastifyRequest) => !(Number(headers['content-length']) < COUNTED_FROM_BYTES);

/** Counts the bytes held for each address, and in total. */
const createBudget = ({ total, perAddress }: Options) => {
  const held = new Map<string, number>();
  let all = 0;

  const add = (address: string, bytes: number) => {
    const now = (held.get(address) ?? 0) + bytes;
    if (now === 0) held.delete(address);
    else held.set(address, now);
    all += bytes;
  };
  return {
    add(address: string, bytes: number): void {
      if (all + bytes > total || (held.get(address) ?? 0) + bytes > perAddress)
        throw new DomainError('tooBusy', { seconds: RETRY_SECONDS });
      add(address, bytes);
    },
    giveBack: (address: string, bytes: number): void => add(address, -bytes),
  };
};

/** Passes a body on and counts it. */
const counted = (request: FastifyRequest) => {
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        request.hold(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return Object.assign(passing, { receivedEncodedLength: 0 });
};

/**
 * Bounds the memory of requests that are still arriving: bodies count against a budget until the response is over, and
 * one that does not move is cut off. A form's parts are counted by their reader, everything else here.
 */
export const addBodyBudget = (app: FastifyInstance, options: Options): void => {
  const budget = createBudget(options);
  app.decorateRequest('hold', () => undefined);

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const address = householdOf(request.ip);
    const { raw } = request;
    let bytesHeld = 0;
    request.hold = (bytes) => {
      // What arrives after the end of the request is no longer kept.
      if (reply.raw.destroyed || reply.raw.writableFinished) return;
      try {
        budget.add(address, bytes);
      } catch (error) {
        // The rest of the body is not read.
        reply.header('connection', 'close');
        throw error;
      }
      bytesHeld += bytes;
    };
    const giveBack = () => {
      budget.giveBack(address, bytesHeld);
      bytesHeld = 0;
    };
    reply.raw.once('finish', giveBack);
    reply.raw.once('close', giveBack);
    // Without a listener, Node closes a connection that was idle for this long, and later one of the server's own limit.
    raw.socket.setTimeout?.(options.idleMs ?? IDLE_MS);
    raw.once('end', () => raw.socket.setTimeout?.(app.server.timeout));
    done();
  });

  app.addHook('preParsing', async (request, _reply, payload) =>
    hasBody(request) && isCounted(request) && !request.headers['content-type']?.startsWith('multipart/')
      ? payload.pipe(counted(request))
      : payload,
  );
};
