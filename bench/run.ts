/**
 * `npm run bench`: prints the figures that have a budget, each beside its reference. Name benchmarks to run only those;
 * what is not the name of one is an option for them (`npm run bench -- kitchens --worst`).
 */
import { benchAllergens } from './allergens';
import { benchAnalyze } from './analyze';
import { benchBundle } from './bundle';
import { benchBundleParts } from './bundleParts';
import { benchCorpus } from './corpus';
import { benchEngine } from './engine';
import { benchFirstLoad } from './firstLoad';
import { benchFirstPage } from './firstPage';
import { benchFreshPictures } from './freshPictures';
import { benchGeneration } from './generation';
import { benchInApp } from './inApp';
import { benchKitchens } from './kitchens';
import { benchLighthouse } from './lighthouse';
import { benchLines } from './lines';
import { benchLoad } from './load';
import { benchNames } from './names';
import { benchOwn } from './own';
import { benchPhoto } from './photo';
import { benchPictures } from './pictures';
import { benchSavedPage } from './savedPage';
import { benchShelf } from './shelf';

const BENCHES: Record<string, (options: readonly string[]) => void | Promise<void>> = {
  engine: benchEngine,
  analyze: benchAnalyze,
  bundle: benchBundle,
  'bundle-parts': benchBundleParts,
  page: benchFirstPage,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
  load: benchLoad,
  saved: benchSavedPage,
  app: benchInApp,
  lines: benchLines,
  allergens: benchAllergens,
  corpus: benchCorpus,
  kitchens: benchKitchens,
  names: benchNames,
  own: benchOwn,
  photo: benchPhoto,
  generation: benchGeneration,
  pictures: benchPictures,
  'fresh-pictures': benchFreshPictures,
  shelf: benchShelf,
};

const words = process.argv.slice(2);
const asked = words.filter((word) => word in BENCHES);
const options = words.filter((word) => !(word in BENCHES));

const run = async () => {
  for (const [name, bench] of Object.entries(BENCHES))
    if (words.length === 0 || asked.includes(name)) {
      console.log(`\n## ${name}\n`);
      await bench(options);
    }
};

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
