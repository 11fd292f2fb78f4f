import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../report';
import type { ListedMutant } from './instrument';

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
const codeAt = ({ file, location: { start, end } }: ListedMutant): string => {
  const lines = linesOf(file).slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column);
  return [lines[0]!.slice(start.column), ...lines.slice(1)].join('\n');
};

/** A mutant as the page shows it, with lines that count from 1. */
export const testedMutant = (mutant: ListedMutant, verdict: Verdict): TestedMutant => ({
  file: mutant.file,
  line: mutant.location.start.line + 1,
  mutation: `\`${inOneLine(codeAt(mutant))}\` → \`${inOneLine(mutant.replacement)}\``,
  verdict,
});
