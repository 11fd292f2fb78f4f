/** `npm run prove -- mutants [FOLDER|FILE…] [--sample N] [--seed WORD] [--all] [--processes N]`; writes docs/proofs/mutants.md. */
import { appendFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import strykerPackage from '@stryker-mutator/instrumenter/package.json';
import { globSync } from 'glob';
import { ROOT } from '../report';
import { EXCLUDED, EXCLUDED_TESTS, FOLDERS, type Folder } from './folders';
import { instrument, type ListedMutant } from './instrument';
import { testedMutant, type TestedMutant } from './outcome';
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

const prove = async (target: string): Promise<void> => {
  const folder = FOLDERS.find(({ path }) => target === path || target.startsWith(`${path}/`));
  if (!folder) throw new Error(`${target} is in none of ${FOLDERS.map(({ path }) => path).join(', ')}.`);
  const begunAt = Date.now();
  const state = join(ROOT, 'build', 'mutants', target.replaceAll('/', '-'));
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const { mutants: all } = await instrument(filesIn(target));
  const { mutants, code } = await instrumentSample(
    sampleOf(all, values.all ? all.length : Number(values.sample), values.seed),
  );
  tellRunner(folder, state);
  const tested: TestedMutant[] = [];
  await testMutants({ mutants, code, state }, Number(values.processes), (mutant, verdict, test) => {
    const one = testedMutant(mutant, verdict);
    tested.push(one);
    const line = `${tested.length}/${mutants.length} ${verdict} ${one.file}:${one.line} ${one.mutation} ${test ?? ''}`;
    // A run takes long and may be interrupted.
    appendFileSync(join(state, 'results.txt'), `${line}\n`);
    if (verdict !== 'Killed') console.log(line);
  });
  const milliseconds = Date.now() - begunAt;
  writePage({ target, all: all.length, tested, seed: values.seed, milliseconds }, strykerPackage.version);
};

const main = async (): Promise<void> => {
  const targets = positionals.length > 0 ? positionals : FOLDERS.map(({ path }) => path);
  for (const target of targets) await prove(target.replace(/\/$/, ''));
};

void main();
