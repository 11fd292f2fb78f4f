import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import { serverSort, weakerKey, type SearchLimits } from '@/lib/search/searchLimits';
import { isRatingOrder, sortRecipes } from '@/lib/search/sortRecipes';
import { selectLanguage } from '@/slices/preferencesSlice';
import {
  selectFurther,
  selectHeadWeaker,
  selectIsWeakerShown,
  selectMinimumRating,
  selectSortOption,
  selectWeakerShown,
  type ReadList,
} from '@/slices/searchSlice';
import { selectLimits, selectServerList } from './selectServerList';
import { selectFiltered, selectSorted } from './selectShownRecipes';

/** The limits under which the weaker matches are read. The server always sorts them, because they are many. */
export const selectWeakerLimits = createSelector([selectLimits, selectSortOption], (limits, option): SearchLimits => {
  const sort = serverSort(option);
  return { ...limits, ...(sort !== undefined && { sort }) };
});

/** The weaker matches that were read under the current filters and order. */
export const selectWeakerList = createSelector(
  [selectWeakerLimits, selectFurther],
  (limits, further): ReadList | undefined => further[weakerKey(limits)],
);

/** How many weaker matches follow the strong ones. */
export const selectWeakerCount = createSelector(
  [selectServerList, selectHeadWeaker],
  ({ weaker }, headWeaker) => weaker ?? headWeaker,
);

const selectReadWeaker = createSelector(
  [selectFiltered, selectSorted, selectWeakerList, selectSortOption, selectLanguage],
  (filtered, sorted, list, option, language) => {
    // Until they have been read under these filters, those of the earlier filters stay.
    if (!list) return sorted.filter(({ isWeaker }) => isWeaker);
    const byId = new Map(filtered.map((recipe) => [recipe.id, recipe]));
    return list.pages.flatMap((page) => {
      const recipes = page.flatMap((id) => byId.get(id) ?? []);
      return isRatingOrder(option) ? sortRecipes(recipes, option, language) : recipes;
    });
  },
);

/** The weaker matches that are shown, in the chosen order, after all strong ones. */
export const selectWeakerRecipes = createSelector(
  [selectReadWeaker, selectIsWeakerShown, selectWeakerShown],
  (recipes, isShown, shown): readonly Recipe[] => (isShown ? recipes.slice(0, shown) : []),
);

/** Whether the cook wants to see weaker matches that have not been read. */
export const selectNeedsWeaker = createSelector(
  [selectIsWeakerShown, selectWeakerCount, selectWeakerList, selectReadWeaker, selectWeakerShown, selectMinimumRating],
  (isShown, count, list, { length }, shown, minimumRating) =>
    isShown && count > 0 && minimumRating === 0 && (!list || (!list.isLast && length < shown)),
);

/** Whether "Show more" of the weaker matches has something to load. */
export const selectHasMoreWeaker = createSelector(
  [selectWeakerCount, selectWeakerRecipes, selectIsWeakerShown, selectMinimumRating, selectReadWeaker],
  (count, { length }, isShown, minimumRating, read) =>
    isShown && (length < read.length || (minimumRating === 0 && length > 0 && length < count)),
);
