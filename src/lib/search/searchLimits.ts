import type { AnalyzeRequest } from '@contracts/analyze';
import type { Cuisine } from '@contracts/cuisines';
import type { SortOption, TimeLimit } from '@contracts/vocabulary';
import { isSameReason } from './exclusions';

/** Absent for best match first. Rating orders stay in the browser, which sorts after the server. */
export type ServerSort = Exclude<SortOption, 'default' | `rating-${string}`>;

export const serverSort = (option: SortOption): ServerSort | undefined =>
  option === 'default' || option === 'rating-high' || option === 'rating-low' ? undefined : option;

/** What the server filters a search by, and the order of the list. */
export interface SearchLimits {
  sort?: ServerSort;
  subcategory?: AnalyzeRequest['subcategory'];
  /** Absent for all; never empty. */
  cuisines?: readonly Cuisine[];
  /** Ids of ingredients that every recipe uses. Absent for none; never empty. */
  mustUse?: readonly string[];
  maxMinutes?: TimeLimit;
  excludedAllergens: readonly string[];
  dietTypes: AnalyzeRequest['preferences']['dietTypes'];
  lifted: NonNullable<AnalyzeRequest['lifted']>;
}

export const limitsOf = ({
  sort,
  subcategory,
  cuisines = [],
  mustUse = [],
  maxMinutes,
  preferences,
  lifted = [],
}: AnalyzeRequest): SearchLimits => ({
  ...(sort !== undefined && { sort: serverSort(sort) }),
  ...(subcategory !== undefined && subcategory !== 'All' && subcategory !== 'None' && { subcategory }),
  ...(cuisines.length > 0 && { cuisines }),
  ...(mustUse.length > 0 && { mustUse }),
  ...(maxMinutes !== undefined && { maxMinutes }),
  excludedAllergens: preferences.excludedAllergens,
  dietTypes: preferences.dietTypes,
  lifted,
});

/** Key of a combination of limits, independent of the order in which they were chosen. */
export const limitsKey = ({
  sort,
  subcategory,
  cuisines = [],
  mustUse = [],
  maxMinutes,
  excludedAllergens,
  dietTypes,
  lifted,
}: SearchLimits): string =>
  JSON.stringify([
    sort ?? '',
    subcategory ?? '',
    cuisines.toSorted(),
    mustUse.toSorted(),
    maxMinutes ?? '',
    excludedAllergens.toSorted(),
    dietTypes.toSorted(),
    lifted.map((reason) => JSON.stringify(reason)).toSorted(),
  ]);

/** Key of the weaker matches under these limits. */
export const weakerKey = (limits: SearchLimits): string => `weaker ${limitsKey(limits)}`;

/** The request with these limits. */
export const underLimits = (request: AnalyzeRequest, limits: SearchLimits): AnalyzeRequest => ({
  ...request,
  subcategory: limits.subcategory,
  cuisines: limits.cuisines && [...limits.cuisines],
  // Always sent: the cook may have unpinned what the text says to use up.
  ...(request.ingredients !== undefined && { mustUse: [...(limits.mustUse ?? [])] }),
  maxMinutes: limits.maxMinutes,
  preferences: { ...request.preferences, excludedAllergens: [...limits.excludedAllergens] },
  lifted: limits.lifted,
  sort: limits.sort,
});

const isSubset = <T>(some: readonly T[], all: readonly T[], isSame: (a: T, b: T) => boolean = Object.is) =>
  some.every((one) => all.some((other) => isSame(one, other)));

const isSameSet = (some: readonly string[] = [], others: readonly string[] = []) =>
  isSubset(some, others) && isSubset(others, some);

const isNoLonger = ({ maxMinutes }: SearchLimits, wider: SearchLimits) =>
  wider.maxMinutes === undefined || (maxMinutes !== undefined && maxMinutes <= wider.maxMinutes);

const isSameKind = ({ subcategory, cuisines }: SearchLimits, wider: SearchLimits) =>
  (wider.subcategory === undefined || wider.subcategory === subcategory) &&
  (wider.cuisines === undefined || (cuisines !== undefined && isSubset(cuisines, wider.cuisines)));

/**
 * Whether everything that passes `limits` also passes `wider`, in the same order, so that the browser can filter it.
 * Which recipes use an ingredient only the search knows.
 */
export const isNarrower = (limits: SearchLimits, wider: SearchLimits): boolean =>
  limits.sort === wider.sort &&
  isSameKind(limits, wider) &&
  isSameSet(limits.mustUse, wider.mustUse) &&
  isNoLonger(limits, wider) &&
  isSubset(wider.excludedAllergens, limits.excludedAllergens) &&
  isSubset(wider.dietTypes, limits.dietTypes) &&
  isSubset(limits.lifted, wider.lifted, isSameReason);
