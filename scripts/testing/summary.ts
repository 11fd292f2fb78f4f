import type { Browsers } from '../browsers.mjs';
import { faultLine, plainLines, type FileTime, type Tally } from './tally';

export interface StepResult {
  name: string;
  isGood: boolean;
  seconds: number;
  /** Output of a step that has no report. */
  output: string;
  tally?: Tally;
}

const SLOWEST = 10;
const OUTPUT_LINES = 3;
const NAME_WIDTH = 13;
const SECONDS_WIDTH = 7;

/** What is used if a browser is missing; without a substitute its journeys are skipped. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  Chromium: 'Chromium of the package @sparticuz/chromium, the last resort',
  'Chromium headless shell': 'Chromium with its windows instead of its headless shell, which takes longer',
};

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

const slowestFiles = (results: readonly StepResult[]): string[] =>
  results
    .flatMap(({ name, tally }) => (tally?.files ?? []).map((file): FileTime & { name: string } => ({ ...file, name })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, file, seconds }) => `${inSeconds(seconds).padStart(SECONDS_WIDTH)}  ${file} (${name})`);

const stepLine = ({ name, isGood, seconds }: StepResult) =>
  `${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(NAME_WIDTH)} ${inSeconds(seconds)}`;

const browserLines = (browsers: Partial<Browsers>): string[] =>
  Object.values(browsers).map((browser) => {
    if (browser.missing === undefined) return `${browser.name} ${browser.version}`;
    const substitute = SUBSTITUTES[browser.name];
    return substitute ? `${substitute} (${browser.missing})` : `skipped: ${browser.name} (${browser.missing})`;
  });

/** The failed tests by name; for a step without failed tests, the end of its output. */
const faultLines = ({ name, isGood, output, tally }: StepResult): readonly string[] => {
  if (tally && tally.faults.length > 0) return tally.faults;
  if (isGood) return [];
  const outputLines = plainLines(output).slice(0, OUTPUT_LINES);
  return outputLines.length > 0 ? outputLines.map((line) => faultLine('FAILED', name, line)) : [`FAILED ${name}`];
};

/**
 * The last lines of `npm test`. Logs are often cut to their end, so what failed comes last: the slowest files, the steps,
 * each failed and each flaky test by name, and the counts.
 */
export const summaryLines = (results: readonly StepResult[], browsers: Partial<Browsers>): string[] => {
  const count = (step: string, key: 'passed' | 'skipped') =>
    results.find(({ name }) => name === step)?.tally?.[key] ?? 0;
  const sum = (key: 'passed' | 'failed') => results.reduce((total, { tally }) => total + (tally?.[key] ?? 0), 0);
  const failedSteps = results.filter(({ isGood }) => !isGood).length;
  const slowest = slowestFiles(results);
  return [
    ...(slowest.length > 0 ? ['', '── slowest files ──', ...slowest] : []),
    '',
    '── summary ──',
    ...browserLines(browsers),
    ...results.map(stepLine),
    `unit tests: ${count('units', 'passed')}, journeys: ${count('journeys', 'passed')}, main journeys in all browsers: ${count('browsers', 'passed')}`,
    ...(count('browsers', 'skipped') > 0 ? [`skipped journeys: ${count('browsers', 'skipped')}`] : []),
    ...results.flatMap(faultLines),
    `${sum('passed') + results.length - failedSteps} passed, ${Math.max(failedSteps, sum('failed'))} failed`,
  ];
};
