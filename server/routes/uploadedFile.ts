import type { FastifyRequest } from 'fastify';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_NAME_MAX } from '@contracts/limits';
import { DomainError } from '../errors/domainError';
import type { ImportFile } from '../import/importTypes';
import { formFailure, readFormFile } from './formFile';

const MEGABYTE = 1024 * 1024;

const LIMITS = { fileSize: IMPORT_FILE_MAX_BYTES, files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 50 };

const tooLarge = () => new DomainError('fileTooLarge', { megabytes: IMPORT_FILE_MAX_BYTES / MEGABYTE });

/**
 * Reads the one file of a form into memory, and stops as soon as it is too large or the server holds too much.
 * @throws DomainError fileMissing, fileTooLarge, malformedForm, tooBusy
 */
export const uploadedFile = async (request: FastifyRequest): Promise<ImportFile> => {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type !== 'file') continue;
      const bytes = await readFormFile(part.file, request, tooLarge);
      return { name: part.filename.slice(-IMPORT_FILE_NAME_MAX), bytes };
    }
  } catch (error) {
    throw formFailure(error, tooLarge);
  }
  throw new DomainError('fileMissing');
};
