import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES, type RouteName } from '@contracts/routes';
import type { Metrics } from '../metrics/metrics';
import { securityEventOf, type NoteSecurity, type SecurityEvent } from '../metrics/securityEvents';
import { failureOf } from './errorHandler';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the call means for security, where its success has more than one meaning. */
    securityEvent?: SecurityEvent;
  }
}

const routeKey = (method: string, template: string) => `${method} ${template.replace(/\{(\w+)\}/g, ':$1')}`;

const CALLS = new Map(
  Object.entries(ROUTES).map(([name, { method, path }]) => [routeKey(method, path), name as RouteName]),
);

const callOf = ({ method, routeOptions }: FastifyRequest): RouteName | undefined =>
  routeOptions.url === undefined ? undefined : CALLS.get(routeKey(method, routeOptions.url));

/** Counts and logs security events that are not the result of a call, by kind and id of the account. */
export const noteSecurity =
  (log: Pick<FastifyBaseLogger, 'info'>, metrics?: Pick<Metrics, 'happened'>): NoteSecurity =>
  (kind, { account, count = 1 } = {}) => {
    metrics?.happened(kind, count);
    log.info({ security: kind, ...(account !== undefined && { account }), count }, 'security');
  };

/**
 * Counts every answer, and logs security events by their kind. The log names the account by its id, and nothing else of
 * the person: no address of mail or network.
 */
export const watchRequests = (
  app: FastifyInstance,
  { metrics }: { metrics?: Pick<Metrics, 'answered' | 'happened'> },
): void => {
  app.decorateRequest('securityEvent', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const { method, account, routeOptions } = request;
    metrics?.answered({ method, route: routeOptions.url, status, ms: reply.elapsedTime });
    const call = callOf(request);
    const failure = failureOf(request);
    const isOver = status < 400 || failure !== undefined;
    const kind = isOver ? (request.securityEvent ?? securityEventOf(call, failure)) : undefined;
    if (kind !== undefined) {
      metrics?.happened(kind);
      const line = { security: kind, ...(call && { call }), ...(account && { account: account.uid }), status };
      if (failure === undefined) request.log.info(line, 'security');
      else request.log.warn(line, 'security');
    }
    done();
  });
};
