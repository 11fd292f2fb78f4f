import { relative } from 'node:path';
import { EMPTY_TALLY, faultLine, plainLines, toSeconds, type Tally } from './tally';

interface UnitTest {
  status: string;
  ancestorTitles: readonly string[];
  title: string;
  failureMessages: readonly string[];
}

interface UnitFile {
  /** Absolute path. */
  name: string;
  status: string;
  /** What jest prints; the only account of a file that did not compile. */
  message: string;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  assertionResults: readonly UnitTest[];
}

/** The part of jest's JSON report that the summary reads. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly UnitFile[];
}

/** jest heads the account of a file that it could not run with this bullet. */
const HEADING = '●';

const faultsOf = (file: string, { status, message, assertionResults }: UnitFile): string[] => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed')
    return [
      faultLine(
        'FAILED',
        file,
        plainLines(message).find((line) => !line.startsWith(HEADING)),
      ),
    ];
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    faultLine('FAILED', [file, ...ancestorTitles, title].join(' › '), failureMessages[0]),
  );
};

/** Reads jest's report; paths become relative to `root`. */
export const tallyUnits = (report: UnitReport, root: string): Tally => {
  const files = report.testResults.map((result) => ({ result, file: relative(root, result.name) }));
  return {
    ...EMPTY_TALLY,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    faults: files.flatMap(({ file, result }) => faultsOf(file, result)),
    files: files.map(({ file, result }) => ({ file, seconds: toSeconds(result.endTime - result.startTime) })),
  };
};
