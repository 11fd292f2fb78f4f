import { UNLOCKS_MAX } from '../contracts/limits';
import { LANGUAGES, type Language } from '../contracts/vocabulary';
import { parseIngredients } from '../kitchen/reading/parseIngredients';
import { kitchenOf } from '../kitchen/search/kitchen';
import type { MatchIndex } from '../kitchen/search/matchColumns';
import { buildIndex } from '../kitchen/search/matchIndex';
import { bruteForce } from '../kitchen/search/matchOracle';
import type { MatchQuery } from '../kitchen/search/matchQuery';
import { searchIndex } from '../kitchen/search/searchIndex';
import { HALVES, judgedKitchens } from './judgedKitchenFiles';
import { loadText, median, quantile } from './loadServer';
import { manyRecipes } from './manyRecipes';

const SIZES = [1_001, 10_000, 100_000];
/** Every search is timed this many times and the shortest time counts, because the machine may be busy with something else. */
const REPEATS = 5;
/** How many of the kitchens are compared with brute force, which takes seconds at 100,000 recipes. */
const COMPARED = 4;

const pantries = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => judgedKitchens(half, language))).map(
  ({ typed, language }) => parseIngredients(typed, { language: language as Language }).found,
);

const queryOf = (found: readonly string[], index: MatchIndex): MatchQuery => ({
  ...kitchenOf(found, index, () => true),
  required: 0,
  forbidden: 0,
  base: { required: 0, forbidden: 0 },
  cuisines: [],
  limit: 60,
  offset: 0,
  purchases: UNLOCKS_MAX,
});

const shortest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: REPEATS }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );

/** The index alone, asked for the judged kitchens, on our collection and on larger ones that vary it. */
export const benchKitchenSearches = () => {
  console.log('\n| recipes like ours | matches, median | search p50 ms | p99 ms | compared | differences | load |');
  console.log('|---|---|---|---|---|---|---|');
  for (const size of SIZES) {
    const entries = manyRecipes(size);
    const index = buildIndex(entries);
    const queries = pantries.map((found) => queryOf(found, index));
    const matches = median(queries.map((query) => searchIndex(index, query).total));
    const times = queries.map((query) => shortest(() => searchIndex(index, query))).sort((a, b) => a - b);
    const sample = queries.filter((_, i) => i % Math.floor(queries.length / COMPARED) === 0);
    const differences = sample.filter(
      (query) => JSON.stringify(searchIndex(index, query)) !== JSON.stringify(bruteForce(entries, query)),
    );
    const cells = [
      size.toLocaleString('en'),
      matches.toLocaleString('en'),
      quantile(times, 0.5).toFixed(3),
      quantile(times, 0.99).toFixed(3),
      sample.length,
      differences.length,
      loadText(),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
};
