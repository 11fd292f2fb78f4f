import { performance } from 'node:perf_hooks';
import { bruteForce, randomCorpus, randomQuery, seeded } from '../kitchen/search/matchOracle';
import type { MatchIndex } from '../kitchen/search/matchColumns';
import { buildIndex } from '../kitchen/search/matchIndex';
import { searchIndex } from '../kitchen/search/searchIndex';
import { benchKitchenSearches } from './kitchenSearches';

const INGREDIENTS = 800;
const SIZES = [1_000, 10_000, 100_000, 1_000_000];

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timed = (times: number, work: (i: number) => void): { p50: number; p99: number } => {
  const taken = Array.from({ length: times }, (_, i) => {
    const begun = performance.now();
    work(i);
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) };
};

const shown = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(3)} | ${p99.toFixed(3)}`;

/** Size of the typed arrays of an index; the rest is a few hundred small objects. */
const bytesOf = (index: MatchIndex): number =>
  [...Object.values(index), ...index.postings].reduce<number>(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    0,
  );

/**
 * The engine against a linear scan of the same recipes in the same run, then 20,000 queries compared with brute force,
 * then the judged kitchens on collections like ours.
 */
export const benchEngine = () => {
  console.log('| recipes | engine p50 ms | p99 ms | linear scan p50 ms | p99 ms | build s | MB | bytes a recipe |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const size of SIZES) {
    const random = seeded(7);
    const recipes = randomCorpus(random, size, INGREDIENTS);
    const begun = performance.now();
    const index = buildIndex(recipes);
    const seconds = (performance.now() - begun) / 1000;
    const queries = Array.from({ length: 200 }, () => ({
      ...randomQuery(random, INGREDIENTS),
      limit: 6,
      offset: 0,
      purchases: 3,
    }));
    for (const query of queries) searchIndex(index, query);
    const engine = timed(queries.length * 5, (i) => searchIndex(index, queries[i % queries.length]!));
    const scan = timed(size > 100_000 ? 5 : 40, (i) => bruteForce(recipes, queries[i]!));
    const bytes = bytesOf(index);
    const cells = [shown(engine), shown(scan), seconds.toFixed(2), (bytes / 1e6).toFixed(1), (bytes / size).toFixed(0)];
    console.log(`| ${size.toLocaleString('en')} | ${cells.join(' | ')} |`);
  }

  const random = seeded(11);
  let queries = 0;
  let differences = 0;
  for (let round = 0; round < 200; round += 1) {
    const recipes = randomCorpus(random, 1 + Math.floor(random() * 300), 30);
    const index = buildIndex(recipes);
    for (let i = 0; i < 100; i += 1) {
      const query = randomQuery(random, 30);
      queries += 1;
      if (JSON.stringify(searchIndex(index, query)) !== JSON.stringify(bruteForce(recipes, query))) differences += 1;
    }
  }
  console.log(`\n${queries.toLocaleString('en')} random queries against brute force: ${differences} differences`);
  benchKitchenSearches();
};
