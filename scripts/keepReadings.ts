/**
 * Writes what the kitchen makes of the texts in tests/data, to tests/data/kept-readings. Run it when a rule of reading
 * has changed, and look at each line of the difference: npx tsx scripts/keepReadings.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KEPT_LANGUAGES, keptFile, readingsToday } from '../kitchen/testing/keptReadings';

for (const language of KEPT_LANGUAGES) {
  mkdirSync(dirname(keptFile(language)), { recursive: true });
  writeFileSync(keptFile(language), readingsToday(language));
}
