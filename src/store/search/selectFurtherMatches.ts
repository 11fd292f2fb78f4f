import { createSelector } from '@reduxjs/toolkit';
import { activeReasons } from '@/lib/search/exclusions';
import {
  selectAskedLimits,
  selectHeadHidden,
  selectHeadWeaker,
  selectMinimumRating,
  selectShown,
  selectTotal,
} from '@/slices/searchSlice';
import type { SearchLimits } from '@/lib/search/searchLimits';
import { selectServerList, type ServerList } from './selectServerList';
import { selectMatchesCount } from './selectShownRecipes';
import { selectNeedsWeaker, selectWeakerLimits, selectWeakerList } from './selectWeaker';

/**
 * Whether the server has unloaded matches under the current filters. Never with a minimum rating, because an unloaded
 * recipe has no rating of the cook.
 */
const selectHasFurtherMatches = createSelector(
  [selectMinimumRating, selectServerList],
  (minimumRating, { isLast }) => minimumRating === 0 && !isLast,
);

/** Whether the server must count what these filters hide, because it has more matches than we have loaded. */
const selectNeedsCounts = createSelector(
  [selectServerList, selectHeadHidden, selectHeadWeaker, selectTotal, selectAskedLimits],
  ({ hidden, limits, offset, isLast }, headHidden, weaker, total, asked) =>
    asked !== null &&
    hidden === undefined &&
    (headHidden.length > 0 ||
      weaker > 0 ||
      (total !== null && limits.cuisines !== undefined && limits.subcategory !== undefined) ||
      (offset === 0 && !isLast) ||
      (total !== null && activeReasons({ ...limits, diets: limits.dietTypes }).length > 0)),
);

/** Whether "Load More Recipes" has something to load. */
export const selectHasMore = createSelector(
  [selectMatchesCount, selectShown, selectHasFurtherMatches],
  (matching, shown, hasFurther) => matching > shown || (hasFurther && matching >= shown),
);

/** Whether to ask the server again: it has more than the page can show, or counts that we lack. */
const selectNeedsFurtherMatches = createSelector(
  [selectServerList, selectMatchesCount, selectShown, selectHasFurtherMatches, selectNeedsCounts],
  ({ pages, limits }, matching, shown, hasFurther, needsCounts) =>
    needsCounts ||
    (limits.mustUse !== undefined && pages === undefined) ||
    (hasFurther && (pages === undefined || matching < shown)),
);

/** A part of the search to read next from the server. */
export interface NextReading {
  /** The list of strong matches, whose numbers the answer brings along. */
  list: ServerList;
  limits: SearchLimits;
  offset: number;
}

/** What to read next: strong matches first, then weaker ones once the cook wants to see them. */
export const selectNextReading = createSelector(
  [selectNeedsFurtherMatches, selectNeedsWeaker, selectServerList, selectWeakerLimits, selectWeakerList],
  (needsStrong, needsWeaker, list, weakerLimits, weakerList): NextReading | undefined => {
    if (needsStrong) return { list, limits: list.limits, offset: list.offset };
    if (!needsWeaker) return undefined;
    return { list, limits: weakerLimits, offset: weakerList?.offset ?? list.total ?? list.offset };
  },
);
