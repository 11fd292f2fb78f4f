import type { FastifyReply } from 'fastify';
import { Stopped } from '../services/stopped';

/** Aborted when the client disconnects before it has its response. */
export const leaving = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort(new Stopped('left'));
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Stopped('left'));
  });
  return gone.signal;
};

/** Aborted when the connection is closed or the response is complete. */
export const untilClosed = (reply: FastifyReply): AbortSignal => {
  const closed = new AbortController();
  if (reply.raw.destroyed) closed.abort();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
};

/** The status of a request whose client has left: for the log only, as proxies use it. */
const CLIENT_LEFT = 499;

/**
 * The answer that `work` makes. When it fails because the client has disconnected, there is no one to answer and nothing
 * to log as a fault: the answer is then `nothing`, under a status of its own.
 */
export const unlessLeft = async <Answer, Nothing>(
  { reply, signal, nothing }: { reply: FastifyReply; signal: AbortSignal; nothing: Nothing },
  work: () => Promise<Answer>,
): Promise<Answer | Nothing> => {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    reply.statusCode = CLIENT_LEFT;
    return nothing;
  }
};
