import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { analyzeFieldsSchema, type AnalyzeFields } from '@contracts/analyze';
import { PHOTOS_MAX, UPLOAD_MAX_BYTES } from '@contracts/limits';
import { DomainError } from '../errors/domainError';

/** Fields that the form carries as JSON text, because a form only knows text. */
const JSON_FIELDS = ['preferences', 'excludedAllergens'] as const;

const objectSchema = z.record(z.string(), z.unknown());

export interface AnalyzeForm {
  fields: AnalyzeFields;
  /** Empty when no picture came along, or only an empty one (a form whose file was not chosen). */
  images: Buffer[];
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
  try {
    return JSON.parse(value);
  } catch {
    throw new DomainError('fieldInvalid', { field });
  }
};

/** The library's own failures say 413 for what is too large; every other is a form that is broken. */
const formFailure = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new DomainError('imageTooLarge');
  return new DomainError(statusCode === 413 ? 'bodyTooLarge' : 'malformedForm');
};

const readParts = async (request: FastifyRequest) => {
  const fields: Record<string, unknown> = {};
  const images: Buffer[] = [];
  try {
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (bytes.length > 0) images.push(bytes);
      } else if (part.valueTruncated) {
        throw new DomainError('fieldTooLong', { field: part.fieldname, max: FORM_LIMITS.fieldSize });
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw formFailure(error);
  }
  return { fields, images };
};

/**
 * Reads a search from a form, or from JSON as developers like to send it.
 * @throws DomainError naming the field that is wrong, or ZodError
 */
export const readAnalyzeForm = async (request: FastifyRequest): Promise<AnalyzeForm> => {
  const { fields, images } = request.isMultipart()
    ? await readParts(request)
    : { fields: objectSchema.parse(request.body ?? {}), images: [] };
  for (const field of JSON_FIELDS) fields[field] = parseJsonField(field, fields[field]);
  return { fields: analyzeFieldsSchema.parse(fields, { reportInput: true }), images };
};
