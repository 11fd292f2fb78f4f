import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHELL_PATH } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import { escapeMarkup } from '../services/markup';
import type { PagesService } from '../services/pagesService';
import type { PageText } from '../services/recipePage';
import { addVary } from './compression';
import { startLanguage } from './homePages';
import { publicAddress } from './publicAddress';
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
  pages: PagesService;
  /** The home page as it was drawn at build time, by language; without it the empty page is sent. */
  homePage: (language: Language) => string | undefined;
  publicUrl?: string;
}

/** The built page with the words of one address; values are put in by functions, so that a "$" in a title stays one. */
const withText = (page: string, lang: string, text: PageText | undefined): string => {
  const spoken = page.replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`);
  if (!text) return spoken;
  const { title, description, head, body } = text;
  return spoken
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (whole, start: string) =>
      description === undefined ? whole : `${start}${escapeMarkup(description)}"`,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${body}</body>`);
};

/** Serves the built client: hashed files for ever, and one page for every address that is not a file. */
export const addClientFiles = async (app: FastifyInstance, needs: ClientFilesNeeds) => {
  const { clientDir, pages, homePage, publicUrl } = needs;
  const pageFile = join(clientDir, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : undefined;

  const sendHome = (request: FastifyRequest, reply: FastifyReply) => {
    addVary(reply, 'Cookie');
    const language = startLanguage(request);
    return sendDocument(request, reply, { document: homePage(language) ?? page, language });
  };

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendDocument(request, reply, { document: page, language: request.language });

  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { document, language }: { document: string | undefined; language: Language },
  ) => {
    if (document === undefined) throw new DomainError('addressNotFound');
    const nonce = randomBytes(16).toString('base64');
    const { status, isListed, text } = await pages.read(
      pathOf(request.url),
      language,
      publicAddress(request, publicUrl),
    );
    if (!isListed) reply.header('x-robots-tag', 'noindex');
    addVary(reply, 'Accept-Language');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', REVALIDATED)
      .header('content-security-policy', pagePolicy(nonce))
      .send(withText(document.replaceAll(NONCE_PLACEHOLDER, nonce), language, text));
  };

  const sendShell = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', REVALIDATED)
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', pagePolicy(nonce))
      .send(page?.replaceAll(NONCE_PLACEHOLDER, nonce));
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
    app.get('/', sendHome);
    app.get('/index.html', sendHome);
    app.get(SHELL_PATH, sendShell);
  }

  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return sendPage(request, reply);
    throw new DomainError('addressNotFound');
  });
};
