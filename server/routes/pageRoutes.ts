import type { FastifyInstance } from 'fastify';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import type { AddressReader } from '../import/address/addressReader';
import type { PagePhotos } from '../services/pagePhotos';
import { addOperation } from './addOperation';
import { readAnalyzeForm } from './analyzeForm';
import { leaving, unlessLeft } from './leaving';

interface Dependencies {
  addresses: AddressReader;
  pagePhotos: PagePhotos;
  limits: Limits;
}

const asPhotoFailure = (error: unknown): never => {
  throw error instanceof ModelFailure ? new DomainError('photosTooSlow') : error;
};

/** Reads a recipe from a page of the web, or from photos of pages on paper, for its cook to check. */
export const addPageRoutes = (app: FastifyInstance, { addresses, pagePhotos, limits }: Dependencies): void => {
  addOperation(app, 'readPage', { onRequest: limits.page }, async (request, reply) => {
    const signal = leaving(reply);
    const sender = { address: householdOf(request.ip), visitor: limits.callerOf(request) };
    const { address } = request.body;
    return unlessLeft({ reply, signal, nothing: { address, text: '' } }, () =>
      addresses.read({ address, language: request.language, sender, signal }),
    );
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
      return unlessLeft({ reply, signal, nothing: { text: '' } }, async () => ({
        text: await pagePhotos.read(photos, request.language, signal, sender).catch(asPhotoFailure),
      }));
    },
  );
};
