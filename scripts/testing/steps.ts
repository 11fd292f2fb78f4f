import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');
const REPORTS = join(ROOT, 'build', 'reports');

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
/** TypeScript in Go: the diagnostics of `typescript`, which ts-jest and ESLint need, for a third of the processor time. */
const TYPE_CHECKER = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
const reportOf = (name: string) => join(REPORTS, `${name}.json`);

/**
 * Where a tool keeps what it found out about unchanged files. The name holds a hash of `deciders`, files that the tool
 * itself does not watch: when one changes, the tool starts without a cache.
 */
const cacheOf = (tool: string, deciders: readonly string[] = []) => {
  const hash = createHash('sha256');
  for (const file of deciders) hash.update(readFileSync(join(ROOT, file)));
  return join(ROOT, 'build', 'cache', `${tool}-${hash.digest('hex').slice(0, 12)}`);
};

/** Contents count, not dates: a checkout gives every file a new date. */
const cached = (file: string) => ['--cache', '--cache-strategy', 'content', '--cache-location', file];
/** The linter does not watch its own rules and packages. */
export const LINT_DECIDERS: readonly string[] = [
  ...['package-lock.json', 'eslint.config.mjs', 'scripts/effectReturnRule.cjs', 'scripts/logicalStyleRule.cjs'],
];
const LINT_CACHE = cached(cacheOf('lint', LINT_DECIDERS));
const FORMAT_CACHE = cached(cacheOf('format'));
const TYPES_CACHE = ['--incremental', '--tsBuildInfoFile', cacheOf('types')];

/** A check of `npm test`. */
export interface Step {
  command: readonly string[];
  /** One core is enough for it. */
  isSideBySide?: boolean;
  /** A JSON report that the step writes. */
  report?: string;
  env?: Readonly<Record<string, string>>;
}

const JOURNEYS = reportOf('journeys');
const BROWSERS = reportOf('browsers');
const UNITS = reportOf('units');

/**
 * Room for young objects, in MB, of the step's process and those that it starts. The engine's default suits a long-lived
 * server; a test file fills it again and again, and each time what is still in use is copied.
 */
const ROOMY = '--max-semi-space-size=64';

/** One flaky journey must not stop a change, but the summary names it. */
const REPEAT_TWICE = '--retries=2';

/**
 * Every check. The build comes first because journeys and unit tests need it; of those that run side by side, the longest
 * comes first.
 */
export const STEPS = {
  build: { command: [process.execPath, 'scripts/ensureBuilt.mjs'] },
  storybook: { command: [process.execPath, 'scripts/buildStorybook.mjs'], isSideBySide: true },
  lint: { command: [bin('eslint'), '.', '--max-warnings', '0', ...LINT_CACHE], isSideBySide: true },
  types: {
    command: [process.execPath, TYPE_CHECKER, '--noEmit', '-p', 'tsconfig.json', '--singleThreaded', ...TYPES_CACHE],
    isSideBySide: true,
  },
  format: { command: [bin('prettier'), '--check', '--log-level', 'warn', '.', ...FORMAT_CACHE], isSideBySide: true },
  floors: {
    command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'src', 'server', 'contracts', 'kitchen'],
    isSideBySide: true,
  },
  unused: { command: [bin('knip'), '--no-progress'], isSideBySide: true },
  translations: { command: [bin('tsx'), 'scripts/checkTranslations.ts'], isSideBySide: true },
  recipes: { command: [bin('tsx'), 'scripts/checkRecipes.ts'], isSideBySide: true },
  spec: { command: [bin('tsx'), 'scripts/checkSpecCoverage.ts'], isSideBySide: true },
  units: { command: [process.execPath, ROOMY, bin('jest'), '--json', '--outputFile', UNITS], report: UNITS },
  journeys: {
    command: [bin('playwright'), 'test', '-c', 'tests/e2e/playwright.config.mts', REPEAT_TWICE],
    report: JOURNEYS,
    env: { JOURNEY_REPORT: JOURNEYS },
  },
  browsers: {
    command: [bin('playwright'), 'test', '-c', 'tests/browsers/playwright.config.mts', REPEAT_TWICE],
    report: BROWSERS,
    env: { BROWSER_REPORT: BROWSERS },
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
/** The steps of a run. */
export type StepTable = Partial<Record<StepName, Step>>;
