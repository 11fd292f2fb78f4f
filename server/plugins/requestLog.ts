import type { FastifyInstance } from 'fastify';

/** The address without its query, and without the secret that a password reset carries in its path. */
const loggedPath = (url: string) => url.split(/[?#]/, 1)[0]!.replace(/^(\/(?:api\/auth\/)?reset-password\/).+/, '$1…');

/** One line for each answer of the API, and for files only at debug level. Never a body, a header or a query. */
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
