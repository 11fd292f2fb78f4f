/** `npm run prove -- mutants [FOLDER|FILE…] [--sample N] [--seed WORD] [--all]`; writes docs/proofs/mutants.md. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import strykerPackage from '@stryker-mutator/core/package.json';
import { ROOT } from '../report';
import { EXCLUDED, EXCLUDED_TESTS, FOLDERS, type Folder } from './folders';
import { readResults } from './outcome';
import { writePage } from './page';
import { rangeOf, sampleOf, type ListedMutant } from './sample';

/** Together the four folders take about an hour. */
const SAMPLE = 250;
/** A busy machine must not turn survivors into timeouts. */
const PATIENCE = { timeoutFactor: 4, timeoutMS: 180_000, dryRunTimeoutMinutes: 60 };
/** jest keeps some memory of each run. */
const RUNS_PER_PROCESS = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: String(SAMPLE) },
    seed: { type: 'string', default: 'larder' },
    all: { type: 'boolean', default: false },
  },
});

/** Runs Stryker in `folder`; the plugins and the configuration of jest read the settings in processes of their own. */
const runStryker = async (
  { project, tests }: Folder,
  { state, chosen, mutate, testRunner }: { state: string; chosen?: string; mutate: string[]; testRunner: string },
) => {
  process.env.MUTANTS = JSON.stringify({
    root: ROOT,
    state,
    ...(chosen !== undefined && { chosen }),
    project,
    tests,
    excludedTests: EXCLUDED_TESTS,
    jestCache: join(ROOT, 'build', 'mutants', 'jest-cache'),
  });
  // An ES module: this file is compiled to CommonJS.
  const { Stryker } = await import('@stryker-mutator/core');
  return new Stryker({
    mutate,
    testRunner,
    plugins: ['@stryker-mutator/jest-runner', join(ROOT, 'tests/proofs/mutants/plugins.mjs')],
    checkers: ['sample'],
    ignorers: ['tables'],
    reporters: ['results'],
    coverageAnalysis: 'perTest',
    jest: { projectType: 'custom', configFile: 'tests/proofs/mutants/jest.config.cjs', enableFindRelatedTests: true },
    buildCommand: 'node tests/proofs/mutants/prepareSandbox.mjs',
    disableTypeChecks: false,
    concurrency: 1,
    maxTestRunnerReuse: RUNS_PER_PROCESS,
    tempDirName: join('build', 'mutants', 'sandbox'),
    ignorePatterns: ['/build', '/data', '/docs', '/public', '/stories', '/bench'],
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    allowConsoleColors: false,
    ...PATIENCE,
  }).runMutationTest();
};

const prove = async (target: string): Promise<void> => {
  const folder = FOLDERS.find(({ path }) => target === path || target.startsWith(`${path}/`));
  if (!folder) throw new Error(`${target} is in none of ${FOLDERS.map(({ path }) => path).join(', ')}.`);
  const begunAt = Date.now();
  const state = join(ROOT, 'build', 'mutants', target.replaceAll('/', '-'));
  mkdirSync(state, { recursive: true });
  const isFolder = statSync(join(ROOT, target)).isDirectory();
  const everything = [isFolder ? `${target}/**/*.{ts,tsx}` : target, ...EXCLUDED.map(({ files }) => `!${files}`)];
  await runStryker(folder, { state, mutate: everything, testRunner: 'none' });
  const all = JSON.parse(readFileSync(join(state, 'all.json'), 'utf8')) as ListedMutant[];
  const size = values.all ? all.length : Number(values.sample);
  const sample = sampleOf(all, size, values.seed);
  const chosen = join(state, 'chosen.json');
  writeFileSync(chosen, JSON.stringify(sample.map(({ key }) => key)));
  // Only the places of the sample: code without mutants runs at its usual speed.
  const results = join(state, 'results.jsonl');
  rmSync(results, { force: true });
  await runStryker(folder, {
    state,
    chosen,
    mutate: size < all.length ? sample.map(rangeOf) : everything,
    testRunner: 'nearest',
  });
  const tested = readResults(results);
  const milliseconds = Date.now() - begunAt;
  writePage({ target, all: all.length, tested, seed: values.seed, milliseconds }, strykerPackage.version);
};

const main = async (): Promise<void> => {
  const targets = positionals.length > 0 ? positionals : FOLDERS.map(({ path }) => path);
  for (const target of targets) await prove(target.replace(/\/$/, ''));
};

void main();
