import type { FastifyInstance } from 'fastify';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import type { AddressReader } from '../import/address/addressReader';
import type { PagePhotos } from '../services/pagePhotos';
import { addOperation } from './addOperation';
import { readAnalyzeForm } from './analyzeForm';
import { CLIENT_LEFT, leaving } from './leaving';

interface Dependencies {
  addresses: AddressReader;
  pagePhotos: PagePhotos;
  limits: Limits;
}

/** Reads a recipe from a page of the web, or from photos of pages on paper, for its cook to check. */
export const addPageRoutes = (app: FastifyInstance, { addresses, pagePhotos, limits }: Dependencies): void => {
  addOperation(app, 'readPage', { onRequest: limits.page }, async (request, reply) => {
    const signal = leaving(reply);
    const sender = { address: householdOf(request.ip), visitor: limits.callerOf(request) };
    const { address } = request.body;
    try {
      return await addresses.read({ address, language: request.language, sender, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      // The client disconnected: there is no one to answer and nothing to log as a fault.
      reply.statusCode = CLIENT_LEFT;
      return reply.send({ address, text: '' });
    }
  });

  addOperation(
    app,
    'readPhotos',
    { onRequest: limits.analyze, preValidation: readAnalyzeForm },
    async (request, reply) => {
      const signal = leaving(reply);
      const sender = { address: householdOf(request.ip), visitor: limits.callerOf(request) };
      const { photos } = request;
      if (!photos || photos.length === 0) throw new DomainError('photoMissing');
      try {
        return { text: await pagePhotos.read(photos, request.language, signal, sender) };
      } catch (error) {
        if (error instanceof ModelFailure) throw new DomainError('photosTooSlow');
        if (!signal.aborted) throw error;
        reply.statusCode = CLIENT_LEFT;
        return reply.send({ text: '' });
      }
    },
  );
};
