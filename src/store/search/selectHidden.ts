import { createSelector } from '@reduxjs/toolkit';
import type { CuisineCount, HiddenMatches } from '@contracts/analyze';
import { activeReasons, isSameReason } from '@/lib/search/exclusions';
import {
  countCuisines,
  filterRecipes,
  hiddenByFilters,
  isLocalReason,
  type HiddenReason,
} from '@/lib/search/filterRecipes';
import { selectCuisines, selectHeadCuisineCounts, selectHeadHidden, selectMinimumRating } from '@/slices/searchSlice';
import { selectIsWhole, selectServerList } from './selectServerList';
import { selectLocalFilters, selectResultsWithSavedState } from './selectShownRecipes';

/**
 * Merges reasons. When both lists have one, the larger count wins, because either side may know matches that the
 * other lacks.
 */
const mergeReasons = (some: readonly HiddenReason[], others: readonly HiddenMatches[]): HiddenReason[] => {
  const countOf = (reason: HiddenMatches['reason']) =>
    some.find((one) => !isLocalReason(one) && isSameReason(one, reason))?.count ?? 0;
  const counted = others.map(({ reason, count }): HiddenReason => ({
    ...reason,
    count: Math.max(count, countOf(reason)),
  }));
  const isNew = (one: HiddenReason) => isLocalReason(one) || !others.some(({ reason }) => isSameReason(one, reason));
  return [...counted, ...some.filter(isNew)];
};

/**
 * Number of matches per cuisine, under every filter but the cuisine. Covers the whole answer: counted by the server,
 * or here when the browser has all matches. The server does not know ratings, so under a minimum rating only loaded
 * recipes count.
 */
export const selectCuisineCounts = createSelector(
  [
    selectIsWhole,
    selectMinimumRating,
    selectServerList,
    selectHeadCuisineCounts,
    selectResultsWithSavedState,
    selectLocalFilters,
  ],
  (isWhole, minimumRating, { cuisines }, headCounts, results, filters): readonly CuisineCount[] => {
    // Until the server has answered under these filters, use the counts of its first answer.
    const counts = cuisines ?? headCounts;
    return isWhole || minimumRating > 0 || counts.length === 0
      ? countCuisines(filterRecipes(results, { ...filters, cuisines: [] }))
      : counts;
  },
);

/** How many matches only the chosen cuisines hide. */
const selectHiddenByCuisine = createSelector([selectCuisineCounts, selectCuisines], (counts, chosen) =>
  chosen.length === 0
    ? 0
    : counts.reduce((sum, { cuisine, count }) => (cuisine && chosen.includes(cuisine) ? sum : sum + count), 0),
);

/** What is hidden and why: results here by the filters, and the server's whole list by its counts. */
export const selectHidden = createSelector(
  [selectResultsWithSavedState, selectLocalFilters, selectServerList, selectHeadHidden, selectHiddenByCuisine],
  (results, filters, { hidden }, headHidden, byCuisine): HiddenReason[] => {
    const active = activeReasons(filters);
    // Until the server has answered under these filters, use the counts of its first answer.
    const counts = hidden ?? headHidden.filter(({ reason }) => active.some((one) => isSameReason(one, reason)));
    const local = hiddenByFilters(results, filters).reasons.filter(({ kind }) => kind !== 'cuisine');
    const ofCuisine: HiddenReason[] = byCuisine > 0 ? [{ kind: 'cuisine', count: byCuisine }] : [];
    return mergeReasons([...local, ...ofCuisine], counts);
  },
);
