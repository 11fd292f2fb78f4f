import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { DECORATIVE_DISHES } from '@contracts/decorativeDishes';
import type { AskReport } from './ai/callRun';
import { createModels, type Models } from './ai/models';
import { buildApp } from './app';
import { readConfig, type Config } from './config';
import { createCorpusBook } from './corpus/corpusBook';
import { loadCorpus } from './corpus/loadCorpus';
import { openCounters } from './counters/openCounters';
import { readGivenKey, readKeyFile } from './db/keyFile';
import { notifyServers } from './db/notifyServers';
import type { Database } from './db/schema';
import { openStore } from './db/openStore';
import { loggedError } from './errors/loggedError';
import { startFailure } from './errors/startFailure';
import { createPictureService } from './images/service/pictureService';
import { createPageReader } from './import/address/pageReader';
import { createFileReader } from './import/upload/fileReader';
import { userAgentOf } from './import/address/userAgent';
import { homeCertificates } from './lan/homeCertificates';
import { lanGreeting } from './lan/lanGreeting';
import { openMailer } from './mail/openMailer';
import { createMetrics } from './metrics/metrics';
import { openMetricsServer } from './metrics/metricsServer';
import { knowsHost } from './plugins/hostCheck';
import { collectWhenIdle } from './services/idleCollector';
import { createPageDrawer } from './services/pageDrawer';
import { createRecipeReader } from './services/reading/recipeReader';
import { SECRET_BOX_KEY_BYTES } from './services/secretBox';
import { readCorpusIndex } from './services/shelf/corpusIndex';
import { createShelfSnapshots } from './services/shelf/shelfSnapshots';
import { localAddress } from './text/localAddress';
import type * as TracingModule from './tracing/tracing';
import { openRecognisers } from './vision/openRecognisers';

/** How long a shutdown waits for running requests. */
const DRAIN_MS = 10_000;

const entry = resolve(process.argv[1] ?? '.');
const isBundle = entry.endsWith('.mjs');

/** The project's folder: the nearest parent with a package.json. */
const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : rootAbove(dirname(folder));

const say = (line: string) => process.stdout.write(`${line}\n`);

const createLogger = ({ logLevel }: Config) =>
  pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  });

type Logger = ReturnType<typeof createLogger>;
type Asked = (report: AskReport) => void;

/** Draws the pictures of the corpus: first those that every first visit shows, then those of the most popular recipes. */
const openPictures = ({ dataDir, drawsAhead }: Config, recipes: ReturnType<typeof loadCorpus>) => {
  const popular = [...recipes].sort((a, b) => b.popularity - a.popularity);
  return createPictureService({
    cacheDir: join(dataDir, 'pictures'),
    drawsAhead,
    pictures: new Map(popular.map(({ slug, picture }) => [slug, picture])),
    order: [...DECORATIVE_DISHES, ...popular.map(({ slug }) => slug)],
    workerFile: isBundle ? new URL('./renderWorker.mjs', import.meta.url) : null,
  });
};

const openSight = ({ photos, dataDir }: Config, root: string, model: Models['vision'] | undefined, logger: Logger) =>
  openRecognisers({
    settings: photos,
    dataDir,
    root,
    workerFile: new URL(isBundle ? './visionWorker.mjs' : './vision/visionWorker.ts', import.meta.url),
    readerFile: new URL(isBundle ? './readerProgram.mjs' : './vision/readerProgram.ts', import.meta.url),
    model,
    say: (line) => logger.info(line),
    failed: (error) => logger.warn({ err: error }, 'the local photo model is not there'),
  });

/** The certificates of a server on the home network. */
const openCertificates = ({ dataDir }: Config, logger: Logger) =>
  homeCertificates(dataDir, {
    failed: (file) => logger.warn({ file }, 'replaced a certificate: its file or its key was damaged'),
  });

/** Draws the pages of recipes, where the client was built. */
const openDrawer = (root: string, logger: Logger) => {
  const program = join(root, 'build', 'prerender', 'prerender.cjs');
  const shell = join(root, 'build', 'client', 'index.html');
  if (!isBundle || !existsSync(program) || !existsSync(shell)) return undefined;
  return createPageDrawer({
    program,
    shell: readFileSync(shell, 'utf8'),
    failed: (error) => logger.warn({ err: error }, 'could not draw a page'),
  });
};

const readSecondFactorKey = ({ secondFactorKeyFile, dataDir }: Config) =>
  secondFactorKeyFile === undefined
    ? readKeyFile(dataDir, 'second-factor.key', SECRET_BOX_KEY_BYTES)
    : readGivenKey('SECOND_FACTOR_KEY_FILE', secondFactorKeyFile, SECRET_BOX_KEY_BYTES);

const versionIn = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

const openMetrics = ({ metrics, ai }: Config, root: string) => metrics && createMetrics(versionIn(root), ai?.price);

/** Loaded only if traces are wanted, because most servers have no collector. */
const openTraces = async ({ traces }: Config, root: string) => {
  if (!traces) return undefined;
  const file = new URL(isBundle ? './tracing.mjs' : './tracing/tracing.ts', import.meta.url);
  const { openTracing } = (await import(file.href)) as typeof TracingModule;
  return openTracing({ ...traces, version: versionIn(root) });
};

/** Reports a request to a model to each of these that is there. */
const reportingTo = (...watchers: (Asked | undefined)[]): Asked => {
  const present = watchers.filter((watcher) => watcher !== undefined);
  return (report) => present.forEach((watcher) => watcher(report));
};

/** What reads recipes, pages and files, each in threads of its bundled worker. */
const openReaders = () => {
  const workerNamed = (name: string) => (isBundle ? new URL(`./${name}.mjs`, import.meta.url) : null);
  return {
    reader: createRecipeReader({ workerFile: workerNamed('recipeWorker') }),
    pages: createPageReader({ workerFile: workerNamed('pageWorker') }),
    files: createFileReader({ workerFile: workerNamed('fileWorker') }),
  };
};

/** The queue of jobs and the events of servers that share a Postgres database; nothing for one that has its own. */
const openShared = async ({ databaseDirectUrl: url }: Config, db: Kysely<Database>, logger: Logger) => {
  if (url === undefined) return {};
  const [{ bossJobs }, { postgresEvents }] = await Promise.all([
    import('./jobs/bossJobs'),
    import('./events/postgresEvents'),
  ]);
  return {
    jobs: bossJobs({ url, failed: (error, what) => logger.error({ err: error }, `failed: ${what}`) }),
    events: postgresEvents({
      url,
      send: (notification) => notifyServers(db, notification),
      failed: (error) => logger.warn({ err: error }, 'events of other servers are lost: looking for changes instead'),
    }),
  };
};

/** Ends the process on a signal, after the running requests. */
const stopOnSignal = (close: () => Promise<void>): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

/** What watches the server from outside: figures, and traces of requests. */
const openWatching = async (config: Config, root: string) => ({
  metrics: openMetrics(config, root),
  tracing: await openTraces(config, root),
});

type Watching = Awaited<ReturnType<typeof openWatching>>;

/** The database, and the counters of the limits. */
const openData = async (config: Config, { metrics, tracing }: Watching, logger: Logger) => {
  const broke = (error: Error) => logger.warn({ err: error }, 'a connection to the database broke');
  const store = await openStore(config, broke, { failed: metrics?.databaseFailed, ended: tracing?.statement });
  const counters = await openCounters(config, {
    elapsed: () => performance.now(),
    failed: (error) => logger.warn({ err: error }, 'the counters cannot be reached: this server counts by itself'),
  });
  return { store, counters };
};

/** The language model, and what sees photos: a part of this server, or the model. */
const openAi = (config: Config, root: string, { metrics, tracing }: Watching, logger: Logger) => {
  const models = config.ai && createModels(config.ai, logger, reportingTo(metrics?.asked, tracing?.asked));
  return { model: models?.text, sight: openSight(config, root, models?.vision, logger) };
};

/** What works in threads of its own: drawing pictures and pages, reading recipes, pages and files. */
const openThreads = (config: Config, root: string, recipes: ReturnType<typeof loadCorpus>, logger: Logger) => ({
  pictures: openPictures(config, recipes),
  drawer: openDrawer(root, logger),
  ...openReaders(),
});

const closeThreads = ({ pictures, drawer, reader, pages, files }: ReturnType<typeof openThreads>) =>
  Promise.all([reader.close(), pages.close(), files.close(), pictures.close(), drawer?.close()]);

/** The figures at a port of their own, where the operator wants them there. */
const openScraped = async (config: Config, { metrics }: Watching) => {
  const port = config.metrics?.port;
  return metrics && port !== undefined ? openMetricsServer(metrics, port, knowsHost(config)) : undefined;
};

/** Listens, and says on standard output where. */
const listen = async (app: FastifyInstance, { port: wanted, host, isLan, publicUrl }: Config): Promise<void> => {
  await app.listen({ port: wanted, host });
  const { port } = app.server.address() as { port: number };
  if (isLan) say(lanGreeting({ port, publicUrl }));
  else say(`Larder is ready: ${publicUrl ?? localAddress(host, port)}`);
};

const start = async () => {
  const root = rootAbove(dirname(entry));
  const settingsFile = join(root, '.env');
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const config = readConfig(process.env, root, process.argv.slice(2));
  const logger = createLogger(config);

  const watching = await openWatching(config, root);
  const { store, counters } = await openData(config, watching, logger);
  const recipes = loadCorpus(root, { isFresh: !isBundle });
  const columns = isBundle ? await readCorpusIndex(join(root, 'build'), logger) : undefined;
  const threads = openThreads(config, root, recipes, logger);
  const { model, sight } = openAi(config, root, watching, logger);
  const app = await buildApp({
    config,
    db: store.db,
    now: store.now,
    counters,
    ...(await openShared(config, store.db, logger)),
    corpus: createCorpusBook(recipes, columns),
    snapshots: createShelfSnapshots(config.indexDir, logger),
    ...threads,
    ...(config.picturesUrl !== undefined && { pictureStore: `${config.picturesUrl}/${threads.pictures.edition()}` }),
    userAgent: userAgentOf(versionIn(root), config.publicUrl),
    mailer: openMailer({ ...config, written: (file) => logger.info({ file }, 'wrote a mail') }),
    secretKey: readSecondFactorKey(config),
    clientDir: join(root, 'build', 'client'),
    drawnPagesDir: join(root, 'build', 'pages'),
    logger,
    freeBytes: () => statfs(config.dataDir).then(({ bavail, bsize }) => bavail * bsize),
    recognisers: sight.recognisers,
    ...watching,
    model,
    ...(config.isLan && { certificates: openCertificates(config, logger) }),
  });

  const scraped = await openScraped(config, watching);
  const warming = new AbortController();
  stopOnSignal(async () => {
    warming.abort();
    scraped?.close();
    await app.close();
    await closeThreads(threads);
    await Promise.all([counters.close(), store.close()]);
  });

  await listen(app, config);
  collectWhenIdle();
  void sight.warm(warming.signal);
  Promise.resolve(threads.pictures.warm(warming.signal)).catch((error: unknown) => {
    if (!warming.signal.aborted) logger.warn({ err: error }, 'could not draw every picture ahead');
  });
};

start().catch((error: Error) => {
  process.stderr.write(`Larder cannot start.\n${startFailure(error, process.env)}\n`);
  process.exit(1);
});
