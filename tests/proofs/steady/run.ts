/**
 * `npm run prove -- steady [--times N] [--beside-others]`: runs all unit tests five times in a row while other processes
 * keep every core busy; `--beside-others` starts none, for a machine that has enough else to do. A test that fails in
 * any of the runs depends on the speed of the machine or on the tests beside it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranFor, ROOT, sizeOf, writeReport } from '../report';

const FULL = 5;
const wanted = process.argv[process.argv.indexOf('--times') + 1];
const isBesideOthers = process.argv.includes('--beside-others');
const times = process.argv.includes('--times') ? Number(wanted) : FULL;

interface FileResults {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

interface Results {
  numPassedTests: number;
  testResults: FileResults[];
}

interface Run {
  passed: number;
  failed: string[];
  seconds: number;
  load: string;
}

const keepCoresBusy = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;) Math.random();'], { stdio: 'ignore' }),
  );

/** The tests of a file that failed, or the file if it failed before its first test. */
const failuresOf = ({ name, assertionResults }: FileResults): string[] => {
  const file = name.slice(ROOT.length + 1);
  const failures = assertionResults.filter(({ status }) => status === 'failed');
  return failures.length === 0 ? [file] : failures.map(({ fullName }) => `${file} › ${fullName}`);
};

/** One run of jest. Throws if it ends without results. */
const runOnce = async (folder: string): Promise<Run> => {
  const begunAt = Date.now();
  const file = join(folder, 'results.json');
  const jest = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/jest/bin/jest.js'), '--silent', '--json', '--outputFile', file],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  await new Promise((resolve) => jest.once('exit', resolve));
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  rmSync(file);
  const failed = testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf);
  const load = loadavg()[0]!.toFixed(1);
  return { passed: numPassedTests, failed, seconds: Math.round((Date.now() - begunAt) / 1_000), load };
};

const prove = async (): Promise<Run[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-steady-'));
  const busy = isBesideOthers ? [] : keepCoresBusy();
  const runs: Run[] = [];
  try {
    while (runs.length < times) {
      runs.push(await runOnce(folder));
      console.log(runs.at(-1));
    }
  } finally {
    for (const child of busy) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return runs;
};

const begunAt = Date.now();
prove().then(
  (runs) => {
    const failed = runs.flatMap((run, at) => run.failed.map((name) => `- run ${at + 1}: ${name}`));
    writeReport('steady', 'Unit tests on a busy machine', [
      '`npm run prove -- steady`: all unit tests, five times in a row, while a process for each core does nothing but work; with `--beside-others` the machine is busy with other work, which the load at the end of each run shows.',
      '',
      sizeOf(runs.length, FULL, 'runs'),
      `- ${isBesideOthers ? 'beside other work (`--beside-others`)' : `beside ${availableParallelism()} busy processes`}`,
      ranFor(begunAt),
      '',
      '| run | passed | failed | seconds | load |',
      '|---|---|---|---|---|',
      ...runs.map((run, at) => `| ${at + 1} | ${run.passed} | ${run.failed.length} | ${run.seconds} | ${run.load} |`),
      ...(failed.length > 0 ? ['', ...failed] : []),
    ]);
    process.exit(failed.length > 0 ? 1 : 0);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
