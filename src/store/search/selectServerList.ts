import { createSelector } from '@reduxjs/toolkit';
import type { CuisineCount, Emptied, HiddenMatches } from '@contracts/analyze';
import type { RecipeId } from '@contracts/recipe';
import { filterRecipes } from '@/lib/search/filterRecipes';
import { isNarrower, limitsKey, serverSort, type SearchLimits } from '@/lib/search/searchLimits';
import { selectDietTypes } from '@/slices/preferencesSlice';
import {
  selectAskedLimits,
  selectCuisines,
  selectFurther,
  selectHeadCount,
  selectHeadEmptied,
  selectHeadHidden,
  selectHeadWeaker,
  selectLifted,
  selectMaxMinutes,
  selectMustUse,
  selectResults,
  selectSortOption,
  selectSubcategory,
  selectTotal,
} from '@/slices/searchSlice';
import { selectEffectiveAllergens } from '@/store/selectors';

/**
 * A list of the server under the current filters and order. The minimum rating is not part of it, because ratings
 * stay in the browser.
 */
export interface ServerList {
  /** Identifies this combination of filters and order. */
  key: string;
  limits: SearchLimits;
  /** Ids of the recipes loaded so far, in page order; undefined until the first page. */
  pages?: readonly (readonly RecipeId[])[];
  /** How many matches of it are loaded. */
  offset: number;
  isLast: boolean;
  /** What these filters hide; undefined until the server has answered under them. */
  hidden?: readonly HiddenMatches[];
  /** Its matches by cuisine; undefined until the server has answered under these filters. */
  cuisines?: readonly CuisineCount[];
  /** How many matches it has; undefined until the server has answered under these filters. */
  total?: number;
  /** How many weaker matches follow them. */
  weaker?: number;
  /** The restrictions that leave it empty. */
  emptied?: readonly Emptied[];
}

/** The filters that the server applies, too. */
export const selectLimits = createSelector(
  [
    selectSubcategory,
    selectCuisines,
    selectMustUse,
    selectMaxMinutes,
    selectEffectiveAllergens,
    selectDietTypes,
    selectLifted,
  ],
  (subcategory, cuisines, mustUse, maxMinutes, excludedAllergens, dietTypes, lifted): SearchLimits => ({
    ...(subcategory !== 'All' && subcategory !== 'None' && { subcategory }),
    ...(cuisines.length > 0 && { cuisines }),
    ...(mustUse.length > 0 && { mustUse }),
    ...(maxMinutes !== null && { maxMinutes }),
    excludedAllergens,
    dietTypes,
    lifted,
  }),
);

/**
 * Whether the first answer has every match under the current limits, best first, so that the browser can sort it.
 * Once a reason is lifted, the server has more. While there are weaker matches, other limits make other matches strong.
 */
export const selectIsWhole = createSelector(
  [selectTotal, selectHeadWeaker, selectAskedLimits, selectLimits],
  (total, weaker, asked, limits) =>
    total === null &&
    weaker === 0 &&
    (asked === null ? !limits.mustUse : asked.sort === undefined && isNarrower(limits, asked)),
);

/** Returns a function that finds the list for any limits: one that was read, or the head of the first answer. */
export const selectFindList = createSelector(
  [
    selectAskedLimits,
    selectResults,
    selectHeadCount,
    selectHeadHidden,
    selectHeadWeaker,
    selectHeadEmptied,
    selectFurther,
    selectTotal,
  ],
  (asked, results, headCount, headHidden, weaker, emptied, further, total) =>
    (limits: SearchLimits): ServerList => {
      const key = limitsKey(limits);
      const known = further[key];
      if (known) return { key, limits, ...known };
      const { subcategory = 'All', cuisines = [], maxMinutes = null, dietTypes: diets, ...exclusions } = limits;
      // The loaded head of a list, filtered, is the head of any narrower list, but of no other; with weaker matches, of
      // its own list only.
      const head = filterRecipes(results.slice(0, headCount), {
        subcategory,
        cuisines,
        diets,
        maxMinutes,
        minimumRating: 0,
        ...exclusions,
      });
      const isOwn = asked !== null && limitsKey(asked) === key;
      const isNarrowed = asked === null ? limits.sort === undefined && !limits.mustUse : isNarrower(limits, asked);
      const isOfHead = isOwn || (isNarrowed && (weaker === 0 || asked === null));
      return {
        key,
        limits,
        ...(isOfHead && (headCount > 0 || total === null) && { pages: [head.map(({ id }) => id)] }),
        offset: isOfHead ? head.length : 0,
        isLast: total === null && isOfHead,
        ...((asked === null || isOwn) && {
          hidden: headHidden,
          total: total ?? headCount,
          weaker,
          emptied,
        }),
      };
    },
);

const selectServerSort = createSelector([selectIsWhole, selectSortOption], (isWhole, option) =>
  isWhole ? undefined : serverSort(option),
);

/** The server's list under the current filters and order. */
export const selectServerList = createSelector(
  [selectFindList, selectLimits, selectServerSort],
  (find, limits, sort): ServerList => find({ ...limits, ...(sort !== undefined && { sort }) }),
);
