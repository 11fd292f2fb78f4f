import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { StructuredModel } from '../ai/structuredModel';
import type { Config } from '../config';
import type { Counters } from '../counters/counters';
import type { CorpusBook } from '../corpus/corpusBook';
import type { Database } from '../db/schema';
import type { Events } from '../events/events';
import type { Jobs } from '../jobs/jobs';
import type { PageReader } from '../import/address/pageReader';
import type { FileReader } from '../import/upload/fileReader';
import type { HomeCertificates } from '../lan/homeCertificates';
import type { Mailer } from '../mail/mailer';
import type { Metrics } from '../metrics/metrics';
import type { Pictures } from '../routes/pictureRoutes';
import type { PageDrawer } from '../services/pageDrawer';
import type { RecipeReader } from '../services/reading/recipeReader';
import type { ShelfSnapshots } from '../services/shelf/shelfSnapshots';
import type { Tracing } from '../tracing/tracing';
import type { Recogniser } from '../vision/recogniser';

export interface AppDependencies {
  config: Pick<
    Config,
    | 'accountQuota'
    | 'ai'
    | 'aiWaitMs'
    | 'allowedHosts'
    | 'contact'
    | 'hasDevTools'
    | 'host'
    | 'limits'
    | 'metrics'
    | 'pages'
    | 'passwordCost'
    | 'port'
    | 'publicUrl'
    | 'trustProxy'
    | 'uploads'
  >;
  db: Kysely<Database>;
  corpus: CorpusBook;
  pictures: Pictures;
  /** The folder of a store where browsers find the drawings of this release; absent: this server has them. */
  pictureStore?: string;
  /** Reads posted recipes; without one they are read in this thread. */
  reader?: RecipeReader;
  /** Reads pages of the web; without one they are read in this thread. */
  pages?: PageReader;
  /** Reads files of recipes; without one they are read in this thread. */
  files?: FileReader;
  /** How this server names itself to other servers. */
  userAgent?: string;
  mailer: Mailer;
  /** Encrypts secrets in the database; without one they are lost with the process, as in a test. */
  secretKey?: Buffer;
  /** The built client; when the folder is missing, only the API is served. */
  clientDir: string;
  /** The pages prerendered at build time; when the folder is missing, the browser draws them. */
  drawnPagesDir?: string;
  /** Draws recipe pages; without it the browser does. */
  drawer?: PageDrawer;
  /** The work of a forgotten password begins up to this long after the answer, at a random moment. */
  resetDelayMs?: number;
  now?: () => Date;
  /** Milliseconds by a clock that cannot be set. */
  elapsed?: () => number;
  /** What limits count with; absent: in the memory of this server. */
  counters?: Counters;
  /** Work that must not be lost; absent: in a table of the database, for one server. */
  jobs?: Jobs;
  /** How servers announce changes to each other; absent: this server is the only one on its database. */
  events?: Events;
  /** Keeps the index of imported recipes for the next start; absent: every start builds it. */
  snapshots?: ShelfSnapshots;
  /** Room on the disk of the data; absent: not watched. */
  freeBytes?: () => Promise<number>;
  logger?: FastifyBaseLogger;
  /** Certificates for https; absent: plain http. */
  certificates?: HomeCertificates;
  /** Counts for Prometheus; absent: nothing is counted. */
  metrics?: Metrics;
  /** Sends traces of requests; absent: nothing is traced. */
  tracing?: Tracing;
  /** Recognisers for photos, best first; without any, a photo alone is refused with an explanation. */
  recognisers?: readonly Recogniser[];
  /** Writes new recipes; without one only the corpus answers. */
  model?: StructuredModel;
}
