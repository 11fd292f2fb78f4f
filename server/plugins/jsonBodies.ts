import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domainError';
import { isBoundedJson } from '../text/boundedJson';

/** Refuses a JSON body of too many values or levels before it is parsed. Fastify's own parser reads the others. */
export const addJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (!isBoundedJson(body)) done(new DomainError('bodyTooLarge'));
    // It answers by `done`, whatever its type says.
    else void parse(request, body, done);
  });
};
