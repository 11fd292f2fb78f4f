import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@contracts/vocabulary';
import { type DomainError } from '../errors/domainError';
import { addVary } from '../plugins/compression';
import { failureWords, toDomainError } from '../plugins/errorHandler';
import type { Limits } from '../plugins/rateLimits';
import type { Analysis, AnalysisService, AnalysisStep } from '../services/analysisService';
import { answerText, hitText } from '../services/searchAnswer';
import { Stopped } from '../services/stopped';
import { readAnalyzeForm } from './analyzeForm';
import { acceptsEvents, eventStream, eventText } from './eventStream';

/** What is said beside recipes: a toast, where the same without recipes would be a refusal. */
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

/** The steps as events, from the first that is there already. A failure on the way is the last of them. */
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

/** Aborted when the client goes away before it has its answer. */
const leaving = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort(new Stopped('left'));
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Stopped('left'));
  });
  return gone.signal;
};

/** For the log only, as proxies write it. */
const CLIENT_LEFT = 499;

interface Needs {
  analysis: AnalysisService;
  limits: Limits;
}

/** POST /api/analyze: one answer, or events for a client that reads them where something takes its time. */
export const addAnalyzeRoutes = (app: FastifyInstance, { analysis, limits }: Needs): void => {
  const onRequest = analysis.asksModels ? [limits.analyze, limits.visit] : limits.analyze;

  const streamOf = async (asked: Analysis, request: FastifyRequest): Promise<Readable> => {
    const steps = analysis.steps(asked);
    const first = await steps.next();
    if (first.done) throw new Error('an analysis without an end');
    return eventStream(eventsOf(first.value, steps, { request, signal: asked.signal }));
  };

  const textOf = async (asked: Analysis): Promise<string> => {
    const { answer, failure } = await analysis.whole(asked);
    return answerText(answer, beside(failure, asked.search.language));
  };

  app.post('/api/analyze', { onRequest }, async (request, reply) => {
    const { fields, images } = await readAnalyzeForm(request);
    request.language = fields.preferences.language ?? request.language;
    const { language } = request;
    const asked: Analysis = {
      search: { fields, images, language },
      who: limits.callerOf(request),
      mayAsk: () => limits.generate(request),
      signal: leaving(reply),
    };
    const takesTime = analysis.asksModels || images.length > 0;
    const isStreamed = takesTime && acceptsEvents(request.headers.accept);
    let body: Readable | string;
    try {
      body = await (isStreamed ? streamOf(asked, request) : textOf(asked));
    } catch (error) {
      if (!asked.signal.aborted) throw error;
      // Nobody is there to be told, and nothing is wrong.
      return reply.code(CLIENT_LEFT).send();
    }
    addVary(reply, 'Accept-Language');
    if (takesTime) addVary(reply, 'Accept');
    reply.header('content-language', language);
    if (isStreamed) reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return reply.type(isStreamed ? 'text/event-stream; charset=utf-8' : 'application/json; charset=utf-8').send(body);
  });
};
