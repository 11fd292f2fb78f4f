import type { Accepted } from './accepted';

/** Accepted survivors in `kitchen/reading`. */
export const IN_READING: readonly Accepted[] = [
  {
    file: 'kitchen/reading/letterBits.ts',
    mutation: '`bitCount(letters ^ others) <= 2 * edits` → `true`',
    reason: 'it only skips names early that are too far away in any case',
  },
  {
    file: 'kitchen/reading/lines/lineAmounts.ts',
    mutation: '`count < PHRASE_MAX` → `true`',
    reason: 'it only bounds the work: no phrase is longer',
  },
  {
    file: 'kitchen/reading/lines/lineAmounts.ts',
    mutation: '`count < PHRASE_MAX` → `count <= PHRASE_MAX`',
    reason: 'no phrase is so long',
  },
  {
    file: 'kitchen/reading/lines/lineAmounts.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'no table has either word',
  },
  {
    file: 'kitchen/reading/lines/lineNames.ts',
    mutation: '`Math.min(KNOWN_NAMES.longest, places.length)` → `Math.max(KNOWN_NAMES.longest, places.length)`',
    reason: 'no name is longer than the longest',
  },
  {
    file: 'kitchen/reading/lines/lineNames.ts',
    mutation: '`length > 0` → `length >= 0`',
    reason: 'no words are no name',
  },
  {
    file: 'kitchen/reading/lines/lineInWords.ts',
    mutation: '`unit !== undefined` → `true`',
    reason: 'undefined is no package; the types need the condition',
  },
  {
    file: 'kitchen/reading/ingredientsInLines.ts',
    mutation: '`words.length - at` → `words.length + at`',
    reason: 'a name cannot be longer than the rest of its line',
  },
  {
    file: 'kitchen/reading/nearestName.ts',
    mutation: '`one.writtenEdits < other.writtenEdits` → `one.writtenEdits <= other.writtenEdits`',
    reason: 'the condition before it leaves only unlike numbers',
  },
  {
    file: 'kitchen/reading/editDistance.ts',
    mutation: '`b.length < ROOM` → `false`',
    reason: 'the rows are made anew, which only takes longer',
  },
  {
    file: 'kitchen/reading/editDistance.ts',
    mutation: '`cost < best` → `cost <= best`',
    reason: 'the best cost is the same number',
  },
  {
    file: 'kitchen/reading/editDistance.ts',
    mutation: '`best > limit` → `false`',
    reason: 'it only ends the work early; the result is over the limit anyway',
  },
  {
    file: 'kitchen/reading/editDistance.ts',
    mutation: '`j <= b.length` → `true`',
    reason: 'what stands behind the last letter is not read',
  },
  {
    file: 'kitchen/reading/parseIngredients.ts',
    mutation: '`Math.min(index.longest, tokens.length - at)` → `Math.max(index.longest, tokens.length - at)`',
    reason: 'there are no words behind the last one, and no name is longer than the longest',
  },
  {
    file: 'kitchen/reading/parseIngredients.ts',
    mutation: '`tokens.length - at` → `tokens.length + at`',
    reason: 'there are no words behind the last one',
  },
  {
    file: 'kitchen/reading/recipeText/cookingVerbs.ts',
    mutation: '`line.slice(0, START_MAX)` → `line`',
    reason: 'it only bounds the letters that are folded; no beginning of a step is longer',
  },
  {
    file: 'kitchen/reading/recipeText/lineKinds.ts',
    mutation: '`i > first` → `i >= first`',
    reason: 'the first ingredient has its kind already',
  },
  {
    file: 'kitchen/reading/recipeText/lineKinds.ts',
    mutation: '`i < last` → `i <= last`',
    reason: 'the last ingredient has its kind already',
  },
  {
    file: 'kitchen/reading/recipeText/lineKinds.ts',
    mutation: '`i > last` → `i >= last`',
    reason: 'the last ingredient has its kind already',
  },
  {
    file: 'kitchen/reading/recipeText/metaLines.ts',
    mutation: '`IN_WORDS.exec(folded)?.groups?.count` → `IN_WORDS.exec(folded)?.groups.count`',
    reason: 'a match of this pattern has the group; the types need the condition',
  },
  {
    file: 'kitchen/reading/recipeText/metaLines.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'neither text is the word of a number',
  },
  {
    file: 'kitchen/reading/legible.ts',
    mutation: '`/^[\\u0020-\\u017f\\n\\t]*$/` → `/^[\\u0020-\\u017f\\n\\t]$/`',
    reason: 'it only saves work on a plain text',
  },
  {
    file: 'kitchen/reading/legible.ts',
    mutation: '`\'ı\'` → `""`',
    reason: 'every text has the empty one in it, so it only costs work on a plain text',
  },
  {
    file: 'kitchen/reading/foldWord.ts',
    mutation: '`/^[\\t\\n\\r -_a-~]*$/` → `/^[\\t\\n\\r -_a-~]$/`',
    reason: 'the long way gives the same',
  },
  {
    file: 'kitchen/reading/remembered.ts',
    mutation: '`found !== undefined` → `false`',
    reason: 'the second question gives the same, and only takes longer',
  },
  {
    file: 'kitchen/reading/legible.ts',
    mutation: "`IS_PLAIN.test(text) && !text.includes('\\u00ad') && !text.includes('ı')` → `false`",
    reason: 'it only saves work on a plain text',
  },
  {
    file: 'kitchen/reading/lines/chosenNames.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'neither is a small word',
  },
];
