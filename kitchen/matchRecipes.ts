/**
 * The search engine: which recipes match best what is in the kitchen.
 *
 * Recipes are numbered by how many ingredients they have, then by popularity, so that all recipes of equal total stand
 * together and in the order in which equal matches are shown. Each ingredient has the sorted numbers of its recipes.
 * A query counts, bucket by bucket, how often each recipe is named, and then keeps of the bucket only what can still be
 * among the wanted: a recipe whose count reaches what the last wanted one has so far. Numbers rise with falling
 * popularity, so the first of equal counts are the ones to keep, and nothing has to be sorted but a handful of groups.
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
  /** How many purchases to suggest; none when left out. */
  purchases?: number;
}

/** One more ingredient in the kitchen, and how many recipes it would complete. */
export interface Purchase {
  ingredient: number;
  recipes: number;
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
  /** What completes most recipes that lack just one ingredient, the most first; then the lower number. Only when asked for. */
  purchases?: Purchase[];
}

interface Bucket {
  /** Number of ingredients of each recipe in it. */
  size: number;
  start: number;
  end: number;
  /** Where the ingredients of its first recipe begin in `ingredientsOf`. */
  from: number;
}

export interface MatchIndex {
  size: number;
  buckets: readonly Bucket[];
  /** Recipe number → position in the input. */
  entryOf: Uint32Array;
  maskOf: Int32Array;
  postings: ReadonlyMap<number, Uint32Array>;
  /** The ingredients of every recipe, one recipe after the other; within a bucket each has as many. */
  ingredientsOf: Uint16Array;
  /** Scratch space of a query, all zeros between two queries. */
  counts: Uint8Array;
  /** The same bytes four at a time, to pass over recipes that nothing named. */
  words: Uint32Array;
  /** By ingredient number: whether the cook has it, and how many recipes lack only it. Zeros between two queries. */
  owned: Uint8Array;
  lacking: Uint32Array;
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
  const ingredientsOf = new Uint16Array(order.reduce((sum, { total }) => sum + total, 0));
  let filled = 0;
  order.forEach(({ position, total, entry }, number) => {
    entryOf[number] = position;
    maskOf[number] = entry.mask;
    const last = buckets.at(-1);
    if (last?.size === total) last.end = number + 1;
    else buckets.push({ size: total, start: number, end: number + 1, from: filled });
    for (const id of [...new Set(entry.ingredientIds)].slice(0, MAX_TOTAL)) {
      ingredientsOf[filled] = id;
      filled += 1;
      const list = lists.get(id);
      if (list) list.push(number);
      else lists.set(id, [number]);
    }
  });

  const words = new Uint32Array(Math.ceil(order.length / 4));
  const highest = [...lists.keys()].reduce((most, id) => Math.max(most, id), 0);
  return {
    size: order.length,
    buckets,
    entryOf,
    maskOf,
    postings: new Map([...lists].map(([id, list]) => [id, Uint32Array.from(list)])),
    ingredientsOf,
    counts: new Uint8Array(words.buffer),
    words,
    owned: new Uint8Array(highest + 1),
    lacking: new Uint32Array(highest + 1),
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

/** Recipes of one bucket with equal counts, in the order in which they are shown. */
interface Group extends Level {
  numbers: number[];
}

/** Best ratio first; of equal ratios the one that uses more of what is there; never a division, so never a rounding. */
const compareLevels = (a: Level, b: Level): number =>
  b.matched * a.total - a.matched * b.total || b.matched - a.matched;

/** Puts groups in order, drops those behind the last wanted recipe, and says at which level that one stands. */
const cutGroups = (groups: Group[], wanted: number): Level | undefined => {
  groups.sort(compareLevels);
  let counted = 0;
  for (const [i, group] of groups.entries()) {
    counted += group.numbers.length;
    if (counted < wanted) continue;
    groups.length = i + 1;
    return group;
  }
  return undefined;
};

/** How often a recipe of this size has to be named to stand no lower than the last wanted one. */
const countNeeded = (total: number, last: Level | undefined): number => {
  let matched = 1;
  if (last) while (matched <= total && compareLevels({ matched, total }, last) > 0) matched += 1;
  return matched;
};

/** Counts what a recipe lacks that lacks one ingredient only. */
const countLacking = ({ ingredientsOf, owned, lacking }: MatchIndex, { size, start, from }: Bucket, number: number) => {
  let at = from + (number - start) * size;
  while (owned[ingredientsOf[at]!] === 1) at += 1;
  lacking[ingredientsOf[at]!]! += 1;
};

/** The same for recipes of one ingredient when nothing is filtered: they all stand in the lists of what the cook has not. */
const countSingles = ({ postings, owned, lacking }: MatchIndex, { start, end }: Bucket) => {
  for (const [ingredient, list] of postings) {
    if (owned[ingredient] === 1) continue;
    const from = lowerBound(list, start, 0);
    lacking[ingredient]! += lowerBound(list, end, from) - from;
  }
};

/** The ingredients that most recipes lack, taken out of the scratch space, which is all zeros again afterwards. */
const takePurchases = ({ lacking }: MatchIndex, most: number): Purchase[] => {
  const purchases: Purchase[] = [];
  lacking.forEach((recipes, ingredient) => {
    if (recipes > 0) purchases.push({ ingredient, recipes });
  });
  lacking.fill(0);
  return purchases.sort((a, b) => b.recipes - a.recipes || a.ingredient - b.ingredient).slice(0, most);
};

/**
 * The best matches, exactly in this order: matched/total, then more matched, then popularity, then input position.
 * `total` counts all that match and pass the filters. Not reentrant: the counters belong to the index.
 */
export const searchIndex = (index: MatchIndex, query: MatchQuery): MatchResult => {
  const { counts, words, maskOf, entryOf, buckets } = index;
  const { required, forbidden, limit, offset } = query;
  // One mask asks both questions at once, except where they contradict each other.
  if ((required & forbidden) !== 0)
    return { hits: [], total: 0, ...(query.purchases !== undefined && { purchases: [] }) };
  const lists = [...new Set(query.have)].flatMap((id) => index.postings.get(id) ?? []);
  const cursors = new Uint32Array(lists.length);
  const wanted = offset + limit;
  const filtered = required | forbidden;
  const isAllowed = (number: number) => filtered === 0 || (maskOf[number]! & filtered) === required;

  const groups: Group[] = [];
  let last: Level | undefined;
  let total = 0;
  const { owned } = index;
  if (query.purchases !== undefined) for (const id of query.have) if (id < owned.length) owned[id] = 1;

  for (const bucket of buckets) {
    const { size, start, end } = bucket;
    let named = 0;
    const almost = query.purchases === undefined ? -1 : size - 1;
    const reached: number[] = [];
    for (let l = 0; l < lists.length; l += 1) {
      const list = lists[l]!;
      const until = lowerBound(list, end, cursors[l]!);
      for (let at = cursors[l]!; at < until; at += 1) {
        const number = list[at]!;
        const before = counts[number]!;
        counts[number] = before + 1;
        if (before === 0 && isAllowed(number)) total += 1;
        if (before + 1 === almost) reached.push(number);
      }
      named += until - cursors[l]!;
      cursors[l] = until;
    }
    if (almost === 0 && filtered === 0) countSingles(index, bucket);
    else if (almost === 0) {
      for (let number = start; number < end; number += 1)
        if (counts[number] === 0 && isAllowed(number)) countLacking(index, bucket, number);
    } else {
      // Some of them were named once more since, and lack nothing.
      for (const number of reached)
        if (counts[number] === almost && isAllowed(number)) countLacking(index, bucket, number);
    }
    if (named === 0) continue;

    const most = Math.min(size, lists.length);
    const needed = countNeeded(size, last);
    if (needed <= most) {
      const kept: number[][] = Array.from({ length: most + 1 }, () => []);
      // Once enough are kept of a count, no lower one can be wanted any more.
      let threshold = needed;
      for (let number = start; number < end && threshold <= most; number += 1) {
        if ((number & 3) === 0 && words[number >>> 2] === 0) {
          number += 3;
          continue;
        }
        const matched = counts[number]!;
        if (matched < threshold || kept[matched]!.length >= wanted || !isAllowed(number)) continue;
        kept[matched]!.push(number);
        if (kept[matched]!.length >= wanted) threshold = Math.max(threshold, matched + 1);
      }
      for (let matched = needed; matched <= most; matched += 1)
        if (kept[matched]!.length > 0) groups.push({ matched, total: size, numbers: kept[matched]! });
      last = cutGroups(groups, wanted);
    }
    counts.fill(0, start, end);
  }

  groups.sort(compareLevels);
  const hits = groups
    .flatMap(({ numbers, matched, total: size }) =>
      numbers.map((number) => ({ entry: entryOf[number]!, matched, total: size })),
    )
    .slice(offset, wanted);
  if (query.purchases === undefined) return { hits, total };
  owned.fill(0);
  return { hits, total, purchases: takePurchases(index, query.purchases) };
};
