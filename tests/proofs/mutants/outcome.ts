import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../report';

/** A result as plugins.mjs writes it. Lines and columns count from 1. */
interface Result {
  status: Verdict;
  file: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
  replacement: string;
}

export type Verdict = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError';

export interface TestedMutant {
  file: string;
  line: number;
  /** The code before and after, in one line. */
  mutation: string;
  verdict: Verdict;
}

/** What became of the mutants of a folder or file. */
export interface Outcome {
  target: string;
  /** How many mutants the sample was drawn from. */
  all: number;
  tested: readonly TestedMutant[];
  seed: string;
  milliseconds: number;
}

const MAX_CODE = 90;

const inOneLine = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'");
  return line.length > MAX_CODE ? `${line.slice(0, MAX_CODE)}…` : line;
};

const sources = new Map<string, readonly string[]>();

const linesOf = (file: string): readonly string[] => {
  const lines = sources.get(file) ?? readFileSync(join(ROOT, file), 'utf8').split('\n');
  sources.set(file, lines);
  return lines;
};

/** The mutated code. */
const codeAt = ({ file, location: { start, end } }: Result): string => {
  const lines = linesOf(file).slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  return [lines[0]!.slice(start.column - 1), ...lines.slice(1)].join('\n');
};

/** Reads what became of each mutant of the sample, in the order of the code. */
export const readResults = (path: string): TestedMutant[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Result)
    .map((result) => ({
      file: result.file,
      line: result.location.start.line,
      mutation: `\`${inOneLine(codeAt(result))}\` → \`${inOneLine(result.replacement)}\``,
      verdict: result.status,
    }))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
