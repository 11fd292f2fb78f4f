import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics';

interface Options {
  metrics: Metrics;
  token: string;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Serves the metrics on the main port to those who have the token. */
export const addMetricsRoute = (app: FastifyInstance, { metrics, token }: Options): void => {
  const expected = digestOf(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Digests have one length, so the comparison reveals nothing about the token.
    if (timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected))
      return reply.type(metrics.contentType).send(await metrics.text());
    metrics.happened('metricsRefused');
    request.log.warn({ security: 'metricsRefused', status: 401 }, 'security');
    return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8').send('');
  });
};
