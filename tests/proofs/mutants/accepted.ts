/** A mutant that survives although nothing is wrong with the tests. */
export interface Accepted {
  file: string;
  /** The change as docs/proofs/mutants.md shows it. */
  mutation: string;
  reason: string;
}

/** Survivors that were looked at and accepted. */
export const ACCEPTED: readonly Accepted[] = [
  {
    file: 'src/slices/preferencesSlice.ts',
    mutation: '`\'preferences/closed\'` → `""`',
    reason: 'the name of an action, which only the DevTools show',
  },
  {
    file: 'kitchen/reading/nearestName.ts',
    mutation: '`bitCount(own ^ letters) > 2 * limit` → `false`',
    reason: 'it only skips names early that are too far away in any case',
  },
  {
    file: 'kitchen/truth/spokenLanguage.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'a text of one unknown word is as short as one of none',
  },
];
