import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { JSON_BODY_MAX_BYTES, PHOTOS_MAX, UPLOAD_MAX_BYTES } from '@contracts/limits';
import { checkDrafts } from '@kitchen/truth/checkDrafts';
import { faultsAsWords } from '@kitchen/truth/faultsAsWords';
import { gateAsk } from '@kitchen/truth/gateAsk';
import { createRecipeModel } from './ai/recipeModel';
import type { StructuredModel } from './ai/structuredModel';
import type { Config } from './config';
import type { CorpusBook } from './corpus/corpusBook';
import type { Database } from './db/schema';
import { createDishComposer, type DishComposer } from './images/composeDish';
import type { HomeCertificates } from './lan/homeCertificates';
import type { Mailer } from './mail/mailer';
import { addClientFiles } from './plugins/clientFiles';
import { addCompression } from './plugins/compression';
import { deviceCookie } from './plugins/deviceCookie';
import { addErrorHandler, answerFailure } from './plugins/errorHandler';
import { readHomePages } from './plugins/homePages';
import { addOriginCheck } from './plugins/originCheck';
import { addHomeAuthority } from './plugins/homeAuthority';
import { createLimits } from './plugins/rateLimits';
import { addAccountLanguage, addRequestLanguage } from './plugins/requestLanguage';
import { addRequestLog } from './plugins/requestLog';
import { addSecurityHeaders } from './plugins/securityHeaders';
import { addSessions } from './plugins/sessions';
import { createAccountDataRepository } from './repositories/accountDataRepository';
import { createGeneratedRecipesRepository } from './repositories/generatedRecipesRepository';
import { createImageFeedbackRepository } from './repositories/imageFeedbackRepository';
import { createImportedRecipesRepository } from './repositories/importedRecipesRepository';
import { createPreferencesRepository } from './repositories/preferencesRepository';
import { createRecipesRepository } from './repositories/recipesRepository';
import { createResetTokensRepository } from './repositories/resetTokensRepository';
import { createSavedRecipesRepository } from './repositories/savedRecipesRepository';
import { createSecretsRepository } from './repositories/secretsRepository';
import { createSessionsRepository } from './repositories/sessionsRepository';
import { createUsersRepository } from './repositories/usersRepository';
import { addAccountRoutes } from './routes/accountRoutes';
import { addAnalyzeRoutes } from './routes/analyzeRoutes';
import { addAuthRoutes } from './routes/authRoutes';
import { addDocsRoutes } from './routes/docsRoutes';
import { addHealthRoutes } from './routes/healthRoutes';
import { addPictureRoutes, type Pictures } from './routes/pictureRoutes';
import { addPreferencesRoutes } from './routes/preferencesRoutes';
import { addRecipeRoutes } from './routes/recipeRoutes';
import { addSavedRoutes } from './routes/savedRoutes';
import { createAccountExport } from './services/accountExport';
import { createAccountService } from './services/accountService';
import { createAnalysisService } from './services/analysisService';
import { createBackgroundWork } from './services/backgroundWork';
import { freeRecipeIds } from './services/freeRecipeIds';
import { createGenerationService } from './services/generationService';
import { createImageFeedbackService } from './services/imageFeedbackService';
import { createKnownDevices } from './services/knownDevices';
import { createPagesService } from './services/pagesService';
import { createPasswords } from './services/passwords';
import { createPhotoService } from './services/photoService';
import { createPreferencesService } from './services/preferencesService';
import { fillShelf } from './services/recipeShelf';
import { createRecipesService } from './services/recipesService';
import { createSavedRecipesService } from './services/savedRecipesService';
import { createSearchService } from './services/searchService';
import { createSessionsService } from './services/sessionsService';
import { createSignInThrottle } from './services/signInThrottle';
import { createWrittenPictures } from './services/writtenPictures';
import { createPhotoPreparer } from './vision/preparePhoto';
import type { Recogniser } from './vision/recogniser';

export interface AppNeeds {
  config: Pick<
    Config,
    'ai' | 'aiWaitMs' | 'hasDevTools' | 'limits' | 'passwordCost' | 'port' | 'publicUrl' | 'trustProxy'
  >;
  db: Kysely<Database>;
  corpus: CorpusBook;
  pictures: Pictures;
  mailer: Mailer;
  /** The built client; when the folder is missing, only the API is served. */
  clientDir: string;
  /** The home pages that were drawn at build time; when the folder is missing, the browser draws. */
  homePagesDir?: string;
  now?: () => Date;
  logger?: FastifyBaseLogger;
  /** Serves by https with these; without them by http. */
  certificates?: HomeCertificates;
  /** Who can read photos, the best first; without any, a photo alone is refused in words. */
  recognisers?: readonly Recogniser[];
  /** Who writes new recipes; without one the corpus alone answers. */
  model?: StructuredModel;
}

const HOUR_MS = 3_600_000;
/** How long a model's answer to an ask is given again. */
const ANSWERS_KNOWN_MS = 24 * HOUR_MS;
/** From a search to its last recipe, where no model is configured that says otherwise: below the 60 s that a client waits. */
const GENERATION_MS = 55_000;
/** How long an account remembers what it removed from its list. */
const REMOVED_KNOWN_MS = 30 * 24 * HOUR_MS;
/** A whole request has to arrive within this time: long enough for 5 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Fastify itself refuses a plain number; a proxy counts by how far it stands from us, so that a caller cannot add some of its own. */
const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'string' ? trusted : trusted > 0 && ((_address: string, hop: number) => hop < trusted);

/** The whole server, ready to listen or to be asked by a test. */
export const buildApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const {
    config,
    db,
    corpus,
    pictures,
    mailer,
    clientDir,
    homePagesDir,
    now = () => new Date(),
    logger,
    certificates,
    recognisers = [],
    model,
  } = needs;
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
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, parts: 20 + PHOTOS_MAX } });

  const isHttps = certificates !== undefined || (publicUrl?.startsWith('https:') ?? false);
  const sessionsRepository = createSessionsRepository(db);
  const sessions = createSessionsService({ sessions: sessionsRepository, now });
  const cookies = addSessions(app, { sessions, isHttps });

  const repository = createRecipesRepository(db);
  const imported = createImportedRecipesRepository(db);
  const generated = createGeneratedRecipesRepository(db);
  const freeId = freeRecipeIds(corpus.has);
  const recipes = createRecipesService({
    recipes: repository,
    imported,
    corpus,
    freeId,
    keepUntil: generated.keepUntil,
    now,
    guestRecipeDays: limits.guestRecipeDays,
    hasDevTools: config.hasDevTools,
  });
  const savedRepository = createSavedRecipesRepository(db);
  const saved = createSavedRecipesService({ saved: savedRepository, recipes, now });
  const preferencesRepository = createPreferencesRepository(db);
  const preferences = createPreferencesService({ preferences: preferencesRepository, now });
  addAccountLanguage(app, preferences.languageOf);
  const users = createUsersRepository(db);
  const resetTokens = createResetTokensRepository(db);
  const accountData = createAccountDataRepository(db);
  const device = deviceCookie({ isHttps });
  const deviceSecret = await createSecretsRepository(db).read('device', randomBytes(32).toString('base64url'));
  const background = createBackgroundWork((error, what) => app.log.error({ err: error }, `failed: ${what}`));
  app.addHook('onClose', () => background.settled());
  const accounts = createAccountService({
    users,
    resetTokens,
    data: accountData,
    sessions,
    passwords: createPasswords(config.passwordCost),
    throttle: createSignInThrottle({ now }),
    devices: createKnownDevices(deviceSecret),
    mailer,
    background,
    languageOf: preferences.languageOf,
    baseUrl: () => {
      const address = app.server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      return publicUrl ?? `${certificates ? 'https' : 'http'}://localhost:${port}`;
    },
    failures: { perAccount: limits.loginFailuresPerAccount, perAddress: limits.loginFailuresPerAddress },
    now,
  });
  const exported = createAccountExport({
    users,
    preferences: preferencesRepository,
    ratings: savedRepository,
    saved,
    data: accountData,
    now,
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
  const spend = await createLimits(app, { limits, isHttps });
  const photos = createPhotoService({
    recognisers,
    preparer: createPhotoPreparer(),
    failed: (error) => app.log.error({ err: error }, 'a photo could not be read'),
  });
  app.addHook('onClose', () => photos.close());

  let composeDish: DishComposer | undefined;
  const writtenPictures = createWrittenPictures({
    find: (id) => repository.find(id, now()),
    compose(facts) {
      composeDish ??= createDishComposer(corpus.entries.map(({ recipe }) => recipe));
      return composeDish(facts);
    },
    learn: (name, picture) => pictures.learn?.(name, picture),
  });
  const generation =
    model &&
    createGenerationService({
      model: createRecipeModel(model),
      truth: { checkDrafts, faultsAsWords, gateAsk },
      recipes: repository,
      generated,
      pageOf: recipes.pageOf,
      freeId,
      pictureOf: writtenPictures.pathOf,
      now,
      timeoutMs: config.ai?.timeoutMs ?? GENERATION_MS,
      keptDays: limits.guestRecipeDays,
    });
  const search = createSearchService(shelf, photos);
  const analysis = createAnalysisService({
    search,
    generation,
    isSeenByModel: recognisers.length > 0 && config.ai !== undefined,
    waitMs: config.aiWaitMs,
  });
  // A stop does not wait for a model.
  app.addHook('preClose', async () => analysis.stop());

  addAnalyzeRoutes(app, { analysis, limits: spend });
  addRecipeRoutes(app, { recipes, saved, imageFeedback, limits: spend, publicUrl, hasDevTools: config.hasDevTools });
  addSavedRoutes(app, { saved, limits: spend, publicUrl });
  addPreferencesRoutes(app, { preferences, limits: spend });
  addAuthRoutes(app, { accounts, cookies, device, limits: spend });
  addAccountRoutes(app, { accounts, exported, cookies, device, limits: spend });
  if (certificates) addHomeAuthority(app, { certificate: certificates.authority });
  addHealthRoutes(app, {
    ping: repository.ping,
    size: shelf.size,
    hasDevTools: config.hasDevTools,
    sight: photos.sight,
    ...(generation && { provider: config.ai?.provider ?? generation.name }),
  });
  addPictureRoutes(app, {
    pictures,
    isKnown: (slug) => corpus.hasSlug(slug) || writtenPictures.isKnown(slug),
  });
  await addDocsRoutes(app);
  await addClientFiles(app, {
    clientDir,
    pages: createPagesService({ recipes, isPublic: corpus.has }),
    publicUrl,
    homePage: readHomePages(homePagesDir),
  });

  const removeExpired = () => {
    Promise.all([
      repository.removeExpired(now()),
      sessionsRepository.removeExpired(now()),
      resetTokens.removeExpired(now()),
      generated.removeForgotten(new Date(now().getTime() - ANSWERS_KNOWN_MS)),
      savedRepository.removeForgotten(new Date(now().getTime() - REMOVED_KNOWN_MS)),
    ]).catch((error: unknown) => app.log.error({ err: error }, 'could not remove expired'));
  };
  const sweep = setInterval(removeExpired, HOUR_MS).unref();
  app.addHook('onReady', async () => removeExpired());
  app.addHook('onClose', async () => clearInterval(sweep));
  return app;
};
