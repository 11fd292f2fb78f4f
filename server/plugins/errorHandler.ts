import type { FastifyError, FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { Failure } from '@contracts/errors';
import { DomainError } from '../errors/domainError';
import { FAILURES } from '../errors/failures';
import { fieldFailure } from '../errors/fieldFailure';
import { wordsOf } from '../errors/words';

const MEDIA_TYPE_CODES = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_INVALID_MULTIPART_CONTENT_TYPE']);
const JSON_CODES = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/** Anything that was thrown, as something the caller can be told. */
const toDomainError = (error: FastifyError | Error): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return fieldFailure(error);
  const { code, statusCode = 500 } = error as FastifyError;
  if (statusCode >= 500) return new DomainError('internal');
  if (statusCode === 413) return new DomainError('bodyTooLarge');
  if (statusCode === 404) return new DomainError('addressNotFound');
  if (MEDIA_TYPE_CODES.has(code)) return new DomainError('wrongMediaType');
  // The JSON parser's own errors (a syntax error, a forbidden __proto__) carry no code of Fastify's.
  if (JSON_CODES.has(code) || error instanceof SyntaxError) return new DomainError('malformedJson');
  return new DomainError('malformedRequest');
};

/** Words every failure in the language of the request. The caller never sees a stack or a message of a library. */
export const addErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const failure = toDomainError(error);
    const { status, error: code, message } = FAILURES[failure.kind];
    if (status >= 500) request.log.error({ err: error }, 'failed');
    if (failure.kind === 'tooManyRequests') reply.header('retry-after', failure.values.seconds);
    const body: Failure = {
      message: wordsOf(message, request.language, failure.values),
      error: code,
      ...failure.details,
    };
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-language', request.language)
      .type('application/json; charset=utf-8')
      .send(body);
  });
};
