import { readFileSync } from 'node:fs';
import { KEPT_LANGUAGES, keptFile, readingsToday } from '../../testing/keptReadings';

/** Lines to look at in a message; a rule that changes much changes more than one can read there. */
const SHOWN = 20;

/**
 * The kept readings are not all right: 95 of 100 lines are. They show what a change of a rule does to texts that were not
 * written for it. `npx tsx scripts/keepReadings.ts` keeps the new ones, after a look at the difference.
 */
describe('what the kitchen makes of texts as people write them', () => {
  it.each(KEPT_LANGUAGES)('is what it was when somebody last looked at it: %s', (language) => {
    const kept = readFileSync(keptFile(language), 'utf8').split('\n');
    const today = readingsToday(language).split('\n');
    const isNew = new Set(kept);
    expect(today.filter((line) => !isNew.has(line)).slice(0, SHOWN)).toEqual([]);
    expect(today).toHaveLength(kept.length);
    expect(today).toEqual(kept);
  });
});
