import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type InputType,
  type ZlibOptions,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript))/;

export type Encoding = 'br' | 'gzip';

/** The encoding that a browser prefers, of those we have; undefined when it accepts none. */
export const encodingOf = (header: string | string[] | undefined): Encoding | undefined => {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .filter((wish) => !/;\s*q=0(?:\.0*)?\s*$/.test(wish))
    .map((wish) => wish.split(';')[0]!.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
};

const toBrotli = promisify<InputType, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<InputType, ZlibOptions, Buffer>(gzip);

/** The smallest and largest window of Brotli that we use, as powers of two. */
const WINDOW_MIN = 16;
const WINDOW_MAX = 22;

/** The window for a text of unknown length, which is sent in pieces. */
const STREAM_WINDOW_BYTES = 2 ** 18;

/** Quality of Brotli for answers. */
const QUICK = 3;
/**
 * Quality for pages, which begin a visit: an eighth smaller for a millisecond of work, so that one of ours fits into what
 * a new connection sends at once.
 */
const THOROUGH = 5;

/**
 * A window as long as the text. With the default of four megabytes the encoder of every answer asks for so much memory
 * that the collector walks the whole heap every dozen answers, which costs more than the search.
 */
const brotliOptions = (bytes: number, quality = QUICK): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(WINDOW_MAX, Math.max(WINDOW_MIN, Math.ceil(Math.log2(bytes)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** Compresses a text made per request: quickly, because it is sent once. */
export const pack = (encoding: Encoding, text: string | Buffer, quality = QUICK): Promise<Buffer> =>
  encoding === 'gzip' ? toGzip(text, { level: 4 }) : toBrotli(text, brotliOptions(Buffer.byteLength(text), quality));

/** Compresses a stream as it is read. An end before its time ends the result, too. */
export const packing = (encoding: Encoding, body: Readable): Readable => {
  const packer =
    encoding === 'gzip' ? createGzip({ level: 4 }) : createBrotliCompress(brotliOptions(STREAM_WINDOW_BYTES));
  // A failure reaches the reader of the result as its end before its time.
  pipeline(body, packer, () => undefined);
  return packer;
};

/** Adds a header's name to Vary without losing the others. */
export const addVary = (reply: FastifyReply, name: string): void => {
  const before = reply.getHeader('vary');
  if (before === undefined) reply.header('vary', name);
  else if (!String(before).toLowerCase().split(/,\s*/).includes(name.toLowerCase()))
    reply.header('vary', `${String(before)}, ${name}`);
};

/** Compresses pages and JSON made per request; files were compressed at build. */
export const addCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || reply.hasHeader('content-encoding')) return done(null, payload);
    const type = String(reply.getHeader('content-type') ?? '');
    if (!COMPRESSIBLE.test(type)) return done(null, payload);
    addVary(reply, 'Accept-Encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined || Buffer.byteLength(payload) < MIN_BYTES) return done(null, payload);
    pack(encoding, payload, type.startsWith('text/html') ? THOROUGH : QUICK).then((packed) => {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, packed);
    }, done);
  });
};
