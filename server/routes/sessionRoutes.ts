import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domainError';

/** GET /api/auth/me. Nobody can be signed in before there are accounts. */
export const addSessionRoutes = (app: FastifyInstance): void => {
  app.get('/api/auth/me', () => {
    throw new DomainError('notSignedIn');
  });
};
