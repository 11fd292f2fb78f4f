import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NONCE_PLACEHOLDER, SHELL_PATH } from '@contracts/defaults';
import { DATABASE_RETRY_SECONDS } from '../errors/databaseAway';
import { DomainError } from '../errors/domainError';
import type { PageDrawer } from '../services/pageDrawer';
import type { PagesService } from '../services/pagesService';
import { addVary } from './compression';
import type { DrawnPages } from './drawnPages';
import { replyWithPage, REVALIDATED, withText } from './pageDocument';
import { publicAddress } from './publicAddress';
import { startLanguage } from './startLanguage';

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
  drawnPages: DrawnPages;
  /** Draws recipe pages; without it the browser does. */
  drawer?: PageDrawer;
  publicUrl?: string;
  /** The folder of a store with the drawings of this release; absent: this server has them. */
  pictureStore?: string;
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

/**
 * Sends the page of an address, with the text of that address in it: drawn if it can be, otherwise the client's empty
 * document.
 */
const createDocumentSender = (shell: string | undefined, options: ClientFilesOptions) => {
  const { pages, publicUrl, pictureStore, drawnPages, drawer } = options;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (shell === undefined) throw new DomainError('addressNotFound');
    const path = pathOf(request.url);
    const language = startLanguage(request);
    const page = await pages.read(path, language, publicAddress(request, publicUrl));
    const drawn = page.recipe && (await drawer?.draw(page.recipe, language));
    const document = drawn ?? { html: drawnPages(path, language) ?? shell, nonce: NONCE_PLACEHOLDER };
    // A drawn page is the text for readers without scripts.
    const text = page.text && drawn ? { ...page.text, body: '' } : page.text;
    if (page.status === 503) reply.header('retry-after', DATABASE_RETRY_SECONDS);
    if (!page.isListed) reply.header('x-robots-tag', 'noindex');
    addVary(reply, 'Cookie');
    addVary(reply, 'Accept-Language');
    return replyWithPage(reply.code(page.status), document, {
      pictureStore,
      finish: (html) => withText(html, language, text),
    });
  };
};

/**
 * Serves the built client: hashed files with an endless cache lifetime, and one page for every address that is not a
 * file.
 */
export const addClientFiles = async (app: FastifyInstance, options: ClientFilesOptions) => {
  const { clientDir } = options;
  const shellFile = join(clientDir, 'index.html');
  const shell = existsSync(shellFile) ? readFileSync(shellFile, 'utf8') : undefined;
  const sendDocument = createDocumentSender(shell, options);

  if (shell !== undefined) {
    await addFiles(app, clientDir);
    app.get('/', sendDocument);
    app.get('/index.html', sendDocument);
    app.get(SHELL_PATH, (_request, reply) =>
      replyWithPage(
        reply.header('x-robots-tag', 'noindex'),
        { html: shell, nonce: NONCE_PLACEHOLDER },
        { pictureStore: options.pictureStore },
      ),
    );
  }

  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return sendDocument(request, reply);
    throw new DomainError('addressNotFound');
  });
};
