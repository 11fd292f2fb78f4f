import type { Accepted } from './accepted';

/** Accepted survivors in `src/listeners`. */
export const IN_LISTENERS: readonly Accepted[] = [
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
];
