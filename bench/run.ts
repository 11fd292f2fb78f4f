/** `npm run bench`: prints the figures that have a budget, each beside its reference. Name some to run only those. */
import { benchAllergens } from './allergens';
import { benchBundle } from './bundle';
import { benchEngine } from './engine';
import { benchLines } from './lines';

const BENCHES = { engine: benchEngine, bundle: benchBundle, lines: benchLines, allergens: benchAllergens };

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES))
  if (asked.length === 0 || asked.includes(name)) {
    console.log(`\n## ${name}\n`);
    bench();
  }
