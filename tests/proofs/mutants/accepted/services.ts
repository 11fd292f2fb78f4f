import type { Accepted } from './accepted';

/** Accepted survivors in `server/services`. */
export const IN_SERVICES: readonly Accepted[] = [
  {
    file: 'server/services/reading/recipeReader.ts',
    mutation: '`lettersOf(task.posted) <= READ_AT_ONCE_MAX` → `lettersOf(task.posted) < READ_AT_ONCE_MAX`',
    reason: 'a recipe is read the same in a thread',
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
    file: 'server/services/followChanges.ts',
    mutation: '`false` → `true`',
    reason: 'nothing looks at it before the first call, which sets it',
  },
];
