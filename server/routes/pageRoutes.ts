import type { FastifyInstance } from 'fastify';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import type { AddressReader } from '../import/address/addressReader';
import { addOperation } from './addOperation';
import { CLIENT_LEFT, leaving } from './leaving';

interface Dependencies {
  addresses: AddressReader;
  limits: Limits;
}

/** Reads a recipe from a page of the web, for its cook to check. */
export const addPageRoutes = (app: FastifyInstance, { addresses, limits }: Dependencies): void => {
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
};
