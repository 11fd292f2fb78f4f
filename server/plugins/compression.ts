import { brotliCompress, constants, gzip, type InputType } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript))/;

type Encoding = 'br' | 'gzip';

const encodingOf = (header: string | string[] | undefined): Encoding | undefined => {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .filter((wish) => !/;\s*q=0(?:\.0*)?\s*$/.test(wish))
    .map((wish) => wish.split(';')[0]!.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
};

const compress = (encoding: Encoding, text: InputType, done: (error: Error | null, packed: Buffer) => void) =>
  encoding === 'gzip'
    ? gzip(text, { level: 6 }, done)
    : brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done);

/** Adds a header's name to Vary without losing the others. */
export const addVary = (reply: FastifyReply, name: string): void => {
  const before = reply.getHeader('vary');
  if (before === undefined) reply.header('vary', name);
  else if (!String(before).toLowerCase().split(/,\s*/).includes(name.toLowerCase()))
    reply.header('vary', `${String(before)}, ${name}`);
};

/** Compresses pages and JSON that are made per request; files were compressed at build. */
export const addCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || reply.hasHeader('content-encoding')) return done(null, payload);
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return done(null, payload);
    addVary(reply, 'Accept-Encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined || Buffer.byteLength(payload) < MIN_BYTES) return done(null, payload);
    compress(encoding, payload, (error, packed) => {
      if (error) return done(error);
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, packed);
    });
  });
};
