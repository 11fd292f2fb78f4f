/**
 * `npm run prove -- mutants [FOLDER|FILE…] [--sample N] [--seed WORD] [--all] [--processes N] [--continue]`; writes
 * docs/proofs/mutants.md. With `--continue` an interrupted run goes on, if neither code nor tests have changed since.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import strykerPackage from '@stryker-mutator/instrumenter/package.json';
import { globSync } from 'glob';
import { ROOT } from '../report';
import { EXCLUDED, EXCLUDED_TESTS, FOLDERS, type Folder } from './folders';
import { instrument, type ListedMutant } from './instrument';
import { testedMutant, type Verdict } from './outcome';
import { writePage } from './page';
import { sampleOf } from './sample';
import { testMutants } from './tester';

/** Enough for a margin of 5 points or less. */
const SAMPLE = 250;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: String(SAMPLE) },
    seed: { type: 'string', default: 'larder' },
    all: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    continue: { type: 'boolean', default: false },
  },
});

const filesIn = (target: string): string[] =>
  statSync(join(ROOT, target)).isDirectory()
    ? globSync(`${target}/**/*.{ts,tsx}`, { cwd: ROOT, ignore: EXCLUDED.map(({ files }) => files) }).sort()
    : [target];

/** The mutants of the sample, with the numbers they have in the code in which only their places are instrumented. */
const instrumentSample = async (sample: readonly ListedMutant[]) => {
  const keys = new Set(sample.map(({ key }) => key));
  const { mutants, code } = await instrument([...new Set(sample.map(({ file }) => file))].sort(), sample);
  return { code, mutants: mutants.filter(({ key }) => keys.has(key)) };
};

/** What the processes that run the tests need to know; they read it when they start. */
const tellRunner = ({ project, tests }: Folder, state: string) => {
  process.env.MUTANTS = JSON.stringify({ root: ROOT, state, project, tests, excludedTests: EXCLUDED_TESTS });
};

/** The verdicts of an interrupted run. */
const resultsIn = (path: string): ReadonlyMap<string, Verdict> => {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines
      .map((line) => JSON.parse(line) as { key: string; verdict: Verdict })
      .map(({ key, verdict }) => [key, verdict]),
  );
};

const prove = async (target: string): Promise<void> => {
  const folder = FOLDERS.find(({ path }) => target === path || target.startsWith(`${path}/`));
  if (!folder) throw new Error(`${target} is in none of ${FOLDERS.map(({ path }) => path).join(', ')}.`);
  const begunAt = Date.now();
  const state = join(ROOT, 'build', 'mutants', target.replaceAll('/', '-'));
  if (!values.continue) rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const { mutants: all } = await instrument(filesIn(target));
  const { mutants, code } = await instrumentSample(
    sampleOf(all, values.all ? all.length : Number(values.sample), values.seed),
  );
  tellRunner(folder, state);
  const results = join(state, 'results.jsonl');
  const known = resultsIn(results);
  const verdicts = new Map(known);
  await testMutants(
    { mutants: mutants.filter(({ key }) => !known.has(key)), code, state },
    Number(values.processes),
    (mutant, verdict, test) => {
      verdicts.set(mutant.key, verdict);
      appendFileSync(results, `${JSON.stringify({ key: mutant.key, verdict, test })}\n`);
      const { file, line, mutation } = testedMutant(mutant, verdict);
      if (verdict !== 'Killed')
        console.log(`${verdicts.size}/${mutants.length} ${verdict} ${file}:${line} ${mutation} ${test ?? ''}`);
    },
  );
  const tested = mutants.map((mutant) => testedMutant(mutant, verdicts.get(mutant.key)!));
  const milliseconds = Date.now() - begunAt;
  writePage({ target, all: all.length, tested, seed: values.seed, milliseconds }, strykerPackage.version);
};

const main = async (): Promise<void> => {
  const targets = positionals.length > 0 ? positionals : FOLDERS.map(({ path }) => path);
  for (const target of targets) await prove(target.replace(/\/$/, ''));
};

void main();
