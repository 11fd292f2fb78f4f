import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { JSON_BODY_MAX_BYTES } from '@contracts/limits';
import type { Config } from './config';
import { createCounters, hideKeys } from './counters/createCounters';
import { memoryStore } from './counters/memoryStore';
import { forgetDeleted } from './db/forgetDeleted';
import { ownEvents } from './events/ownEvents';
import { tableJobs } from './jobs/tableJobs';
import { answerFailure } from './plugins/errorHandler';
import { headersOfUnreadable } from './plugins/securityHeaders';
import { noteSecurity } from './plugins/watchRequests';
import { createBackgroundWork } from './services/backgroundWork';
import { ownerOfVisitor } from './services/recipeOwner';
import { createRecipeReader } from './services/reading/recipeReader';
import { addPlugins } from './assembly/addPlugins';
import { addRoutes } from './assembly/addRoutes';
import { addUpkeep } from './assembly/addUpkeep';
import type { AppDependencies } from './assembly/appDependencies';
import { openRepositories } from './assembly/openRepositories';
import { openServices } from './assembly/openServices';
import { queuesOf } from './assembly/queuesOf';
import { readSecrets } from './assembly/readSecrets';

/** Time limit for receiving a whole request: long enough for 5 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A connection on which nothing moves for this long is closed. No answer takes so long: a file has two minutes. */
const CONNECTION_TIMEOUT_MS = 180_000;

/**
 * Longest delay of the mail after a forgotten password: long enough that no later request reveals when it is written, and
 * not noticed by the reader of the mail.
 */
const RESET_DELAY_MS = 3_000;

/**
 * Fastify does not accept a plain number here. Proxies count by their distance from us, so that a caller cannot add its
 * own.
 */
const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'string' ? trusted : trusted > 0 && ((_address: string, hop: number) => hop < trusted);

const isPublicHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl?.startsWith('https:') ?? false;

const createServer = ({ config, certificates, logger }: AppDependencies): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    // For the routes both are the same kind of server.
    https: (certificates ? { key: certificates.key, cert: certificates.chain } : null) as null,
    bodyLimit: JSON_BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    trustProxy: trustOf(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.headers(headersOfUnreadable({ isHttps: isPublicHttps(config) }))),
    ...(logger && { loggerInstance: logger }),
  });
  app.removeContentTypeParser('text/plain');
  return app;
};

/** The address of this server, as links in mails have it. */
const createBaseUrl =
  (app: FastifyInstance, { config, certificates }: Pick<AppDependencies, 'config' | 'certificates'>) =>
  (): string => {
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    return config.publicUrl ?? `${certificates ? 'https' : 'http'}://localhost:${port}`;
  };

/** What all services share. What the dependencies leave out is that of a single server. */
const readOptions = async (app: FastifyInstance, dependencies: AppDependencies) => {
  const { now = () => new Date(), elapsed = () => performance.now() } = dependencies;
  const complain = (error: unknown, what: string) => app.log.error({ err: error }, `failed: ${what}`);
  const repositories = openRepositories(dependencies.db);
  const secrets = await readSecrets(repositories);
  return {
    ...dependencies,
    reader: dependencies.reader ?? createRecipeReader({ workerFile: null }),
    repositories,
    secrets,
    background: createBackgroundWork(complain),
    log: app.log,
    noteSecurity: noteSecurity(app.log, dependencies.metrics),
    baseUrl: createBaseUrl(app, dependencies),
    resetDelayMs: dependencies.resetDelayMs ?? RESET_DELAY_MS,
    now,
    counters: hideKeys(dependencies.counters ?? createCounters(memoryStore(elapsed)), secrets.counter),
    jobs: dependencies.jobs ?? tableJobs({ jobs: repositories.jobs, now, failed: complain }),
    events: dependencies.events ?? ownEvents(),
  };
};

/** Builds the whole server, ready to listen or to be called by a test. */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { config, db, certificates, metrics, tracing } = dependencies;
  const app = createServer(dependencies);
  const options = await readOptions(app, dependencies);
  const { reader, repositories, secrets, background, counters, jobs, events, now } = options;
  const services = await openServices(options, dependencies);
  const isHttps = certificates !== undefined || isPublicHttps(config);
  const visitors = {
    isHttps,
    visitorSecret: secrets.visitor,
    hasStored: (visitor: string) => repositories.visitors.hasStored(visitor, ownerOfVisitor(visitor)),
  };
  const { pictureStore } = dependencies;
  const plugins = await addPlugins(app, { config, pictureStore, visitors, counters, metrics, tracing, services });
  await addRoutes(app, { ...dependencies, services, plugins, ping: repositories.recipes.ping });
  metrics?.watch({
    queues: queuesOf(dependencies, { reader, services, background, jobs }),
    recipes: () => services.shelf.current().size,
    drawn: () => dependencies.pictures.work?.().drawn ?? 0,
  });
  addUpkeep(app, {
    repositories,
    services,
    counters,
    jobs,
    events,
    background,
    now,
    forgetDeleted: () => forgetDeleted(db),
  });
  return app;
};
