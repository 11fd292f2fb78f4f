import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnalyzeResponse } from '@contracts/analyze';
import type { Language } from '@contracts/vocabulary';
import { isDatabaseAway } from '../errors/databaseAway';
import { type DomainError } from '../errors/domainError';
import { addVary, encodingOf } from '../plugins/compression';
import { failureWords, toDomainError } from '../plugins/errorHandler';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import type { Analysis, AnalysisStep } from '../services/analysisRun';
import type { AnalysisService } from '../services/analysisService';
import type { OwnShelves } from '../services/ownShelves';
import type { JsonText } from '../text/jsonText';
import { answerText, hitText } from '../services/searchAnswer';
import { addOperation } from './addOperation';
import { readAnalyzeForm } from './analyzeForm';
import { acceptsEvents, eventStream, eventText } from './eventStream';
import { createKeptAnswers } from './keptAnswers';
import { leaving, unlessLeft } from './leaving';

/** The message sent with recipes: a toast; without recipes the same would be a failure. */
const beside = (failure: DomainError | undefined, language: Language) =>
  failure && failureWords(failure, language).body;

const failedText = (failure: DomainError, language: Language): string => {
  const { status, body } = failureWords(failure, language);
  return eventText('failed', JSON.stringify({ ...body, status }));
};

const stepText = (step: AnalysisStep, language: Language): string => {
  if ('stage' in step) return eventText('stage', JSON.stringify(step));
  if ('found' in step) return eventText('found', answerText(step.found));
  if ('written' in step) return eventText('recipe', hitText(step.written));
  const { answer, failure } = step.ended;
  if (failure && answer.hits.length + (answer.written?.length ?? 0) === 0) return failedText(failure, language);
  return eventText('end', answerText(answer, beside(failure, language)));
};

/** The steps as events, starting with the given one. A failure on the way is the last event. */
async function* eventsOf(
  first: AnalysisStep,
  rest: AsyncGenerator<AnalysisStep, void>,
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
): AsyncGenerator<string, void> {
  const { language } = request;
  yield stepText(first, language);
  try {
    for await (const step of rest) yield stepText(step, language);
  } catch (error) {
    if (signal.aborted) return;
    const failure = toDomainError(error as Error);
    if (failure.kind === 'internal') request.log.error({ err: error }, 'failed');
    yield failedText(failure, language);
  }
}

interface Dependencies {
  analysis: AnalysisService;
  limits: Limits;
  ownShelves: Pick<OwnShelves, 'of'>;
  /** Differs whenever the recipes have changed. */
  recipesStamp: () => string;
}

/** What is searched for. */
type Searched = Pick<Analysis['search'], 'fields' | 'images' | 'language'>;

/** Sends answers of the collection alone, compressed as the browser likes them. */
const createKeptSender = (
  recipesStamp: Dependencies['recipesStamp'],
  textOf: (asked: Analysis) => Promise<JsonText<AnalyzeResponse>>,
) => {
  const kept = createKeptAnswers(recipesStamp);
  return async (asked: Analysis, request: FastifyRequest, reply: FastifyReply) => {
    const { fields, language } = asked.search;
    const answer = await kept.get({ fields, language }, () => textOf(asked));
    const encoding = encodingOf(request.headers['accept-encoding']);
    addVary(reply, 'Accept-Language');
    addVary(reply, 'Accept-Encoding');
    reply.header('content-language', language).type('application/json; charset=utf-8');
    if (encoding === undefined) return reply.send(answer.text);
    return reply.header('content-encoding', encoding).send(await kept.packed(answer, encoding));
  };
};

/** The steps of an analysis as events. A failure before the first one is thrown, so that it can have its own status. */
const createStreamOf =
  (analysis: AnalysisService) =>
  async (asked: Analysis, request: FastifyRequest): Promise<Readable> => {
    const steps = analysis.steps(asked);
    const first = await steps.next();
    if (first.done) throw new Error('an analysis without an end');
    return eventStream(eventsOf(first.value, steps, { request, signal: asked.signal }));
  };

/** The shelf of an account with its own recipes. While the database is away, all accounts search the shared ones. */
const createOwnShelfOf =
  (ownShelves: Dependencies['ownShelves']) =>
  async ({ account, log }: FastifyRequest) => {
    if (account === null) return undefined;
    return ownShelves.of(account.uid).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      log.error({ err: error }, 'own recipes could not be read for a search');
      return undefined;
    });
  };

/** Sends an answer that was computed for this visitor. */
const sendComputed = (
  body: Readable | JsonText<AnalyzeResponse>,
  { language, isStreamed }: { language: Language; isStreamed: boolean },
  reply: FastifyReply,
) => {
  addVary(reply, 'Accept-Language');
  addVary(reply, 'Accept');
  reply.header('content-language', language);
  if (isStreamed) reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
  return reply.type(isStreamed ? 'text/event-stream; charset=utf-8' : 'application/json; charset=utf-8').send(body);
};

/** A search: one response, or events for a client that reads them when something takes time. */
export const addAnalyzeRoutes = (
  app: FastifyInstance,
  { analysis, limits, ownShelves, recipesStamp }: Dependencies,
): void => {
  const onRequest = analysis.asksModels ? [limits.analyze, limits.visit] : limits.analyze;
  const textOf = async (asked: Analysis): Promise<JsonText<AnalyzeResponse>> => {
    const { answer, failure } = await analysis.whole(asked);
    return answerText(answer, beside(failure, asked.search.language));
  };
  const streamOf = createStreamOf(analysis);
  const sendKept = createKeptSender(recipesStamp, textOf);
  const ownShelfOf = createOwnShelfOf(ownShelves);

  const analysisFor = async (request: FastifyRequest, reply: FastifyReply, search: Searched): Promise<Analysis> => {
    const ownShelf = await ownShelfOf(request);
    const visitor = limits.callerOf(request);
    const sender = { address: householdOf(request.ip), visitor };
    return {
      search: { ...search, ...(ownShelf && { ownShelf }), sender },
      who: visitor,
      mayAsk: () => limits.generate(request),
      signal: leaving(reply),
    };
  };

  app.decorateRequest('photos', null);
  addOperation(app, 'analyze', { onRequest, preValidation: readAnalyzeForm }, async (request, reply) => {
    const { body: fields, photos } = request;
    const images = photos ?? [];
    request.language = fields.preferences.language ?? request.language;
    const { language } = request;
    if (images.length > 0) await limits.visit(request, reply);
    const asked = await analysisFor(request, reply, { fields, images, language });
    const takesTime = analysis.asksModels || images.length > 0;
    addVary(reply, 'Cookie');
    // An answer with the recipes of one cook is not kept.
    if (!takesTime && !asked.search.ownShelf) return sendKept(asked, request, reply);
    const isStreamed = takesTime && acceptsEvents(request.headers.accept);
    return unlessLeft({ reply, signal: asked.signal, nothing: { recipes: [], ingredients: [] } }, async () => {
      const body = await (isStreamed ? streamOf(asked, request) : textOf(asked));
      return sendComputed(body, { language, isStreamed }, reply);
    });
  });
};
