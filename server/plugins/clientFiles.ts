import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domainError';
import { pagePolicy } from './securityHeaders';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const HAS_EXTENSION = /\.[^/.]+$/;
/** File names under /assets/ carry a hash of their content, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const pathOf = (url: string) => url.split(/[?#]/, 1)[0]!;

const isPageAddress = ({ method, url }: FastifyRequest): boolean => {
  const path = pathOf(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/(?:api|pictures|assets)(?:\/|$)/.test(path) && !HAS_EXTENSION.test(path);
};

export interface ClientFilesNeeds {
  /** The built client; when it is missing, only the API is served. */
  clientDir: string;
  /** Whether search engines may list this page: a recipe that somebody stored is for those who have its link. */
  isListed: (path: string) => boolean;
}

/** Serves the built client: hashed files for ever, and one page for every address that is not a file. */
export const addClientFiles = async (app: FastifyInstance, { clientDir, isListed }: ClientFilesNeeds) => {
  const pageFile = join(clientDir, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : undefined;

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (page === undefined) throw new DomainError('addressNotFound');
    const nonce = randomBytes(16).toString('base64');
    if (!isListed(pathOf(request.url))) reply.header('x-robots-tag', 'noindex');
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', REVALIDATED)
      .header('content-security-policy', pagePolicy(nonce))
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => HAS_EXTENSION.test(path) && path !== '/index.html',
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes(`${clientDir}/assets/`) ? IMMUTABLE : REVALIDATED),
    });
    app.get('/', sendPage);
    app.get('/index.html', sendPage);
  }

  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return sendPage(request, reply);
    throw new DomainError('addressNotFound');
  });
};
