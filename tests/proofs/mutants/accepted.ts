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
    file: 'kitchen/measures/ovenAndTin.ts',
    mutation: '`exact >= 200` → `exact > 200`',
    reason: 'no multiple of 5 °C is exactly 200 °F',
  },
  {
    file: 'kitchen/measures/unitWords.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands for no ingredient has a special word for no unit, whatever it is',
  },
  {
    file: 'src/slices/preferencesSlice.ts',
    mutation: '`\'preferences/closed\'` → `""`',
    reason: 'the name of an action, which only the DevTools show',
  },
  {
    file: 'src/slices/cookingViewSlice.ts',
    mutation: '`\'cookingView/notificationsRequested\'` → `""`',
    reason: 'the name of an action, which only the DevTools show',
  },
  {
    file: 'src/slices/deviceSlice.ts',
    mutation: '`\'device/networkChanged\'` → `""`',
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
  {
    file: 'kitchen/facts/allergens/allergenClauses.ts',
    mutation: '`index < (ranges.at(-1)?.[1] ?? 0)` → `false`',
    reason: 'a second range inside the first ends with it; skipping it only saves time',
  },
  {
    file: 'kitchen/facts/allergens/allergenClauses.ts',
    mutation: '`length < 0` → `length <= 0`',
    reason: 'no phrase begins with the end of its sentence',
  },
  {
    file: 'kitchen/facts/allergens/allergenDenials.ts',
    mutation: '`i >= 0` → `i > 0`',
    reason: 'nothing asks for the reach of a denial from the first word, which comes before any denial',
  },
  {
    file: 'kitchen/facts/factsMask.ts',
    mutation: '`FACT_BITS.size >= BITS_MAX` → `false`',
    reason: 'a guard for the day on which somebody adds a fact too many',
  },
  {
    file: 'kitchen/facts/factsMask.ts',
    mutation: '`FACT_BITS.size >= BITS_MAX` → `FACT_BITS.size > BITS_MAX`',
    reason: 'a guard for the day on which somebody adds a fact too many',
  },
  {
    file: 'kitchen/facts/allergens/allergenDenials.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'a denial of no allergen denies nothing',
  },
];
