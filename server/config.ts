import { join, resolve } from 'node:path';
import { missingForModel, modelSettings, type ModelSettings } from './ai/modelConfig';
import { ConfigError } from './errors/startFailure';
import { environmentSchema, type Environment, type LOG_LEVELS } from './settings/environment';
import { refuseTypos } from './settings/typos';
import type { ImageModelSize } from './vision/modelFiles';

const MEGABYTE = 1024 * 1024;

const LAN_WORD = '--lan';

/** Default sender of mail. */
const senderAt = (publicUrl = 'http://localhost') => `Larder <larder@${new URL(publicUrl).hostname}>`;

export interface Config {
  port: number;
  host: string;
  /** `--lan`: listens on the network, by https with this computer's certificates, for a phone in the kitchen. */
  isLan: boolean;
  /** Absolute path of the folder for the database, rendered pictures and all other files the server writes. */
  dataDir: string;
  /** Absolute path of the folder where the index of imported recipes is kept for the next start. */
  indexDir: string;
  /** Address of a Postgres database; absent: SQLite in dataDir. */
  databaseUrl?: string;
  /** Address of the same database without a PgBouncer in between; absent without one. */
  databaseDirectUrl?: string;
  /** Address of a Valkey or Redis that holds the counts of the limits; absent: Postgres if there is one, else memory. */
  valkeyUrl?: string;
  /** False: an operator runs `npm run migrate`, and a start on an older schema is refused. */
  migratesAtStart: boolean;
  /** The file of the key that encrypts those of authenticator apps; absent: one in dataDir, created at the first start. */
  secondFactorKeyFile?: string;
  /** Public address of this server without a trailing slash; absent: the request's own Host. */
  publicUrl?: string;
  /** Where browsers load drawn dishes from, without a trailing slash; absent: from this server. */
  picturesUrl?: string;
  /** Names and addresses of this server besides its public address, in lower case and without ports. */
  allowedHosts: readonly string[];
  /** Whom visitors write to, as a `mailto:` or web address; absent: the page of contacts names the operator in words. */
  contact?: string;
  hasDevTools: boolean;
  /** Fastify's trustProxy: how many proxies, or which addresses, may state the caller's address. */
  trustProxy: number | string;
  /** False: a picture is drawn only when a page asks for it. */
  drawsAhead: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  limits: {
    /** Searches per minute and address. */
    analyzePerMinute: number;
    /** Model requests per minute and visitor, and per minute and address. */
    generatePerMinute: number;
    generatePerMinuteAndAddress: number;
    /** Stored recipes per hour and visitor, and per hour and address. */
    writesPerHour: number;
    writesPerHourAndAddress: number;
    /** Saves, removals, ratings and preference changes of an account, and recipes stored by saving them. */
    accountWritesPerMinute: number;
    ownRecipesPerHour: number;
    /** Pages read for a visitor, and for all visitors of an address, per hour. */
    pagesPerHour: number;
    pagesPerHourAndAddress: number;
    /** Recipes stored from one address within a day, and the bytes of their text. */
    storedPerDayAndAddress: { recipes: number; bytes: number };
    /** How long a recipe without an owner is kept. */
    guestRecipeDays: number;
    /** Right sign-ins of an account, and all sign-ins of an address, per hour. */
    signInsPerHour: number;
    signInsPerHourAndAddress: number;
    /** Failed sign-ins in 15 minutes after which each further one has to wait. */
    loginFailuresPerAccount: number;
    loginFailuresPerAddress: number;
  };
  /** How much one account may store: recipes of its own, and the bytes of their text. */
  accountQuota: { recipes: number; bytes: number };
  /** Where Prometheus reads: a port of this machine, or `/metrics` with a token; absent: nowhere. */
  metrics?: { port?: number; token?: string };
  /** The collector of traces, this server's name in them, and the share of requests that are traced; absent: none. */
  traces?: { endpoint: string; service: string; share: number };
  /** How many bytes of requests that are still arriving or being answered are held. */
  uploads: { total: number; perAddress: number };
  /** Cost of hashing a password: memory in KiB, and the number of passes. */
  passwordCost: { memoryKib: number; passes: number };
  mail: {
    /** Mail server; absent: each mail is written to a file in the data folder. */
    smtpUrl?: string;
    from: string;
  };
  /** Whether recipes are read from addresses, and which hosts of the operator's own network may be asked. */
  pages: { isOn: boolean; localHosts: readonly string[] };
  /** Photo recognition besides a configured vision model. */
  photos: {
    /** Reads printed words, on packages and receipts. */
    readsWords: boolean;
    /** Downloads the local model at start if it is missing. */
    download: boolean;
    model: ImageModelSize;
    /** Alternative source of the model's files. */
    mirror?: string;
  };
  /** The language and vision model; absent: Larder works without one. */
  ai?: ModelSettings;
  /** How long a client without events waits for recipes that are being written. */
  aiWaitMs: number;
}

const limitsIn = (data: Environment): Config['limits'] => ({
  analyzePerMinute: data.ANALYZE_PER_MINUTE,
  generatePerMinute: data.GENERATE_PER_MINUTE,
  generatePerMinuteAndAddress: data.GENERATE_PER_MINUTE_AND_ADDRESS,
  writesPerHour: data.WRITES_PER_HOUR,
  writesPerHourAndAddress: data.WRITES_PER_HOUR_AND_ADDRESS,
  accountWritesPerMinute: data.ACCOUNT_WRITES_PER_MINUTE,
  ownRecipesPerHour: data.OWN_RECIPES_PER_HOUR,
  pagesPerHour: data.PAGES_PER_HOUR,
  pagesPerHourAndAddress: data.PAGES_PER_HOUR_AND_ADDRESS,
  storedPerDayAndAddress: {
    recipes: data.RECIPES_PER_DAY_AND_ADDRESS,
    bytes: data.MEGABYTES_PER_DAY_AND_ADDRESS * MEGABYTE,
  },
  guestRecipeDays: data.GUEST_RECIPE_DAYS,
  signInsPerHour: data.SIGN_INS_PER_HOUR,
  signInsPerHourAndAddress: data.SIGN_INS_PER_HOUR_AND_ADDRESS,
  loginFailuresPerAccount: data.LOGIN_FAILURES_PER_ACCOUNT,
  loginFailuresPerAddress: data.LOGIN_FAILURES_PER_ADDRESS,
});

/** @throws ConfigError */
const readEnvironment = (environment: Record<string, string | undefined>): Environment => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  refuseTypos(Object.keys(given));
  const { data, error } = environmentSchema.safeParse(given);
  if (!data)
    throw new ConfigError(error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'));
  if (data.METRICS_PORT !== undefined && data.METRICS_PORT === data.PORT && data.PORT !== 0)
    throw new ConfigError('METRICS_PORT: must be another port than PORT');
  if (data.DATABASE_DIRECT_URL !== undefined && data.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_DIRECT_URL: needs DATABASE_URL');
  const missing = missingForModel(data);
  if (missing) throw new ConfigError(`${missing.name}: ${missing.message}`);
  return data;
};

/**
 * Reads the server's settings. All are optional, and an empty value counts as absent.
 * @param environment such as `process.env`
 * @param root the folder relative paths start from
 * @param words the command-line arguments: `--lan`
 * @throws ConfigError whose message names the variable
 */
export const readConfig = (
  environment: Record<string, string | undefined>,
  root = process.cwd(),
  words: readonly string[] = [],
): Config => {
  const strange = words.find((word) => word !== LAN_WORD);
  if (strange !== undefined) throw new ConfigError(`${strange}: is not understood; there is ${LAN_WORD}`);
  const isLan = words.includes(LAN_WORD);
  const data = readEnvironment(environment);
  return {
    port: data.PORT,
    host: data.HOST ?? (isLan ? '0.0.0.0' : '127.0.0.1'),
    isLan,
    dataDir: resolve(root, data.DATA_DIR),
    indexDir: resolve(root, data.INDEX_DIR ?? join(data.DATA_DIR, 'index')),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    valkeyUrl: data.VALKEY_URL,
    migratesAtStart: data.MIGRATE_AT_START,
    ...(data.SECOND_FACTOR_KEY_FILE !== undefined && {
      secondFactorKeyFile: resolve(root, data.SECOND_FACTOR_KEY_FILE),
    }),
    publicUrl: data.PUBLIC_URL,
    picturesUrl: data.PICTURES_URL,
    allowedHosts: data.ALLOWED_HOSTS,
    contact: data.CONTACT_ADDRESS,
    hasDevTools: data.DEV_TOOLS,
    trustProxy: data.TRUST_PROXY,
    drawsAhead: data.DRAW_AHEAD,
    logLevel: data.LOG_LEVEL,
    limits: limitsIn(data),
    ...((data.METRICS_PORT ?? data.METRICS_TOKEN) !== undefined && {
      metrics: { port: data.METRICS_PORT, token: data.METRICS_TOKEN },
    }),
    ...(data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      traces: {
        endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: data.OTEL_SERVICE_NAME,
        share: data.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
    accountQuota: { recipes: data.RECIPES_PER_ACCOUNT, bytes: data.MEGABYTES_PER_ACCOUNT * MEGABYTE },
    uploads: {
      total: data.UPLOAD_MEGABYTES * MEGABYTE,
      perAddress: data.UPLOAD_MEGABYTES_PER_ADDRESS * MEGABYTE,
    },
    passwordCost: { memoryKib: data.PASSWORD_MEMORY_KIB, passes: data.PASSWORD_PASSES },
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? senderAt(data.PUBLIC_URL) },
    pages: { isOn: data.IMPORT_ADDRESSES, localHosts: data.IMPORT_LOCAL_HOSTS },
    photos: {
      readsWords: data.VISION_WORDS,
      download: data.VISION_DOWNLOAD,
      model: data.VISION_MODEL,
      mirror: data.VISION_MODEL_URL,
    },
    ai: modelSettings(data),
    aiWaitMs: data.AI_WAIT_MS,
  };
};
