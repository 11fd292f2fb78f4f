import type { Accepted } from './accepted';

/** Accepted survivors in `kitchen/search`. */
export const IN_SEARCH: readonly Accepted[] = [
  {
    file: 'kitchen/search/matchDetails.ts',
    mutation: "`recipe.ingredients.filter((line) => typeof line !== 'string')` → `recipe.ingredients`",
    reason: 'a line that is only words has no id; the types need the condition',
  },
  {
    file: 'kitchen/search/strongMatches.ts',
    mutation: '`places.length < most * 2` → `true`',
    reason: 'without it all places are sorted at once, which takes longer and gives the same ones',
  },
  {
    file: 'kitchen/search/suggest/titleStarts.ts',
    mutation:
      '`Uint32Array.from(vocabulary.keys()).filter((rank) => listAt(rank)[0]! < knownEnd)` → `Uint32Array.from(vocabulary.keys())`',
    reason: 'it only leaves out words that no known recipe has, which are then not read further',
  },
  {
    file: 'kitchen/search/suggest/titleStarts.ts',
    mutation: '`rank < to` → `rank <= to`',
    reason: 'it only looks at the titles of one word more, which are then not counted as continued',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`kept.length < most * 2` → `true`',
    reason: 'it only saves comparing',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`kept.length < most * 2` → `false`',
    reason: 'it only saves sorting',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`last !== undefined && compare(one, last) > 0` → `false`',
    reason: 'it only saves keeping what is cut off later',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`compare(one, last) > 0` → `compare(one, last) >= 0`',
    reason: 'what is equal to the last is not needed either',
  },
  {
    file: 'kitchen/search/recipeOrder.ts',
    mutation: '`size > RANKED_MAX` → `true`',
    reason: 'both ways compare the same names, one of them faster',
  },
  {
    file: 'kitchen/search/looseTitles.ts',
    mutation: '`meant.some(({ size }) => size === 0)` → `meant.every(({ size }) => size === 0)`',
    reason: 'a title without one of the typed words is refused later, too',
  },
  {
    file: 'kitchen/search/wishes/readWishes.ts',
    mutation: '`to <= other.from` → `to < other.from`',
    reason: 'two words never touch: they would be one',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`most <= 0` → `false`',
    reason: 'it only saves the work; the first none of any list are none',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`most <= 0` → `most < 0`',
    reason: 'it only saves the work; the first none of any list are none',
  },
  {
    file: 'kitchen/search/bestOf.ts',
    mutation: '`kept.sort(compare).slice(0, most)` → `kept.sort(compare)`',
    reason: 'it only keeps the list short; the end cuts it again',
  },
  {
    file: 'kitchen/search/suggest/titleStarts.ts',
    mutation: '`listAt(rank)[0]! < knownEnd` → `listAt(rank)[0]! <= knownEnd`',
    reason: 'a list that begins at the end is left at its first entry',
  },
  {
    file: 'kitchen/search/suggest/titleStarts.ts',
    mutation: '`posting >= end` → `posting > end`',
    reason: 'the entry at the end is an even number: a word outside the title, which is passed over',
  },
  {
    file: 'kitchen/search/suggest/titleStarts.ts',
    mutation: '`reads < READS_MAX` → `true`',
    reason: 'each list is read within the same limit; the condition only ends the loop early',
  },
  {
    file: 'kitchen/search/matchDetails.ts',
    mutation: '`line.unit !== undefined` → `true`',
    reason: 'an amount always has a unit; the types need the condition',
  },
  {
    file: 'kitchen/search/wishes/readWishes.ts',
    mutation:
      '`useUps .map(({ words }) => words) .filter(({ from, to }) => cut.every((other) => to <= oth…` → `useUps.map(({ words }) => words)`',
    reason:
      'what is ruled out and the words for using up overlapped in none of 40,000 random texts; the filter keeps the rest of the text whole if they ever do',
  },
];
