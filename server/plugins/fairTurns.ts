import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { householdOf } from './household';

/** Continues a request whose turn has come. */
type Begin = () => void;

/** Browsers and proxies send one request at a time over a connection; this many more may be sent before the response. */
const PIPELINED_MAX = 16;
/** A balancer asks these, and has to hear from a busy server too. They cost next to nothing. */
const AT_ONCE = new Set(['/api/live', '/api/ready', '/api/health']);

/**
 * Lets one request go on in each turn of the event loop, and addresses take turns. Without it, everything that arrives
 * together is handled together, and the next visitor waits for all of it.
 * @param nextTurn calls back in the next turn of the event loop
 */
export const createFairTurns = (nextTurn: (callback: () => void) => void = setImmediate) => {
  const waiting = new Map<string, Begin[]>();
  let isTaken = false;

  const takeNext = () => {
    const [next] = waiting;
    isTaken = next !== undefined;
    if (!next) return;
    const [address, jobs] = next;
    const begin = jobs.shift()!;
    waiting.delete(address);
    if (jobs.length > 0) waiting.set(address, jobs);
    nextTurn(takeNext);
    begin();
  };

  /** Begins at once when nothing else does in this turn. */
  return (address: string, begin: Begin): void => {
    const jobs = waiting.get(address);
    if (jobs) jobs.push(begin);
    else waiting.set(address, [begin]);
    if (!isTaken) takeNext();
  };
};

/** Counts the unfinished requests of each connection. */
const createPipelines = () => {
  const unfinished = new WeakMap<Socket, number>();
  const add = (socket: Socket, by: 1 | -1): number => {
    const count = (unfinished.get(socket) ?? 0) + by;
    unfinished.set(socket, count);
    return count;
  };
  return add;
};

/**
 * Lets requests take turns, when they arrive and again when their body has. A connection that sends many requests without
 * waiting for their answers is cut off.
 */
export const addFairTurns = (app: FastifyInstance): void => {
  const enter = createFairTurns();
  const count = createPipelines();
  const isExempt = ({ routeOptions }: FastifyRequest) => AT_ONCE.has(routeOptions.url ?? '');

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    reply.raw.once('close', () => count(socket, -1));
    if (count(socket, 1) > PIPELINED_MAX) {
      socket.destroy();
      reply.hijack();
      return;
    }
    if (isExempt(request)) done();
    else enter(householdOf(request.ip), done);
  });

  app.addHook('preHandler', (request, _reply, done) => {
    if (request.body === undefined || isExempt(request)) done();
    else enter(householdOf(request.ip), done);
  });
};
