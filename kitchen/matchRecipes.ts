/**
 * The search engine: which recipes match best what is in the kitchen.
 *
 * Recipes are numbered by how many ingredients they have, then by popularity, so that all recipes of equal total stand
 * together and in the order in which equal matches are shown. Each ingredient has the sorted numbers of its recipes.
 * A query counts, bucket by bucket, how often each recipe is named; recipes of one bucket with equal counts form a
 * group, groups are put in order, and only a group that is shown is put in order inside.
 */
export interface IndexEntry {
  /** Non-staple ingredients, each once, as small whole numbers. */
  ingredientIds: readonly number[];
  popularity: number;
  /** Facts as a bit set of at most 31 bits. */
  mask: number;
}

export interface MatchQuery {
  /** Ingredient numbers that count as being in the kitchen, each once. */
  have: readonly number[];
  /** Bits that a recipe must all have. */
  required: number;
  /** Bits of which a recipe must have none. */
  forbidden: number;
  limit: number;
  offset: number;
}

export interface MatchHit {
  /** Position of the recipe in what the index was built from. */
  entry: number;
  matched: number;
  total: number;
}

export interface MatchResult {
  hits: MatchHit[];
  /** How many recipes match at all, whatever limit and offset. */
  total: number;
}

interface Bucket {
  /** Number of ingredients of each recipe in it. */
  size: number;
  start: number;
  end: number;
}

export interface MatchIndex {
  size: number;
  buckets: readonly Bucket[];
  /** Recipe number → position in the input. */
  entryOf: Uint32Array;
  maskOf: Int32Array;
  popularityOf: Float64Array;
  postings: ReadonlyMap<number, Uint32Array>;
  /** Scratch space of a query, all zeros between two queries. */
  counts: Uint8Array;
}

/** More ingredients than this are not counted apart: the counters are bytes. */
const MAX_TOTAL = 255;

/** Builds the index. A recipe without a counted ingredient is never a match and is left out. */
export const buildIndex = (entries: readonly IndexEntry[]): MatchIndex => {
  const order = entries
    .map((entry, position) => ({ position, total: Math.min(new Set(entry.ingredientIds).size, MAX_TOTAL), entry }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total || b.entry.popularity - a.entry.popularity || a.position - b.position);

  const lists = new Map<number, number[]>();
  const buckets: Bucket[] = [];
  const entryOf = new Uint32Array(order.length);
  const maskOf = new Int32Array(order.length);
  const popularityOf = new Float64Array(order.length);
  order.forEach(({ position, total, entry }, number) => {
    entryOf[number] = position;
    maskOf[number] = entry.mask;
    popularityOf[number] = entry.popularity;
    const last = buckets.at(-1);
    if (last?.size === total) last.end = number + 1;
    else buckets.push({ size: total, start: number, end: number + 1 });
    for (const id of [...new Set(entry.ingredientIds)].slice(0, MAX_TOTAL)) {
      const list = lists.get(id);
      if (list) list.push(number);
      else lists.set(id, [number]);
    }
  });

  return {
    size: order.length,
    buckets,
    entryOf,
    maskOf,
    popularityOf,
    postings: new Map([...lists].map(([id, list]) => [id, Uint32Array.from(list)])),
    counts: new Uint8Array(order.length),
  };
};

/** First place in a sorted list whose value is at least `value`. */
const lowerBound = (list: Uint32Array, value: number, from: number): number => {
  let low = from;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

interface Level {
  matched: number;
  total: number;
}

/** Best ratio first; of equal ratios the one with fewer missing; never a division, so never a rounding. */
const compareLevels = (a: Level, b: Level): number =>
  b.matched * a.total - a.matched * b.total || a.total - a.matched - (b.total - b.matched);

/**
 * The best matches, exactly in this order: matched/total, then fewer missing, then popularity, then input position.
 * Only complete matches of different totals can be equal in the first two; they are one group here. In any other group
 * all recipes stand in one bucket, where numbers already have the wanted order.
 */
export const searchIndex = (index: MatchIndex, query: MatchQuery): MatchResult => {
  const { counts, maskOf, popularityOf, entryOf, buckets } = index;
  const { required, forbidden, limit, offset } = query;
  const lists = [...new Set(query.have)].flatMap((id) => index.postings.get(id) ?? []);
  const cursors = new Uint32Array(lists.length);
  const wanted = offset + limit;

  const complete: { number: number; total: number }[] = [];
  const groups: { level: Level; numbers: number[] }[] = [];
  let total = 0;

  for (const { size, start, end } of buckets) {
    const touched: number[] = [];
    lists.forEach((list, l) => {
      let at = lowerBound(list, start, cursors[l]!);
      for (; at < list.length && list[at]! < end; at += 1) {
        const number = list[at]!;
        if (counts[number] === 0) touched.push(number);
        counts[number]! += 1;
      }
      cursors[l] = at;
    });
    if (touched.length === 0) continue;

    const byCount = new Map<number, number[]>();
    for (const number of touched) {
      const matched = counts[number]!;
      counts[number] = 0;
      const mask = maskOf[number]!;
      if ((mask & required) !== required || (mask & forbidden) !== 0) continue;
      total += 1;
      if (matched === size) {
        complete.push({ number, total: size });
        continue;
      }
      const group = byCount.get(matched);
      if (group) group.push(number);
      else byCount.set(matched, [number]);
    }
    for (const [matched, numbers] of byCount) groups.push({ level: { matched, total: size }, numbers });
  }

  groups.sort((a, b) => compareLevels(a.level, b.level));

  const hits: MatchHit[] = [];
  if (complete.length > offset)
    for (const { number, total: size } of complete
      .sort((a, b) => popularityOf[b.number]! - popularityOf[a.number]! || entryOf[a.number]! - entryOf[b.number]!)
      .slice(offset, wanted))
      hits.push({ entry: entryOf[number]!, matched: size, total: size });
  let passed = complete.length;
  for (const { level, numbers } of groups) {
    if (passed >= wanted) break;
    if (passed + numbers.length > offset) {
      // Only a group that is shown is put in order.
      numbers.sort((a, b) => a - b);
      const from = Math.max(0, offset - passed);
      for (const number of numbers.slice(from, wanted - passed))
        hits.push({ entry: entryOf[number]!, matched: level.matched, total: level.total });
    }
    passed += numbers.length;
  }
  return { hits, total };
};
