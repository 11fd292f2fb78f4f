/** `npm run bench`: prints the figures that have a budget, each beside its reference. Name some to run only those. */
import { benchAllergens } from './allergens';
import { benchBundle } from './bundle';
import { benchCorpus } from './corpus';
import { benchEngine } from './engine';
import { benchFirstPage } from './firstPage';
import { benchGeneration } from './generation';
import { benchKitchens } from './kitchens';
import { benchLighthouse } from './lighthouse';
import { benchLines } from './lines';
import { benchPhoto } from './photo';
import { benchPictures } from './pictures';
import { benchSavedPage } from './savedPage';

const BENCHES: Record<string, () => void | Promise<void>> = {
  engine: benchEngine,
  bundle: benchBundle,
  page: benchFirstPage,
  lighthouse: benchLighthouse,
  saved: benchSavedPage,
  lines: benchLines,
  allergens: benchAllergens,
  corpus: benchCorpus,
  kitchens: benchKitchens,
  photo: benchPhoto,
  generation: benchGeneration,
  pictures: benchPictures,
};

const asked = process.argv.slice(2);

const run = async () => {
  for (const [name, bench] of Object.entries(BENCHES))
    if (asked.length === 0 || asked.includes(name)) {
      console.log(`\n## ${name}\n`);
      await bench();
    }
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
