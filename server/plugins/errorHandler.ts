import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import type { Failure } from '@contracts/errors';
import { RETRY_AFTER_SECONDS } from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import { FAILURES, type FailureKind } from '../errors/failures';
import { databaseAway, isDatabaseAway } from '../errors/databaseAway';
import { isStorageFull } from '../errors/storageFull';
import { fieldFailure } from '../errors/fieldFailure';
import { wordsOf } from '../errors/words';
import { negotiateLanguage } from './requestLanguage';

const MEDIA_TYPE_CODES = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_INVALID_MULTIPART_CONTENT_TYPE']);
const JSON_CODES = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/** Failures of the server itself, which its operator has to read about. */
const LOGGED: ReadonlySet<FailureKind> = new Set(['internal', 'storageFull', 'databaseAway']);

/** The body of a failure, in the caller's language. */
export const failureWords = (
  { kind, values, details }: DomainError,
  language: Language,
): { status: number; body: Failure } => {
  const { status, error, message } = FAILURES[kind];
  return { status, body: { message: wordsOf(message, language, values), error, ...details } };
};

/** Turns anything thrown into a failure the caller can be told about. */
export const toDomainError = (error: FastifyError | Error): DomainError => {
  if (error instanceof DomainError) return error;
  const { code, statusCode = 500 } = error as FastifyError;
  if (error instanceof ZodError) return fieldFailure(error);
  if (isStorageFull(error)) return new DomainError('storageFull');
  if (isDatabaseAway(error)) return databaseAway();
  if (statusCode >= 500) return new DomainError('internal');
  if (statusCode === 413) return new DomainError('bodyTooLarge');
  if (statusCode === 404 || code === 'FST_ERR_MAX_PARAM_LENGTH') return new DomainError('addressNotFound');
  if (MEDIA_TYPE_CODES.has(code)) return new DomainError('wrongMediaType');
  // The JSON parser's errors (a syntax error, a forbidden __proto__) have no Fastify code.
  if (JSON_CODES.has(code) || error instanceof SyntaxError) return new DomainError('malformedJson');
  return new DomainError('malformedRequest');
};

/** Whether a person may be reading it in the window of a browser: then it is a sentence, not data. */
const isForReader = (kind: FailureKind, url: string) => kind === 'foreignHost' && !/^\/api(?:[/?]|$)/.test(url);

/** The failure of an address with a malformed parameter: nothing has such an id, name or link. */
const failureOfParams = ({ routeOptions, params }: FastifyRequest): DomainError => {
  const isOfRecipe = routeOptions.url?.includes('/recipes/') && 'id' in (params as object);
  return new DomainError(isOfRecipe ? 'recipeNotFound' : 'addressNotFound');
};

const failures = new WeakMap<FastifyRequest, FailureKind>();

/** Which failure a request was answered with. */
export const failureOf = (request: FastifyRequest): FailureKind | undefined => failures.get(request);

/**
 * Sends a failure in the language of the request. The caller never sees a stack or a library's message. Fastify also
 * calls it for addresses it cannot parse, before any of our hooks ran.
 */
export const answerFailure = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
  const isOfParams = (error as FastifyError).validationContext === 'params';
  const failure = isOfParams ? failureOfParams(request) : toDomainError(error);
  failures.set(request, failure.kind);
  const language = request.language ?? negotiateLanguage(request.headers['accept-language']);
  const { status, body } = failureWords(failure, language);
  if (LOGGED.has(failure.kind)) request.log.error({ err: error }, 'failed');
  const { seconds = status === 429 ? RETRY_AFTER_SECONDS : undefined } = failure.values;
  if (seconds !== undefined) reply.header('retry-after', seconds);
  reply.code(status).header('cache-control', 'no-store').header('content-language', language);
  if (isForReader(failure.kind, request.url)) reply.type('text/plain; charset=utf-8').send(`${body.message}\n`);
  else reply.type('application/json; charset=utf-8').send(body);
};

/** Turns every failure into one of ours. */
export const addErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(answerFailure);
};
