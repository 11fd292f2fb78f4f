import type { FastifyInstance } from 'fastify';

/** Paths whose next part is all it takes to open a recipe, a shared list or a shared collection. */
const LINKS = /^(\/(?:recipe|shopping|collection|api\/shared-lists|api\/shared-collections)\/)[^/]+/;

/** The path without its query, without the token of a password reset, and without links and ids. */
const loggedPath = (url: string) =>
  url
    .split(/[?#]/, 1)[0]!
    .replace(/^(\/(?:api\/auth\/)?reset-password\/).+/, '$1…')
    .replace(LINKS, '$1…')
    .replace(/\/\d+(?=\/|$)/g, '/…');

/** Logs one line per API response, and files only at debug level. Never a body, a header or a query. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (line.path.startsWith('/api/')) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
};
