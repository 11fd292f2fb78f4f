import type { Accepted } from './accepted';

/** Accepted survivors in the other rooms of `kitchen`. */
export const IN_OTHER_ROOMS: readonly Accepted[] = [
  {
    file: 'kitchen/truth/dangerWords.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands in place of “lye” is no poison, whatever it is',
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
    reason: 'a guard against a future fact too many',
  },
  {
    file: 'kitchen/facts/factsMask.ts',
    mutation: '`FACT_BITS.size >= BITS_MAX` → `FACT_BITS.size > BITS_MAX`',
    reason: 'a guard against a future fact too many',
  },
  {
    file: 'kitchen/facts/allergens/allergenDenials.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'a denial of no allergen denies nothing',
  },
  {
    file: 'kitchen/truth/agreement/stepMentions.ts',
    mutation: '`Math.min(index.longest, words.length - at)` → `Math.max(index.longest, words.length - at)`',
    reason: 'no name is longer than the longest',
  },
  {
    file: 'kitchen/swaps/adaptRecipe.ts',
    mutation: '`line.id !== undefined` → `true`',
    reason: 'no ingredient has the id undefined; the types need the condition',
  },
];
