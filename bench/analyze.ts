import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '../contracts/vocabulary';
import { benchAnalyzeScreen } from './analyzeScreen';
import { startServer } from './builtServer';
import { createFreshKitchens } from './freshKitchens';
import { HALVES, judgedKitchens } from './judgedKitchenFiles';
import { formOf, loadText, median, openCalls, quantile, round, type Round } from './loadServer';
import { selfTimes, type CpuProfile } from './profileLines';

const PORT = 3_907;
const ROUNDS = 3;
const PROFILE_LINES = 10;
const NO_LIMIT = { ANALYZE_PER_MINUTE: '10000000' };

const kitchens = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => judgedKitchens(half, language)));
const { call, close } = openCalls(PORT);

/** The judged kitchens in turn: most of their answers are kept from the last time. */
const createKnownSearches = () => {
  const forms = kitchens.map(formOf);
  let at = 0;
  return () => {
    at += 1;
    return call('/api/analyze', forms[at % forms.length]);
  };
};

/** Each a kitchen that was never asked before: no kept answer helps. */
const createFreshSearches = (seed: number) => {
  const next = createFreshKitchens(kitchens, seed);
  return () => call('/api/analyze', formOf(next()));
};

const cellsOf = (name: string, searches: readonly Round[], health: readonly Round[]): string => {
  const ratio = median(searches.map(({ perSecond }, i) => perSecond / health[i]!.perSecond));
  const times = searches.flatMap((one) => one.times).sort((a, b) => a - b);
  const bytes = searches.flatMap((one) => one.bytes).sort((a, b) => a - b);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const cells = [
    name,
    median(searches.map(({ perSecond }) => perSecond)).toFixed(0),
    median(health.map(({ perSecond }) => perSecond)).toFixed(0),
    ratio.toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
    (p99 / p50).toFixed(1),
    (quantile(bytes, 0.5) / 1_024).toFixed(1),
    (quantile(bytes, 0.9) / 1_024).toFixed(1),
    loadText(),
  ];
  return `| ${cells.join(' | ')} |`;
};

const withServer = async (nodeOptions: readonly string[], work: (dataDir: string) => Promise<void>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const options = nodeOptions.map((option) => option.replace('{dataDir}', dataDir));
  const server = await startServer(PORT, dataDir, NO_LIMIT, options);
  try {
    await work(dataDir);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  return dataDir;
};

const benchRates = async () => {
  const known = createKnownSearches();
  const fresh = createFreshSearches(1);
  const health = () => call('/api/health');
  const first = JSON.parse(brotliDecompressSync(await known()).toString()) as { recipes: unknown[] };
  if (first.recipes.length === 0) throw new Error('the first search found nothing');
  await round(known);
  await round(fresh);
  const rounds = { health: [] as Round[], known: [] as Round[], fresh: [] as Round[] };
  for (let i = 0; i < ROUNDS; i += 1) {
    rounds.health.push(await round(health));
    rounds.known.push(await round(known));
    rounds.fresh.push(await round(fresh));
  }
  console.log(
    '| searches | per s | /api/health per s | ratio | p50 ms | p99 ms | p99 / p50 | KB median | KB p90 | load |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  console.log(cellsOf(`${kitchens.length} in turn, mostly kept`, rounds.known, rounds.health));
  console.log(cellsOf('never asked before', rounds.fresh, rounds.health));
};

const microseconds = () => Number(process.hrtime.bigint() / 1_000n);

/** What the main thread does while it answers searches that were never asked before. */
const benchProfile = async () => {
  const span = { from: 0, to: 0 };
  let searches = 0;
  const dataDir = await withServer(['--cpu-prof', '--cpu-prof-dir={dataDir}'], async () => {
    const fresh = createFreshSearches(2);
    await round(fresh);
    span.from = microseconds();
    searches = (await round(fresh)).times.length;
    span.to = microseconds();
  });
  // The profiles of worker threads lie beside that of the main thread, which is 0.
  const file = readdirSync(dataDir).find((name) => /\.0\.\d+\.cpuprofile$/.test(name))!;
  const { busy, functions } = selfTimes(JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as CpuProfile, span);
  rmSync(dataDir, { recursive: true, force: true });
  const each = (busy / searches / 1_000).toFixed(2);
  console.log(`\nThe main thread spends ${each} ms on a search never asked before (under the profiler), mostly in:\n`);
  for (const { name, time } of functions.slice(0, PROFILE_LINES))
    console.log(`${((100 * time) / busy).toFixed(1).padStart(5)} %  ${name.slice(0, 100)}`);
};

/**
 * What a search costs the built server, as a share of what the cheapest call costs it in the same run: searches and
 * health checks take turns on the same connections. Then where the time goes, and how long a
 * cook waits for the cards.
 */
export const benchAnalyze = async () => {
  try {
    rmSync(await withServer([], benchRates), { recursive: true, force: true });
    await benchProfile();
    await benchAnalyzeScreen();
  } finally {
    close();
  }
};
