import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { JSON_BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '@contracts/limits';
import type { Config } from './config';
import type { CorpusBook } from './corpus/corpusBook';
import type { Database } from './db/schema';
import type { HomeCertificates } from './lan/homeCertificates';
import { addClientFiles } from './plugins/clientFiles';
import { addCompression } from './plugins/compression';
import { addErrorHandler, answerFailure } from './plugins/errorHandler';
import { readHomePages } from './plugins/homePages';
import { addOriginCheck } from './plugins/originCheck';
import { addHomeAuthority } from './plugins/homeAuthority';
import { createLimits } from './plugins/rateLimits';
import { addRequestLanguage } from './plugins/requestLanguage';
import { addRequestLog } from './plugins/requestLog';
import { addSecurityHeaders } from './plugins/securityHeaders';
import { addSessions } from './plugins/sessions';
import { createImageFeedbackRepository } from './repositories/imageFeedbackRepository';
import { createImportedRecipesRepository } from './repositories/importedRecipesRepository';
import { createRecipesRepository } from './repositories/recipesRepository';
import { createSessionsRepository } from './repositories/sessionsRepository';
import { addAnalyzeRoutes } from './routes/analyzeRoutes';
import { addDocsRoutes } from './routes/docsRoutes';
import { addHealthRoutes } from './routes/healthRoutes';
import { addPictureRoutes, type Pictures } from './routes/pictureRoutes';
import { addRecipeRoutes } from './routes/recipeRoutes';
import { addSessionRoutes } from './routes/sessionRoutes';
import { createImageFeedbackService } from './services/imageFeedbackService';
import { createPagesService } from './services/pagesService';
import { fillShelf } from './services/recipeShelf';
import { createRecipesService } from './services/recipesService';
import { createSearchService } from './services/searchService';
import { createSessionsService } from './services/sessionsService';

export interface AppNeeds {
  config: Pick<Config, 'hasDevTools' | 'limits' | 'publicUrl' | 'trustProxy'>;
  db: Kysely<Database>;
  corpus: CorpusBook;
  pictures: Pictures;
  /** The built client; when the folder is missing, only the API is served. */
  clientDir: string;
  /** The home pages that were drawn at build time; when the folder is missing, the browser draws. */
  homePagesDir?: string;
  now?: () => Date;
  logger?: FastifyBaseLogger;
  /** Serves by https with these; without them by http. */
  certificates?: HomeCertificates;
}

const HOUR_MS = 3_600_000;
/** A whole request has to arrive within this time: long enough for 5 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Fastify itself refuses a plain number; a proxy counts by how far it stands from us, so that a caller cannot add some of its own. */
const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'string' ? trusted : trusted > 0 && ((_address: string, hop: number) => hop < trusted);

/** The whole server, ready to listen or to be asked by a test. */
export const buildApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { config, db, corpus, pictures, clientDir, homePagesDir, now = () => new Date(), logger, certificates } = needs;
  const { publicUrl, limits } = config;
  const app: FastifyInstance = Fastify({
    // To the routes it is the same kind of server.
    https: (certificates ? { key: certificates.key, cert: certificates.chain } : null) as null,
    bodyLimit: JSON_BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustOf(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: answerFailure,
    ...(logger && { loggerInstance: logger }),
  });
  app.removeContentTypeParser('text/plain');

  addRequestLanguage(app);
  addRequestLog(app);
  addErrorHandler(app);
  addSecurityHeaders(app, { isHttps: publicUrl?.startsWith('https:') ?? false });
  addOriginCheck(app, { publicUrl });
  addCompression(app);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, parts: 21 } });

  const isHttps = certificates !== undefined || (publicUrl?.startsWith('https:') ?? false);
  const sessionsRepository = createSessionsRepository(db);
  const sessions = createSessionsService({ sessions: sessionsRepository, now });
  addSessions(app, { sessions, isHttps });

  const repository = createRecipesRepository(db);
  const imported = createImportedRecipesRepository(db);
  const recipes = createRecipesService({
    recipes: repository,
    imported,
    corpus,
    now,
    guestRecipeDays: limits.guestRecipeDays,
    hasDevTools: config.hasDevTools,
  });
  const imageFeedback = createImageFeedbackService({
    recipes,
    feedback: createImageFeedbackRepository(db),
    // Who asks for it waits for the same drawing, and is told if it fails.
    drawAhead: (name) => void pictures.pictureOf(name, 800).catch(() => undefined),
    now,
  });
  await imageFeedback.restore();
  const shelf = await fillShelf({ corpus, imported });
  const spend = await createLimits(app, { limits, publicUrl });

  addAnalyzeRoutes(app, createSearchService(shelf), spend);
  addRecipeRoutes(app, { recipes, imageFeedback, limits: spend, publicUrl, hasDevTools: config.hasDevTools });
  addSessionRoutes(app);
  if (certificates) addHomeAuthority(app, { certificate: certificates.authority });
  addHealthRoutes(app, { ping: repository.ping, size: shelf.size, hasDevTools: config.hasDevTools });
  addPictureRoutes(app, { pictures, isKnown: corpus.hasSlug });
  await addDocsRoutes(app);
  await addClientFiles(app, {
    clientDir,
    pages: createPagesService({ recipes, isPublic: corpus.has }),
    publicUrl,
    homePage: readHomePages(homePagesDir),
  });

  const removeExpired = () => {
    repository
      .removeExpired(now())
      .catch((error: unknown) => app.log.error({ err: error }, 'could not remove expired'));
  };
  const sweep = setInterval(removeExpired, HOUR_MS).unref();
  app.addHook('onReady', async () => removeExpired());
  app.addHook('onClose', async () => clearInterval(sweep));
  return app;
};
