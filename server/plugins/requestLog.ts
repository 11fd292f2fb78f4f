import type { FastifyInstance } from 'fastify';

/**
 * The path without its query, without the token in the path of a password reset, and without ids: the id of a
 * recipe is all it takes to open it.
 */
const loggedPath = (url: string) =>
  url
    .split(/[?#]/, 1)[0]!
    .replace(/^(\/(?:api\/auth\/)?reset-password\/).+/, '$1…')
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
