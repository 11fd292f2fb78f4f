import type { FastifyRequest } from 'fastify';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_NAME_MAX } from '@contracts/limits';
import { DomainError } from '../errors/domainError';
import type { ImportFile } from '../import/importTypes';

const MEGABYTE = 1024 * 1024;

const LIMITS = { fileSize: IMPORT_FILE_MAX_BYTES, files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 50 };

const tooLarge = () => new DomainError('fileTooLarge', { megabytes: IMPORT_FILE_MAX_BYTES / MEGABYTE });

/** The library's own failures use 413 for what is too large or too many; every other one means a broken form. */
const formFailure = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413 ? tooLarge() : new DomainError('malformedForm');
};

/**
 * Reads the one file of a form into memory, and stops as soon as it is too large or the server holds too much.
 * @throws DomainError fileMissing, fileTooLarge, malformedForm, tooBusy
 */
export const uploadedFile = async (request: FastifyRequest): Promise<ImportFile> => {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type !== 'file') continue;
      const chunks: Buffer[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        request.hold(chunk.length);
        chunks.push(chunk);
      }
      if (part.file.truncated) throw tooLarge();
      return { name: part.filename.slice(-IMPORT_FILE_NAME_MAX), bytes: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw formFailure(error);
  }
  throw new DomainError('fileMissing');
};
