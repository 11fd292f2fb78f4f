import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary, encodingOf, packing } from '../plugins/compression';

/** Sends JSON in pieces, compressed if the browser accepts it. */
export const sendLong = (request: FastifyRequest, reply: FastifyReply, body: Readable): Readable => {
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.type('application/json; charset=utf-8');
  addVary(reply, 'Accept-Encoding');
  if (encoding === undefined) return body;
  reply.header('content-encoding', encoding);
  return packing(encoding, body);
};
