import type { FastifyInstance } from 'fastify';
import { addVary } from '../plugins/compression';
import type { Limits } from '../plugins/rateLimits';
import type { SearchService } from '../services/searchService';
import { answerText } from '../services/searchAnswer';
import { readAnalyzeForm } from './analyzeForm';

/** POST /api/analyze. */
export const addAnalyzeRoutes = (app: FastifyInstance, search: SearchService, limits: Limits): void => {
  app.post('/api/analyze', { onRequest: limits.analyze }, async (request, reply) => {
    const { fields, image } = await readAnalyzeForm(request);
    request.language = fields.preferences.language ?? request.language;
    const answer = answerText(await search.analyze({ fields, image, language: request.language }));
    addVary(reply, 'Accept-Language');
    return reply.type('application/json; charset=utf-8').header('content-language', request.language).send(answer);
  });
};
