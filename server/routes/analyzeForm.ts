import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PHOTOS_MAX, UPLOAD_MAX_BYTES } from '@contracts/limits';
import { DomainError } from '../errors/domainError';
import { isBoundedJson } from '../text/boundedJson';
import { formFailure, readFormFile } from './formFile';

/** Fields carried as JSON text, because form fields are text. */
const JSON_FIELDS = ['preferences', 'excludedAllergens', 'cuisines', 'mustUse', 'lifted'] as const;

const objectSchema = z.record(z.string(), z.unknown());

declare module 'fastify' {
  interface FastifyRequest {
    /** The pictures of a form; null before it was read. An unselected file input arrives empty and is left out. */
    photos: readonly Buffer[] | null;
  }
}

/** Limits of the multipart parser: few pictures, few fields. */
export const FORM_LIMITS = {
  fileSize: UPLOAD_MAX_BYTES,
  files: PHOTOS_MAX,
  fields: 20,
  parts: 20 + PHOTOS_MAX,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
};

const parseJsonField = (field: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  if (!isBoundedJson(value)) throw new DomainError('fieldInvalid', { field });
  try {
    return JSON.parse(value);
  } catch {
    throw new DomainError('fieldInvalid', { field });
  }
};

const imageTooLarge = () => new DomainError('imageTooLarge');

/** Besides the size of a picture, a form has limits of its own. */
const tooLarge = (error: unknown) => (): DomainError =>
  (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? imageTooLarge() : new DomainError('bodyTooLarge');

const valueOf = ({ fieldname, value, valueTruncated }: MultipartValue): unknown => {
  if (valueTruncated) throw new DomainError('fieldTooLong', { field: fieldname, max: FORM_LIMITS.fieldSize });
  return value;
};

const readParts = async (request: FastifyRequest) => {
  const fields: Record<string, unknown> = {};
  const images: Buffer[] = [];
  try {
    for await (const part of request.parts({ limits: FORM_LIMITS }))
      if (part.type === 'file') images.push(await readFormFile(part.file, request, imageTooLarge));
      else fields[part.fieldname] = valueOf(part);
  } catch (error) {
    throw formFailure(error, tooLarge(error));
  }
  return { fields, images: images.filter((bytes) => bytes.length > 0) };
};

/**
 * Makes a form look like JSON: its fields become the body, its pictures `photos`.
 * @throws DomainError naming the wrong field, or ZodError for a body that is not an object
 */
export const readAnalyzeForm = async (request: FastifyRequest): Promise<void> => {
  const { fields, images } = request.isMultipart()
    ? await readParts(request)
    : { fields: objectSchema.parse(request.body ?? {}), images: [] };
  for (const field of JSON_FIELDS) fields[field] = parseJsonField(field, fields[field]);
  request.body = fields;
  request.photos = images;
};
