import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { DomainError } from '../../errors/domainError';

/** Largest page, packed and unpacked. */
export const PAGE_BYTES_MAX = 5 * 1024 * 1024;

/** What we ask for, each with what unpacks it. */
const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * The body of a response, unpacked. Stops at once when more than the limit has come or been unpacked, so that neither a
 * huge page nor a bomb fills the memory.
 * @throws DomainError pageTooLarge, pageNotReadable when it is packed in a way that we did not ask for
 */
export const readBody = async (response: IncomingMessage, max = PAGE_BYTES_MAX): Promise<Buffer> => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpacker = UNPACKERS[encoding]?.();
  if (!unpacker && encoding !== 'identity') throw new DomainError('pageNotReadable');
  if (Number(response.headers['content-length']) > max) throw new DomainError('pageTooLarge');
  const stream = unpacker ? response.pipe(unpacker) : response;
  if (unpacker) response.on('error', (error) => unpacker.destroy(error));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > max) throw new DomainError('pageTooLarge');
      chunks.push(chunk);
    }
  } finally {
    unpacker?.destroy();
    response.destroy();
  }
  return Buffer.concat(chunks);
};
