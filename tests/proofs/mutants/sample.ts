import { createHash } from 'node:crypto';
import type { ListedMutant } from './instrument';

const rankOf = (seed: string, key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');

/** A random sample. The same seed chooses the same mutants of the same code, and a larger sample contains a smaller. */
export const sampleOf = (all: readonly ListedMutant[], size: number, seed: string): ListedMutant[] =>
  all
    .map((mutant) => ({ mutant, rank: rankOf(seed, mutant.key) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
