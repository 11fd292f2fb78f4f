import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domainError';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a write comes from our own pages, or from a program that is not a browser. Behind a TLS-terminating proxy we
 * do not know the browser's scheme, so without a public address only hosts are compared.
 */
const isFromHere = ({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean => {
  const { origin } = headers;
  if (origin !== undefined)
    return publicOrigin === undefined ? hostOf(origin) === host.toLowerCase() : origin === publicOrigin;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** Rejects every write that another website makes a browser send (CSRF). */
export const addOriginCheck = (app: FastifyInstance, { publicUrl }: { publicUrl?: string }): void => {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !READS.has(request.method) && !isFromHere(request, publicOrigin);
    done(isRefused ? new DomainError('foreignOrigin') : undefined);
  });
};
