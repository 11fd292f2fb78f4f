import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHELL_PATH } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { PagesService } from '../services/pagesService';
import { addVary } from './compression';
import { startLanguage } from './homePages';
import { replyWithPage, REVALIDATED, withText } from './pageDocument';
import { publicAddress } from './publicAddress';

const HAS_EXTENSION = /\.[^/.]+$/;
/** File names under /assets/ contain a hash of their content, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const pathOf = (url: string) => url.split(/[?#]/, 1)[0]!;

const isPageAddress = ({ method, url }: FastifyRequest): boolean => {
  const path = pathOf(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/(?:api|pictures|assets)(?:\/|$)/.test(path) && !HAS_EXTENSION.test(path);
};

export interface ClientFilesOptions {
  /** Folder of the built client; when it is missing, only the API is served. */
  clientDir: string;
  pages: PagesService;
  /** The home page prerendered at build time, by language; without it the empty page is sent. */
  homePage: (language: Language) => string | undefined;
  publicUrl?: string;
}

/** Serves the files of the built client, but not its pages. */
const addFiles = (app: FastifyInstance, clientDir: string) =>
  app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => HAS_EXTENSION.test(path) && path !== '/index.html',
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes(`${clientDir}/assets/`) ? IMMUTABLE : REVALIDATED),
  });

/** Sends the page of an address, with the text of that address in it. */
const createDocumentSender =
  ({ pages, publicUrl }: Pick<ClientFilesOptions, 'pages' | 'publicUrl'>) =>
  async (request: FastifyRequest, reply: FastifyReply, document: string | undefined, language: Language) => {
    if (document === undefined) throw new DomainError('addressNotFound');
    const address = publicAddress(request, publicUrl);
    const { status, isListed, text } = await pages.read(pathOf(request.url), language, address);
    if (!isListed) reply.header('x-robots-tag', 'noindex');
    addVary(reply, 'Accept-Language');
    return replyWithPage(reply.code(status), document, (page) => withText(page, language, text));
  };

/**
 * Serves the built client: hashed files with an endless cache lifetime, and one page for every address that is not a
 * file.
 */
export const addClientFiles = async (app: FastifyInstance, options: ClientFilesOptions) => {
  const { clientDir, homePage } = options;
  const pageFile = join(clientDir, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : undefined;
  const sendDocument = createDocumentSender(options);

  const sendHome = (request: FastifyRequest, reply: FastifyReply) => {
    addVary(reply, 'Cookie');
    const language = startLanguage(request);
    return sendDocument(request, reply, homePage(language) ?? page, language);
  };

  if (page !== undefined) {
    await addFiles(app, clientDir);
    app.get('/', sendHome);
    app.get('/index.html', sendHome);
    app.get(SHELL_PATH, (_request, reply) => replyWithPage(reply.header('x-robots-tag', 'noindex'), page));
  }

  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return sendDocument(request, reply, page, request.language);
    throw new DomainError('addressNotFound');
  });
};
