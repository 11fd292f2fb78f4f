import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { faultLine, toSeconds, type Tally } from './tally';

/** The part of Playwright's JSON report that the summary reads. */
export type JourneyReport = Pick<JSONReport, 'suites' | 'errors' | 'stats'> & { config: { rootDir: string } };

const KINDS: Partial<Record<JSONReportTest['status'], string>> = { unexpected: 'FAILED', flaky: 'FLAKY' };

/** Lines for journeys that the machine lacks something for. Those in further browsers are only counted. */
const skippedOf = (file: string, { title, line, tests }: JSONReportSpec): string[] =>
  tests
    .filter(({ status }) => status === 'skipped')
    .map(({ annotations }) =>
      faultLine('skipped', `${file}:${line} ${title}`, annotations.find(({ type }) => type === 'skip')?.description),
    );

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];

const faultsOf = (file: string, { title, line, tests }: JSONReportSpec): string[] =>
  tests.flatMap(({ status, projectName, results }) => {
    const kind = KINDS[status];
    if (kind === undefined) return [];
    const journey = projectName === '' ? title : `${title} (${projectName})`;
    return [faultLine(kind, `${file}:${line} ${journey}`, results.find(({ error }) => error)?.error?.message)];
  });

const millisecondsOf = ({ tests }: JSONReportSpec) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

/**
 * Reads Playwright's report of the step `name`; paths become relative to `root`. A journey that passed only when repeated
 * is flaky.
 */
export const tallyJourneys = ({ config, suites, errors, stats }: JourneyReport, root: string, name: string): Tally => {
  const specs = suites
    .flatMap(specsOf)
    .map((spec) => ({ spec, file: relative(root, join(config.rootDir, spec.file)) }));
  const times = new Map<string, number>();
  for (const { spec, file } of specs) times.set(file, (times.get(file) ?? 0) + millisecondsOf(spec));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    faults: [
      ...errors.map(({ message }) => faultLine('FAILED', name, message)),
      ...specs.flatMap(({ spec, file }) => faultsOf(file, spec)),
      ...(name === 'journeys' ? specs.flatMap(({ spec, file }) => skippedOf(file, spec)) : []),
    ],
    files: [...times].map(([file, ms]) => ({ file, seconds: toSeconds(ms) })),
  };
};
