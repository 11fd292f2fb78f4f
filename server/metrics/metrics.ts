import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AskReport } from '../ai/callRun';
import { SECURITY_EVENTS, type SecurityEvent } from './securityEvents';

/** From a kept answer to a model's. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30, 60];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Codes of SQLite and Postgres that an operator acts on; all others count together. */
const DATABASE_FAULTS: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'busy',
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'readonly',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
};

export interface Answered {
  method: string;
  /** The template of the route, never the path; undefined when none matched. */
  route: string | undefined;
  status: number;
  ms: number;
}

/** How many wait for what. */
export type Queues = Readonly<Record<string, () => number>>;

interface Watched {
  queues: Queues;
  recipes: () => number;
  /** Pictures drawn since the start. */
  drawn: () => number;
}

const requestMetrics = (registers: Registry[]) => {
  const requests = new Counter({
    name: 'larder_http_requests_total',
    help: 'Answered requests by route template.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'larder_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  return ({ method, route = 'unmatched', status, ms }: Answered): void => {
    requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
    latency.observe({ route }, ms / 1_000);
  };
};

const modelMetrics = (registers: Registry[], price?: { input: number; output: number }) => {
  const asks = new Counter({
    name: 'larder_model_requests_total',
    help: 'Requests to language models by outcome: ok, cancelled, or the marker of the failure.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'larder_model_request_duration_seconds',
    help: 'Duration of requests to language models, retries included.',
    buckets: SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'larder_model_tokens_total',
    help: 'Tokens sent to and received from language models.',
    labelNames: ['direction'],
    registers,
  });
  const cost = new Counter({
    name: 'larder_model_cost_total',
    help: 'Cost of language models in the currency of the configured prices; absent without prices.',
    registers: price ? registers : [],
  });
  return ({ ms, usage, failure, isCancelled }: AskReport): void => {
    asks.inc({ outcome: failure?.marker ?? (isCancelled ? 'cancelled' : 'ok') });
    seconds.observe(ms / 1_000);
    tokens.inc({ direction: 'in' }, usage.inputTokens);
    tokens.inc({ direction: 'out' }, usage.outputTokens);
    if (price) cost.inc((usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000);
  };
};

const eventMetrics = (registers: Registry[]) => {
  const events = new Counter({
    name: 'larder_security_events_total',
    help: 'Security events by kind, as in the log.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of SECURITY_EVENTS) events.inc({ kind }, 0);
  const faults = new Counter({
    name: 'larder_database_errors_total',
    help: 'Failed statements by fault.',
    labelNames: ['fault'],
    registers,
  });
  for (const fault of new Set([...Object.values(DATABASE_FAULTS), 'other'])) faults.inc({ fault }, 0);
  return {
    happened: (kind: SecurityEvent, count = 1): void => events.inc({ kind }, count),
    databaseFailed(error: unknown): void {
      const { code = '' } = error as { code?: string };
      faults.inc({ fault: DATABASE_FAULTS[code] ?? 'other' });
    },
  };
};

const watchServer = (registers: Registry[], { queues, recipes, drawn }: Watched): void => {
  new Gauge({
    name: 'larder_queue_length',
    help: 'Jobs that wait.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of Object.entries(queues)) this.set({ queue }, length());
    },
  });
  new Gauge({
    name: 'larder_recipes',
    help: 'Recipes that can be searched for.',
    registers,
    collect() {
      this.set(recipes());
    },
  });
  new Gauge({
    name: 'larder_pictures_drawn',
    help: 'Pictures drawn since the start.',
    registers,
    collect() {
      this.set(drawn());
    },
  });
};

/**
 * Everything that the server counts, for Prometheus. Each label has few values, whatever is sent: routes by template,
 * failures by kind.
 */
export const createMetrics = (version: string, price?: { input: number; output: number }) => {
  const registry = new Registry();
  const registers = [registry];
  // Event loop, memory and garbage collection.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'larder_build_info',
    help: 'The running version.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  return {
    answered: requestMetrics(registers),
    asked: modelMetrics(registers, price),
    ...eventMetrics(registers),
    /** Adds what is read at each scrape. */
    watch: (watched: Watched): void => watchServer(registers, watched),
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
