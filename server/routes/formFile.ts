import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domainError';

/** The library's own failures use 413 for what is too large or too many; every other one means a broken form. */
export const formFailure = (error: unknown, tooLarge: () => DomainError): DomainError => {
  if (error instanceof DomainError) return error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413 ? tooLarge() : new DomainError('malformedForm');
};

/**
 * Reads a file of a form into memory, and stops as soon as it is too large or the server holds too much.
 * @throws DomainError what `tooLarge` makes, or tooBusy
 */
export const readFormFile = async (
  file: MultipartFile['file'],
  request: FastifyRequest,
  tooLarge: () => DomainError,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    request.hold(chunk.length);
    chunks.push(chunk);
  }
  if (file.truncated) throw tooLarge();
  return Buffer.concat(chunks);
};
