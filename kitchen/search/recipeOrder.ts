import type { Language, SortOption } from '@contracts/vocabulary';
import { bestOf } from './bestOf';

/** Compares two positions of a shelf; 0 keeps their best-match order. */
export type ComparePositions = (a: number, b: number) => number;

/** Collation of names in a language: "apple" and "Apple" are equal, "Dal 2" comes before "Dal 10". */
export const nameCollator = (language: Language) => new Intl.Collator(language, { sensitivity: 'base', numeric: true });

/** Ranking more titles than this would block the server for over half a second, so they are compared one by one. */
const RANKED_MAX = 100_000;

/** Ranks of the names; equal names have equal ranks. */
const ranksOf = (titles: readonly string[], compare: (a: string, b: string) => number): Uint32Array => {
  const order = Uint32Array.from(titles.keys()).sort((a, b) => compare(titles[a]!, titles[b]!));
  const ranks = new Uint32Array(titles.length);
  let rank = 0;
  order.forEach((position, i) => {
    if (i > 0 && compare(titles[order[i - 1]!]!, titles[position]!) !== 0) rank += 1;
    ranks[position] = rank;
  });
  return ranks;
};

interface SortedFacts {
  size: number;
  /** Infinity when unknown. */
  minutesAt: Float64Array;
  /** Number of lines in the ingredient list. */
  linesAt: Uint16Array;
  titleAt: (position: number, language: Language) => string;
}

/**
 * The sort orders over a whole shelf (docs/spec-coverage.md, 9.sort). Names are ranked once per language, when a search
 * first needs them.
 */
export const createRecipeOrders = ({ size, minutesAt, linesAt, titleAt }: SortedFacts) => {
  const known = new Map<Language, ComparePositions>();

  const compareNames = (language: Language): ComparePositions => {
    const { compare } = nameCollator(language);
    if (size > RANKED_MAX) return (a, b) => compare(titleAt(a, language), titleAt(b, language));
    const ranks = ranksOf(
      Array.from({ length: size }, (_, position) => titleAt(position, language)),
      compare,
    );
    return (a, b) => ranks[a]! - ranks[b]!;
  };

  const byName = (language: Language): ComparePositions => {
    const compare = known.get(language) ?? compareNames(language);
    known.set(language, compare);
    return compare;
  };

  /** Undefined for best match first, as for both rating orders: ratings stay in the browser, which sorts by them. */
  const orders: Readonly<Record<SortOption, (language: Language) => ComparePositions | undefined>> = {
    default: () => undefined,
    'rating-high': () => undefined,
    'rating-low': () => undefined,
    'name-asc': byName,
    'name-desc': (language) => {
      const compare = byName(language);
      return (a, b) => compare(b, a);
    },
    // The difference of two infinities is NaN.
    'prep-time': () => (a, b) => (minutesAt[a] === minutesAt[b] ? 0 : minutesAt[a]! - minutesAt[b]!),
    'ingredients-count': () => (a, b) => linesAt[a]! - linesAt[b]!,
  };

  return (sort: SortOption | undefined, language: Language): ComparePositions | undefined =>
    sort && orders[sort](language);
};

/** One page of a list in another order. Equal elements keep the order of the list. */
export const sortedPage = <T>(
  list: readonly T[],
  positionOf: (one: T) => number,
  compare: ComparePositions,
  { offset, limit }: { offset: number; limit: number },
): T[] =>
  bestOf(list.keys(), offset + limit, (a, b) => compare(positionOf(list[a]!), positionOf(list[b]!)) || a - b)
    .slice(offset)
    .map((i) => list[i]!);
