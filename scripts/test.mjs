/**
 * `npm test`: every check, cheapest first; stops at nothing, reports all, fails if one failed. Those that use one core
 * run two at a time, the others one after the other.
 * Name steps to run only those: `npm test -- lint units`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = join(root, 'build', 'reports');
mkdirSync(reports, { recursive: true });
const bin = (name) => join(root, 'node_modules', '.bin', name);
const unitReport = join(reports, 'units.json');
const journeyReport = join(reports, 'journeys.json');

const STEPS = {
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  lint: [bin('eslint'), '.', '--max-warnings', '0'],
  floors: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'src', 'server', 'contracts', 'kitchen'],
  types: [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'],
  translations: [bin('tsx'), 'scripts/checkTranslations.ts'],
  recipes: [bin('tsx'), 'scripts/checkRecipes.ts'],
  spec: [bin('tsx'), 'scripts/checkSpecCoverage.ts'],
  units: [bin('jest'), '--json', '--outputFile', unitReport],
  build: [process.execPath, 'scripts/ensureBuilt.mjs'],
  storybook: [process.execPath, 'scripts/buildStorybook.mjs'],
  journeys: [bin('playwright'), 'test', '-c', 'tests/e2e/playwright.config.mts'],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(STEPS);

/** What one core is enough for, and nothing else waits for. */
const SIDE_BY_SIDE = ['storybook', 'lint', 'types', 'format', 'floors', 'translations', 'recipes', 'spec'];

const env = { ...process.env, JOURNEY_REPORT: journeyReport };

/** Runs a step; with `isQuiet` its words come in one piece, when it is done. */
const run = (name, isQuiet) =>
  new Promise((resolve) => {
    const [command, ...args] = STEPS[name];
    if (!isQuiet) console.log(`\n── ${name} ──`);
    const begun = Date.now();
    const words = [];
    const child = spawn(command, args, { cwd: root, stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
    child.stdout?.on('data', (chunk) => words.push(chunk));
    child.stderr?.on('data', (chunk) => words.push(chunk));
    child.on('close', (status) => {
      if (isQuiet) console.log(`\n── ${name} ──\n${Buffer.concat(words).toString()}`);
      resolve({ name, isGood: status === 0, seconds: (Date.now() - begun) / 1000 });
    });
  });

const outcomes = [];
const waiting = SIDE_BY_SIDE.filter((name) => names.includes(name));
const runNext = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) outcomes.push(await run(name, true));
};
await Promise.all([runNext(), runNext()]);
for (const name of names) if (!SIDE_BY_SIDE.includes(name)) outcomes.push(await run(name, false));

const counted = (file, read) => (existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0]);
const units = names.includes('units')
  ? counted(unitReport, (report) => [report.numPassedTests, report.numFailedTests])
  : [0, 0];
const journeys = names.includes('journeys')
  ? counted(journeyReport, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
  : [0, 0];

console.log('\n── summary ──');
for (const { name, isGood, seconds } of outcomes)
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${seconds.toFixed(1)} s`);
console.log(`unit tests: ${units[0]}, journeys: ${journeys[0]}`);
const failedSteps = outcomes.filter(({ isGood }) => !isGood).length;
const failures = Math.max(failedSteps, units[1] + journeys[1]);
console.log(`${units[0] + journeys[0] + outcomes.length - failedSteps} passed, ${failures} failed`);
process.exit(failedSteps > 0 ? 1 : 0);
