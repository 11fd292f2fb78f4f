/**
 * `npm run prove -- full-size`: runs the unit tests that generate less in `npm test` (`kitchen/testing/sized`) with all
 * of it; writes docs/proofs/full-size.md.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranFor, ROOT, writeReport } from '../report';

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { name: string; assertionResults: readonly { status: string }[] }[];
}

/** What names a size, or a list that has one. */
const SIZED = 'sized(\\|SCREEN_FAULTS';

const sizedTests = (): string[] =>
  execFileSync('git', ['grep', '-l', SIZED, '--', '*.test.ts', '*.test.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

const runTests = (files: readonly string[]): Results => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-full-size-'));
  try {
    const report = join(folder, 'report.json');
    spawnSync(process.execPath, ['node_modules/.bin/jest', '--json', '--outputFile', report, ...files], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, FULL_SIZE: '1' },
    });
    return JSON.parse(readFileSync(report, 'utf8')) as Results;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const begunAt = Date.now();
const { numPassedTests, numFailedTests, testResults } = runTests(sizedTests());

const rowOf = ({ name, assertionResults }: Results['testResults'][number]): string => {
  const failed = assertionResults.filter(({ status }) => status === 'failed').length;
  return `| ${name.slice(ROOT.length + 1)} | ${assertionResults.length} | ${failed} |`;
};

writeReport('full-size', 'Generated tests at full size', [
  '`npm run prove -- full-size`: the unit tests that generate less in `npm test`, with all of it.',
  '',
  '| test file | tests | failed |',
  '| --- | --- | --- |',
  ...testResults.map(rowOf).sort(),
  '',
  `- ${numPassedTests} passed, ${numFailedTests} failed`,
  ranFor(begunAt),
]);
process.exit(numFailedTests === 0 ? 0 : 1);
