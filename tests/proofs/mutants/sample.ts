import { createHash } from 'node:crypto';

/** A mutant as plugins.mjs lists it. Lines and columns count from 0. */
export interface ListedMutant {
  key: string;
  file: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}

const rankOf = (seed: string, key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');

/** A random sample. The same seed chooses the same mutants of the same code, and a larger sample contains a smaller. */
export const sampleOf = (all: readonly ListedMutant[], size: number, seed: string): ListedMutant[] =>
  all
    .map((mutant) => ({ mutant, rank: rankOf(seed, mutant.key) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);

/** The place of a mutant as Stryker's option `mutate` takes it: lines count from 1, columns from 0. */
export const rangeOf = ({ file, location: { start, end } }: ListedMutant): string =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
