import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '../contracts/vocabulary';
import { startServer } from './builtServer';
import { HALVES, judgedKitchens } from './judgedKitchenFiles';

const PORT = 3_907;
const CONNECTIONS = 32;
const ROUND_MS = 4_000;
const ROUNDS = 3;
const BOUNDARY = 'larder-bench';

interface Round {
  perSecond: number;
  /** Milliseconds of each answer, ascending. */
  times: number[];
  /** Bytes of each answer on the wire. */
  bytes: number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const formOf = (ingredients: string, language: string): Buffer => {
  const fields = { ingredients, category: 'None', preferences: JSON.stringify({ language }) };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
};

/** One call; the body of the answer as it came over the wire. */
const call = (path: string, body?: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        port: PORT,
        path,
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          'accept-encoding': 'br',
          ...(body && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': body.length }),
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve(Buffer.concat(chunks));
          else reject(new Error(`${path}: ${reply.statusCode}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** As many calls as the connections carry in one round. */
const round = async (next: () => Promise<Buffer>): Promise<Round> => {
  const times: number[] = [];
  const bytes: number[] = [];
  const end = performance.now() + ROUND_MS;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        const { length } = await next();
        times.push(performance.now() - asked);
        bytes.push(length);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: times.length / seconds, times: times.sort((a, b) => a - b), bytes };
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** The kitchens of the judged sets in turn, so that few searches are the same. */
const createSearches = () => {
  const forms = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => judgedKitchens(half, language))).map(
    ({ typed, language }) => formOf(typed, language),
  );
  let at = 0;
  return () => {
    at += 1;
    return call('/api/analyze', forms[at % forms.length]);
  };
};

const report = (health: readonly Round[], searches: readonly Round[]): void => {
  const ratio = median(searches.map(({ perSecond }, i) => perSecond / health[i]!.perSecond));
  const times = searches.flatMap((one) => one.times).sort((a, b) => a - b);
  const bytes = searches.flatMap((one) => one.bytes).sort((a, b) => a - b);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const load = `${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`;
  console.log('| searches/s | /api/health/s | ratio | p50 ms | p99 ms | p99 / p50 | KB median | KB p90 | load |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  const cells = [
    median(searches.map(({ perSecond }) => perSecond)).toFixed(0),
    median(health.map(({ perSecond }) => perSecond)).toFixed(0),
    ratio.toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
    (p99 / p50).toFixed(1),
    (quantile(bytes, 0.5) / 1_024).toFixed(1),
    (quantile(bytes, 0.9) / 1_024).toFixed(1),
    load,
  ];
  console.log(`| ${cells.join(' | ')} |`);
};

/**
 * What a search costs the built server, as a share of what the cheapest call costs it in the same run: searches and
 * health checks take turns on the same connections.
 */
export const benchAnalyze = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir, { ANALYZE_PER_MINUTE: '10000000' });
  try {
    const search = createSearches();
    const health = () => call('/api/health');
    const first = JSON.parse(brotliDecompressSync(await search()).toString()) as { recipes: unknown[] };
    if (first.recipes.length === 0) throw new Error('the first search found nothing');
    await round(search);
    const rounds = { health: [] as Round[], searches: [] as Round[] };
    for (let i = 0; i < ROUNDS; i += 1) {
      rounds.health.push(await round(health));
      rounds.searches.push(await round(search));
    }
    report(rounds.health, rounds.searches);
  } finally {
    agent.destroy();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
