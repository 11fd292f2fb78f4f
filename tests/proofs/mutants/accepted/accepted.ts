/** A mutant that survives although nothing is wrong with the tests. */
export interface Accepted {
  file: string;
  /** The change as docs/proofs/mutants.md shows it. */
  mutation: string;
  reason: string;
}
