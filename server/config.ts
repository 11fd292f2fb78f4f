import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { editDistance } from '@kitchen/reading/editDistance';
import { missingForModel, modelEnvironment, modelSettings, type ModelSettings } from './ai/modelConfig';
import { ConfigError } from './errors/startFailure';
import { hostNameOf } from './text/hostName';
import { IMAGE_MODELS, type ImageModelSize } from './vision/modelFiles';

const IMAGE_MODEL_SIZES = Object.keys(IMAGE_MODELS) as [ImageModelSize, ...ImageModelSize[]];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const MEGABYTE = 1024 * 1024;

const LAN_WORD = '--lan';

const whole = (min = 1, max = 1_000_000_000) => {
  const words = `must be a whole number from ${min} to ${max}`;
  return z.string().trim().regex(/^\d{1,15}$/, words).transform(Number).pipe(z.number().min(min, words).max(max, words)); // prettier-ignore
};

const count = (fallback: number, min?: number, max?: number) => whole(min, max).default(fallback);

const flag = (fallback: '0' | '1' = '0') =>
  z
    .enum(['', '0', '1', 'false', 'true'], 'must be 1 or 0')
    .default(fallback)
    .transform((value) => value === '1' || value === 'true');

const isOrigin = (address: string): boolean => {
  const { pathname, search, hash, username } = new URL(address);
  return /^\/+$/.test(pathname) && search === '' && hash === '' && username === '';
};

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://larder.example', abort: true })
  .refine(isOrigin, 'must end after the host, as in https://larder.example: Larder is not served below a path')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

const allowedHosts = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => hostNameOf(isIP(one) === 6 ? `[${one}]` : one)),
  )
  .refine(
    (names): names is string[] => names.every((name) => name !== undefined),
    'must be host names separated by commas, such as larder.example, kitchen.lan',
  );

/** Hosts in the operator's own network, with or without a port, in lower case. */
const localHosts = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ''),
  )
  .refine(
    (names) => names.every((name) => /^[a-z\d._-]+(?::\d{1,5})?$/.test(name)),
    'must be host names separated by commas, with a port where it is not 80 or 443, such as mealie.lan:9925',
  );

const mirrorUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://mirror.example/clip-vit-base-patch32' })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example:587' })
  .optional();

const mailFrom = z
  .string()
  .regex(
    /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address such as Larder <larder@example.org>',
  )
  .optional();

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether this is an address, a network such as 10.0.0.0/8, or a name that Fastify knows. */
const isNetwork = (text: string): boolean => {
  if (NAMED_NETWORKS.has(text)) return true;
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
};

/**
 * `1` or `true`: the nearest proxy is trusted; a number: that many proxies; otherwise addresses separated by commas.
 */
const trustProxy = z
  .string()
  .default('0')
  .transform((value): number | string => {
    const word = value.trim().toLowerCase();
    if (word === '' || word === 'false') return 0;
    if (word === 'true') return 1;
    return /^\d+$/.test(word) ? Number(word) : value;
  })
  .refine(
    (value) => typeof value === 'number' || value.split(',').every((one) => isNetwork(one.trim())),
    'must be 1, a number of proxies, or their addresses separated by commas, such as 10.0.0.1, 192.168.0.0/16',
  );

const collectorUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
  .optional();

const SHARE_WORDS = 'must be a number from 0 to 1';
const share = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,9})$/, SHARE_WORDS)
  .default('1')
  .transform(Number);

const metricsToken = z.string().min(16, 'must have at least 16 characters').optional();

const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/larder' })
  .optional();

const valkeyUrl = z
  .url({ protocol: /^(?:redis|valkey)s?$/, error: 'must be an address such as redis://user:password@host:6379' })
  .transform((value) => value.replace(/^valkey/, 'redis'))
  .optional();

const environmentSchema = z.object({
  PORT: count(3000, 0, 65_535),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  VALKEY_URL: valkeyUrl,
  MIGRATE_AT_START: flag('1'),
  SECOND_FACTOR_KEY_FILE: z.string().min(1).optional(),
  PUBLIC_URL: publicUrl,
  ALLOWED_HOSTS: allowedHosts,
  DEV_TOOLS: flag(),
  TRUST_PROXY: trustProxy,
  DRAW_AHEAD: flag('1'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  ANALYZE_PER_MINUTE: count(300),
  GENERATE_PER_MINUTE: count(20),
  GENERATE_PER_MINUTE_AND_ADDRESS: count(60),
  WRITES_PER_HOUR: count(20),
  WRITES_PER_HOUR_AND_ADDRESS: count(60),
  ACCOUNT_WRITES_PER_MINUTE: count(600),
  OWN_RECIPES_PER_HOUR: count(300),
  PAGES_PER_HOUR: count(60),
  PAGES_PER_HOUR_AND_ADDRESS: count(300),
  RECIPES_PER_ACCOUNT: count(10_000),
  MEGABYTES_PER_ACCOUNT: count(100),
  RECIPES_PER_DAY_AND_ADDRESS: count(3_000),
  MEGABYTES_PER_DAY_AND_ADDRESS: count(100),
  GUEST_RECIPE_DAYS: count(30, 1, 36_500),
  SIGN_INS_PER_HOUR: count(60),
  SIGN_INS_PER_HOUR_AND_ADDRESS: count(600),
  LOGIN_FAILURES_PER_ACCOUNT: count(10),
  LOGIN_FAILURES_PER_ADDRESS: count(50),
  PASSWORD_MEMORY_KIB: count(19_456, 8, 4_194_304),
  PASSWORD_PASSES: count(2, 1, 100),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_TOKEN: metricsToken,
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  OTEL_SERVICE_NAME: z.string().min(1).default('larder'),
  OTEL_TRACES_SAMPLER_ARG: share,
  UPLOAD_MEGABYTES: count(128),
  UPLOAD_MEGABYTES_PER_ADDRESS: count(48),
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailFrom,
  IMPORT_ADDRESSES: flag('1'),
  IMPORT_LOCAL_HOSTS: localHosts,
  VISION_WORDS: flag('1'),
  VISION_DOWNLOAD: flag(),
  VISION_MODEL: z.enum(IMAGE_MODEL_SIZES, `must be one of ${IMAGE_MODEL_SIZES.join(', ')}`).default('small'),
  VISION_MODEL_URL: mirrorUrl,
  ...modelEnvironment,
});

const SETTINGS = Object.keys(environmentSchema.shape);
/** Shorter names also resemble those of other programs. */
const LONG_NAME = 7;
const TYPOS = 2;

/** @throws ConfigError for a variable that is probably a misspelt setting */
const refuseTypos = (names: readonly string[]): void => {
  for (const name of names) {
    if (name.length < LONG_NAME || SETTINGS.includes(name)) continue;
    const meant = SETTINGS.find((one) => one.length >= LONG_NAME && editDistance(name, one, TYPOS) <= TYPOS);
    if (meant !== undefined) throw new ConfigError(`${name}: there is no such setting. Do you mean ${meant}?`);
  }
};

/** Default sender of mail. */
const senderAt = (publicUrl = 'http://localhost') => `Larder <larder@${new URL(publicUrl).hostname}>`;

export interface Config {
  port: number;
  host: string;
  /** `--lan`: listens on the network, by https with this computer's certificates, for a phone in the kitchen. */
  isLan: boolean;
  /** Absolute path of the folder for the database, rendered pictures and all other files the server writes. */
  dataDir: string;
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
  /** Names and addresses of this server besides its public address, in lower case and without ports. */
  allowedHosts: readonly string[];
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
  /** Photo recognition besides a configured vision model. */
  /** Whether recipes are read from addresses, and which hosts of the operator's own network may be asked. */
  pages: { isOn: boolean; localHosts: readonly string[] };
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
  return {
    port: data.PORT,
    host: data.HOST ?? (isLan ? '0.0.0.0' : '127.0.0.1'),
    isLan,
    dataDir: resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    valkeyUrl: data.VALKEY_URL,
    migratesAtStart: data.MIGRATE_AT_START,
    ...(data.SECOND_FACTOR_KEY_FILE !== undefined && {
      secondFactorKeyFile: resolve(root, data.SECOND_FACTOR_KEY_FILE),
    }),
    publicUrl: data.PUBLIC_URL,
    allowedHosts: data.ALLOWED_HOSTS,
    hasDevTools: data.DEV_TOOLS,
    trustProxy: data.TRUST_PROXY,
    drawsAhead: data.DRAW_AHEAD,
    logLevel: data.LOG_LEVEL,
    limits: {
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
    },
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
