import type { JSONReportTest } from '@playwright/test/reporter';
import { tallyJourneys, type JourneyReport } from './journeyTally';
import { summaryLines, type StepResult } from './summary';
import { EMPTY_TALLY } from './tally';
import { tallyUnits, type UnitReport } from './unitTally';

const unitTest = (title: string, failure?: string) => ({
  status: failure === undefined ? 'passed' : 'failed',
  ancestorTitles: ['the heart'],
  title,
  failureMessages: failure === undefined ? [] : [failure],
});

const UNITS: UnitReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    {
      name: '/larder/src/heart.test.tsx',
      status: 'failed',
      message: '',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        unitTest('beats'),
        unitTest('rests', '\u001b[31mError: Unable to find a button\u001b[39m\n\n    at heart.ts:3'),
      ],
    },
    {
      name: '/larder/src/broken.test.ts',
      status: 'failed',
      message: '  ● Test suite failed to run\n\n    SyntaxError: Unexpected token\n',
      startTime: 1_000,
      endTime: 1_100,
      assertionResults: [],
    },
  ],
};

const journey = (title: string, status: JSONReportTest['status'], messages: readonly (string | undefined)[]) => ({
  title,
  ok: status !== 'unexpected',
  file: 'home.spec.ts',
  line: 12,
  column: 1,
  id: title,
  tags: [],
  tests: [
    {
      status,
      projectName: '',
      results: messages.map((message) => ({ duration: 2_000, error: message === undefined ? undefined : { message } })),
    } as unknown as JSONReportTest,
  ],
});

const JOURNEYS: JourneyReport = {
  config: { rootDir: '/larder/tests/e2e' },
  errors: [],
  stats: { startTime: '', duration: 1, expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      title: 'home.spec.ts',
      file: 'home.spec.ts',
      line: 0,
      column: 0,
      specs: [journey('opens', 'expected', [undefined])],
      suites: [
        {
          title: 'inner',
          file: 'home.spec.ts',
          line: 1,
          column: 1,
          specs: [
            journey('breaks', 'unexpected', ['TimeoutError: no page\n  more', 'TimeoutError: no page']),
            journey('wavers', 'flaky', ['Error: too early', undefined]),
          ],
        },
      ],
    },
  ],
};

describe('the report of the unit tests', () => {
  it('names each failed test and each file that did not run, with the first line of the error', () => {
    expect(tallyUnits(UNITS, '/larder').faults).toEqual([
      'FAILED src/heart.test.tsx › the heart › rests — Error: Unable to find a button',
      'FAILED src/broken.test.ts — SyntaxError: Unexpected token',
    ]);
  });

  it('gives the time of each file in seconds', () => {
    expect(tallyUnits(UNITS, '/larder').files).toEqual([
      { file: 'src/heart.test.tsx', seconds: 2.5 },
      { file: 'src/broken.test.ts', seconds: 0.1 },
    ]);
  });
});

describe('the report of the journeys', () => {
  it('names each failed and each flaky journey with its line', () => {
    expect(tallyJourneys(JOURNEYS, '/larder', 'journeys').faults).toEqual([
      'FAILED tests/e2e/home.spec.ts:12 breaks — TimeoutError: no page',
      'FLAKY tests/e2e/home.spec.ts:12 wavers — Error: too early',
    ]);
  });

  it('names what was skipped and why, in the main browser alone', () => {
    const skipped = journey('needs a database', 'skipped', []);
    const tests = skipped.tests.map((test) => ({
      ...test,
      annotations: [{ type: 'skip', description: 'PostgreSQL is not installed' }],
    }));
    const suites = [{ ...JOURNEYS.suites[0]!, specs: [{ ...skipped, tests }], suites: [] }];
    expect(tallyJourneys({ ...JOURNEYS, suites }, '/larder', 'journeys').faults).toEqual([
      'skipped tests/e2e/home.spec.ts:12 needs a database — PostgreSQL is not installed',
    ]);
    expect(tallyJourneys({ ...JOURNEYS, suites }, '/larder', 'browsers').faults).toEqual([]);
  });

  it('counts a flaky journey as passed, and the time of all its attempts', () => {
    const { passed, failed, files } = tallyJourneys(JOURNEYS, '/larder', 'journeys');
    expect({ passed, failed, files }).toEqual({
      passed: 2,
      failed: 1,
      files: [{ file: 'tests/e2e/home.spec.ts', seconds: 10 }],
    });
  });

  it('reports a run that ended before its first journey', () => {
    const report = { ...JOURNEYS, suites: [], errors: [{ message: 'Error: port 3187 is taken' }] };
    expect(tallyJourneys(report, '/larder', 'journeys').faults).toEqual([
      'FAILED journeys — Error: port 3187 is taken',
    ]);
  });
});

const step = (name: string, rest: Partial<StepResult> = {}): StepResult => ({
  name,
  isGood: true,
  seconds: 1,
  output: '',
  ...rest,
});

describe('the summary', () => {
  const lines = summaryLines(
    [
      step('lint', { isGood: false, output: '\nsrc/a.ts\n  1:1  error  Unexpected any\n' }),
      step('units', { isGood: false, tally: tallyUnits(UNITS, '/larder') }),
      step('journeys', { isGood: false, tally: tallyJourneys(JOURNEYS, '/larder', 'journeys') }),
    ],
    {},
  );

  it('ends with every fault and then the counts', () => {
    expect(lines.slice(-7)).toEqual([
      'FAILED lint — src/a.ts',
      'FAILED lint — 1:1  error  Unexpected any',
      'FAILED src/heart.test.tsx › the heart › rests — Error: Unable to find a button',
      'FAILED src/broken.test.ts — SyntaxError: Unexpected token',
      'FAILED tests/e2e/home.spec.ts:12 breaks — TimeoutError: no page',
      'FLAKY tests/e2e/home.spec.ts:12 wavers — Error: too early',
      '3 passed, 3 failed',
    ]);
  });

  it('lists the slowest files first', () => {
    expect(lines.slice(1, 5)).toEqual([
      '── slowest files ──',
      ' 10.0 s  tests/e2e/home.spec.ts (journeys)',
      '  2.5 s  src/heart.test.tsx (units)',
      '  0.1 s  src/broken.test.ts (units)',
    ]);
  });

  it('lists ten files at most', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ file: `src/${i}.test.ts`, seconds: i }));
    const many = summaryLines([step('units', { tally: { ...EMPTY_TALLY, files } })], {});
    expect(many.filter((line) => line.includes('.test.ts'))).toHaveLength(10);
  });

  it('reports a step that failed without output', () => {
    expect(summaryLines([step('floors', { isGood: false })], {}).slice(-2)).toEqual([
      'FAILED floors',
      '0 passed, 1 failed',
    ]);
  });

  it('shortens a long error', () => {
    const long = summaryLines([step('lint', { isGood: false, output: 'x'.repeat(500) })], {}).at(-2);
    expect(long).toMatch(/^FAILED lint — x{100,}…$/);
  });

  it('names each browser with its version or why it is missing', () => {
    const chromium = { name: 'Chromium', path: '/usr/bin/chromium', version: '150.1' };
    expect(summaryLines([], { chromium, webkit: { name: 'WebKit', missing: 'Xvfb not installed' } })).toEqual(
      expect.arrayContaining(['Chromium 150.1', 'skipped: WebKit (Xvfb not installed)']),
    );
  });

  it('says what replaces a missing headless shell', () => {
    const shell = { name: 'Chromium headless shell', missing: 'not installed' };
    expect(summaryLines([], { shell })).toContain(
      'Chromium with its windows instead of its headless shell, which takes longer (not installed)',
    );
  });
});
