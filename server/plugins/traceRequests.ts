import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestTrace, Tracing } from '../tracing/tracing';

const traces = new WeakMap<FastifyRequest, RequestTrace>();

const headerOf = ({ headers: { traceparent } }: FastifyRequest): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;

/**
 * Makes a span of each request.
 * @param trustsCaller whether a proxy stands before this server; the header of any other caller is ignored
 */
export const traceRequests = (
  app: FastifyInstance,
  { tracing, trustsCaller }: { tracing: Pick<Tracing, 'request'>; trustsCaller: boolean },
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const own = tracing.request(request.method, trustsCaller ? headerOf(request) : undefined);
    traces.set(request, own);
    own.within(done);
  });
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { method, routeOptions } = request;
    traces.get(request)?.end({ method, route: routeOptions.url, status });
    done();
  });
};
