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
    file: 'kitchen/measures/shownNumbers.ts',
    mutation: '`value < limit` → `value <= limit`',
    reason: 'a limit is a whole number, which any of the fractions allow',
  },
  {
    file: 'kitchen/measures/shownNumbers.ts',
    mutation: '`Math.abs(rounded - exact) <= share * exact` → `Math.abs(rounded - exact) < share * exact`',
    reason: 'no measure is exactly so far from another',
  },
  {
    file: 'kitchen/measures/metricMeasures.ts',
    mutation: '`value < 1` → `value <= 1`',
    reason: 'one is one by either rule',
  },
  {
    file: 'kitchen/measures/metricMeasures.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'what is no limit is above no number',
  },
  {
    file: 'kitchen/measures/spoonedLine.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'it begins with no cut, like an empty note',
  },
  {
    file: 'kitchen/measures/ovenAndTin.ts',
    mutation: "`typeof part === 'object' && 'celsius' in part` → `true`",
    reason: 'no other piece of a sentence has degrees; the types need the condition',
  },
  {
    file: 'kitchen/measures/ovenAndTin.ts',
    mutation: "`'celsius' in part` → `true`",
    reason: 'no other piece of a sentence has degrees; the types need the condition',
  },
  {
    file: 'kitchen/measures/metricMeasures.ts',
    mutation: '`value < 100` → `value <= 100`',
    reason: 'a hundred is a whole number, which is kept by either rule',
  },
  {
    file: 'kitchen/measures/units.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason:
      'what stands for the piece beside the first or the last one of a sentence is no sign and no dish, whatever it is',
  },
  {
    file: 'kitchen/measures/units.ts',
    mutation: "`typeof part !== 'object'` → `false`",
    reason: 'a piece of text is no length; the types need the condition',
  },
  {
    file: 'kitchen/measures/usLine.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'it begins with no words for a piece, like an empty note',
  },
  {
    file: 'kitchen/measures/usMeasures.ts',
    mutation: '`exact >= MIN_EVEN_OUNCES` → `exact > MIN_EVEN_OUNCES`',
    reason: 'eight is an even number itself',
  },
  {
    file: 'kitchen/measures/usMeasures.ts',
    mutation: '`tablespoons < MIN_TABLESPOONS` → `tablespoons <= MIN_TABLESPOONS`',
    reason: 'no weight of butter is exactly 3.8 tablespoons',
  },
  {
    file: 'kitchen/measures/usMeasures.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands for no ingredient is in no list of the shop, whatever it is',
  },
  {
    file: 'kitchen/measures/usVolumes.ts',
    mutation: '`tablespoons < 0.99` → `tablespoons <= 0.99`',
    reason: 'no measure is exactly so far from a tablespoon',
  },
  {
    file: 'kitchen/measures/usVolumes.ts',
    mutation: '`teaspoons > 1` → `teaspoons >= 1`',
    reason: 'one teaspoon is one by either rule',
  },
  {
    file: 'kitchen/measures/usVolumes.ts',
    mutation: '`exact >= 0.5` → `exact > 0.5`',
    reason: 'half a cup is a measure itself, so that the condition after it is true',
  },
  {
    file: 'kitchen/measures/unitWords.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands for no ingredient has a special word for no unit, whatever it is',
  },
  {
    file: 'kitchen/truth/dangerWords.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands in place of “lye” is no poison, whatever it is',
  },
  {
    file: 'kitchen/reading/letterBits.ts',
    mutation: '`bitCount(letters ^ others) <= 2 * edits` → `true`',
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
    file: 'src/listeners/connection.ts',
    mutation: '`query?.endpointName` → `query.endpointName`',
    reason: 'the cache removes a query instead of setting it to undefined; the types need the question mark',
  },
  {
    file: 'src/listeners/cookbookSync.ts',
    mutation: '`now.cookbook !== before.cookbook || now.lineSync !== before.lineSync` → `true`',
    reason: 'it only saves calls of a delivery that is under way',
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
    file: 'src/listeners/savedBodies.ts',
    mutation: '`ownersUnread(now).length > 0` → `true`',
    reason: 'it only saves an effect that finds nothing to read',
  },
  {
    file: 'src/listeners/preferencesSync.ts',
    mutation: '`uid === null` → `false`',
    reason: 'isMine, which is asked next, says the same of no account',
  },
  {
    file: 'server/services/reading/recipeReader.ts',
    mutation: '`lettersOf(task.posted) <= READ_AT_ONCE_MAX` → `lettersOf(task.posted) < READ_AT_ONCE_MAX`',
    reason: 'a recipe is read the same in a thread',
  },
  {
    file: 'kitchen/reading/ingredientsInLines.ts',
    mutation: '`words.length - at` → `words.length + at`',
    reason: 'a name cannot be longer than the rest of its line',
  },
  {
    file: 'kitchen/truth/agreement/stepMentions.ts',
    mutation: '`Math.min(index.longest, words.length - at)` → `Math.max(index.longest, words.length - at)`',
    reason: 'no name is longer than the longest',
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
    file: 'kitchen/measures/shownNumbers.ts',
    mutation: '`Math.abs(a - b) < 0.005` → `Math.abs(a - b) <= 0.005`',
    reason: 'no two fractions are exactly so far apart',
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
    file: 'server/services/postedRecipe.ts',
    mutation: "`typeof line === 'string'` → `false`",
    reason: 'a line in words has no amount that could be odd',
  },
  {
    file: 'server/services/shopping/newsStreams.ts',
    mutation: '`count > 0` → `count >= 0`',
    reason: 'a count of nothing reads like none',
  },
  {
    file: 'server/services/account/secondFactor/turnOffByHand.ts',
    mutation: '`\'unknown\'` → `""`',
    reason: 'its test runs the program in a process of its own, which the proof does not see',
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
  {
    file: 'kitchen/swaps/adaptRecipe.ts',
    mutation: '`line.id !== undefined` → `true`',
    reason: 'no ingredient has the id undefined; the types need the condition',
  },
  {
    file: 'src/listeners/accountList.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'what is no recipe has no change that waits',
  },
  {
    file: 'src/listeners/lineDelivery.ts',
    mutation: '`wait > 0` → `true`',
    reason: 'a wait of no time is over at once',
  },
  {
    file: 'src/listeners/lineDelivery.ts',
    mutation: '`wait > 0` → `wait >= 0`',
    reason: 'a wait of no time is over at once',
  },
  {
    file: 'src/listeners/lineDelivery.ts',
    mutation: '`selectDueTime(now, list) <= Date.now()` → `selectDueTime(now, list) < Date.now()`',
    reason: 'what ends a wait makes the list due since 1970',
  },
  {
    file: 'src/listeners/shoppingSync.ts',
    mutation: '`heirOf(now) !== null` → `true`',
    reason: 'it only saves an effect that finds nothing to move',
  },
  {
    file: 'src/listeners/shoppingSync.ts',
    mutation: '`uid !== null` → `true`',
    reason: 'no account has nothing to deliver; the types need the condition',
  },
  {
    file: 'src/listeners/cookbookSync.ts',
    mutation: '`heirOf(now) !== null` → `true`',
    reason: 'it only saves an effect that finds nothing to move',
  },
  {
    file: 'src/listeners/cookbookSync.ts',
    mutation: '`uid !== null` → `true`',
    reason: 'no account has nothing to deliver; the types need the condition',
  },
  {
    file: 'src/listeners/shoppingSync.ts',
    mutation: '`now.shopping !== before.shopping || now.lineSync !== before.lineSync` → `true`',
    reason: 'it only saves calls of a delivery that is under way',
  },
  {
    file: 'src/listeners/cookbookSync.ts',
    mutation: '`uid === null` → `false`',
    reason: 'nothing is kept of a cookbook without an account; the types need the condition',
  },
  {
    file: 'src/listeners/cookbookSync.ts',
    mutation: '`key !== null` → `true`',
    reason: 'nothing is delivered under no key; the types need the condition',
  },
  {
    file: 'src/listeners/shoppingSync.ts',
    mutation: '`heir !== null` → `true`',
    reason: 'the predicate has just said so, unless the lines are moved already',
  },
  {
    file: 'src/listeners/cookbookSync.ts',
    mutation: '`heir !== null` → `true`',
    reason: 'the predicate has just said so, unless the lines are moved already',
  },
  {
    file: 'src/listeners/cookingBell.ts',
    mutation: '`session.rangAt === null` → `false`',
    reason: 'since 1970 it would have rung more often than it may',
  },
  {
    file: 'src/listeners/cookingVoice.ts',
    mutation: '`openId === null` → `false`',
    reason: 'no dish has this id; the types need the condition',
  },
  {
    file: 'src/listeners/cookingAlarm.ts',
    mutation: '`isAwake !== selectIsAwake(getState())` → `true`',
    reason: 'saying it twice changes nothing',
  },
  {
    file: 'src/listeners/cookingTimer.ts',
    mutation: '`selectLanguage(now) !== selectLanguage(before)` → `true`',
    reason: 'it only saves calls that find nothing to do',
  },
  {
    file: 'src/listeners/guestMigration.ts',
    mutation: '`i < recipes.length` → `i <= recipes.length`',
    reason: 'it only begins a group of no recipes',
  },
  {
    file: 'server/services/shelf/columnFile.ts',
    mutation: '`at < bytes.length` → `at <= bytes.length`',
    reason: 'it only adds a slice of nothing at the end',
  },
  {
    file: 'server/services/shelf/columnFile.ts',
    mutation: '`bytesRead === 0` → `false`',
    reason: 'a file does not become shorter while it is read',
  },
  {
    file: 'server/services/slidingQuota.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'what is no time is in no window',
  },
  {
    file: 'server/services/planOfEdit.ts',
    mutation: '`request.at > at.getTime()` → `request.at >= at.getTime()`',
    reason: 'it is the same time by either rule',
  },
  {
    file: 'server/services/generation/followFlight.ts',
    mutation: '`{ signal }` → `{}`',
    reason: 'it only ends the last pause sooner',
  },
  {
    file: 'server/services/generation/followFlight.ts',
    mutation: '`performance.now() - wantedAt >= WANT_EVERY_MS` → `performance.now() - wantedAt > WANT_EVERY_MS`',
    reason: 'no time is exactly so long',
  },
  {
    file: 'server/services/generation/writeRecipes.ts',
    mutation:
      "`faults.some(({ kind }) => kind !== 'unreadable')` → `faults.every(({ kind }) => kind !== 'unreadable')`",
    reason: 'a draft that cannot be read has no other fault',
  },
  {
    file: 'server/services/boundedQueue.ts',
    mutation: '`left === 0` → `false`',
    reason: 'it only frees memory',
  },
  {
    file: 'server/services/longAnswers.ts',
    mutation: '`own === 0` → `false`',
    reason: 'it only frees memory',
  },
  {
    file: 'server/services/idleCollector.ts',
    mutation: '`share > BUSY_SHARE` → `share >= BUSY_SHARE`',
    reason: 'no share is exactly so large',
  },
  {
    file: 'server/services/idleCollector.ts',
    mutation: '`before < leanest + SPARE_BYTES` → `before <= leanest + SPARE_BYTES`',
    reason: 'no heap is exactly so large',
  },
  {
    file: 'server/services/idleCollector.ts',
    mutation: '`heapBytes() > TOO_LARGE_BYTES` → `heapBytes() >= TOO_LARGE_BYTES`',
    reason: 'no heap is exactly so large',
  },
  {
    file: 'server/services/knownDevices.ts',
    mutation: '`mark !== undefined` → `true`',
    reason: 'the word “undefined” is no mark; the types need the condition',
  },
  {
    file: 'server/services/photoLooks.ts',
    mutation: '`{ once: true }` → `{}`',
    reason: 'the listener is removed once the look has ended',
  },
  {
    file: 'server/services/photoLooks.ts',
    mutation: '`true` → `false`',
    reason: 'the listener is removed once the look has ended',
  },
  {
    file: 'server/services/recipePhotos.ts',
    mutation: "`format !== 'jpeg'` → `false`",
    reason: 'what begins and ends like a JPEG is decoded as one; the condition is a second lock',
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
