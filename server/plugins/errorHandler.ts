import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { Failure } from '@contracts/errors';
import { RETRY_AFTER_SECONDS } from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import { FAILURES } from '../errors/failures';
import { fieldFailure } from '../errors/fieldFailure';
import { wordsOf } from '../errors/words';
import { negotiateLanguage } from './requestLanguage';

const MEDIA_TYPE_CODES = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_INVALID_MULTIPART_CONTENT_TYPE']);
const JSON_CODES = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/** A failure as the caller reads it. */
export const failureWords = (
  { kind, values, details }: DomainError,
  language: Language,
): { status: number; body: Failure } => {
  const { status, error, message } = FAILURES[kind];
  return { status, body: { message: wordsOf(message, language, values), error, ...details } };
};

/** Anything that was thrown, as something the caller can be told. */
export const toDomainError = (error: FastifyError | Error): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return fieldFailure(error);
  const { code, statusCode = 500 } = error as FastifyError;
  if (statusCode >= 500) return new DomainError('internal');
  if (statusCode === 413) return new DomainError('bodyTooLarge');
  if (statusCode === 404 || code === 'FST_ERR_MAX_PARAM_LENGTH') return new DomainError('addressNotFound');
  if (MEDIA_TYPE_CODES.has(code)) return new DomainError('wrongMediaType');
  // The JSON parser's own errors (a syntax error, a forbidden __proto__) carry no code of Fastify's.
  if (JSON_CODES.has(code) || error instanceof SyntaxError) return new DomainError('malformedJson');
  return new DomainError('malformedRequest');
};

/**
 * Answers a failure with its words in the language of the request. The caller never sees a stack or a message of a library.
 * Fastify also calls it for addresses that it cannot read, before any of our hooks ran.
 */
export const answerFailure = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
  const failure = toDomainError(error);
  const language = request.language ?? negotiateLanguage(request.headers['accept-language']);
  const { status, body } = failureWords(failure, language);
  if (failure.kind === 'internal') request.log.error({ err: error }, 'failed');
  if (status === 429) reply.header('retry-after', failure.values.seconds ?? RETRY_AFTER_SECONDS);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(body);
};

/** Makes every failure one of ours. */
export const addErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(answerFailure);
};
