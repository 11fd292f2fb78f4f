import { stripVTControlCharacters } from 'node:util';

/** What a tool's report says, in the form in which the summary prints it. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failed or flaky test. */
  faults: readonly string[];
  files: readonly FileTime[];
}

export interface FileTime {
  /** Relative to the repository. */
  file: string;
  seconds: number;
}

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0, faults: [], files: [] };

const MAX_LINE = 220;
const MS_PER_SECOND = 1000;

export const toSeconds = (ms: number) => ms / MS_PER_SECOND;

/** The lines of a tool's output that are not blank, without colours. */
export const plainLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One line that names a test and gives the first line of its error. */
export const faultLine = (kind: string, test: string, error = ''): string => {
  const line = [`${kind} ${test}`, ...plainLines(error).slice(0, 1)].join(' — ');
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1)}…` : line;
};
