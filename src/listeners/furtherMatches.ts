import type { UnknownAction } from '@reduxjs/toolkit';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { searchNewsArrived } from '@/api/searchNews';
import { failureToast } from '@/i18n/failureMessages';
import type { AnalyzeAnswer } from '@/api/deviceAnswers';
import { underLimits, weakerKey } from '@/lib/search/searchLimits';
import {
  furtherMatchesArrived,
  furtherMatchesMissed,
  progressTicked,
  selectFurther,
  selectRequestId,
  selectSearchStatus,
  type FurtherMatches,
  type ReadList,
} from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import { selectNextReading, type NextReading } from '@/store/search/selectFurtherMatches';
import { selectFollowUpRequest } from '@/store/search/selectSearchRequest';

const { analyzeQuietly } = apiSlice.endpoints;

/** These actions occur several times a second while a model writes, and do not change the matches. */
const saysNothingOfMatches = (action: UnknownAction) =>
  progressTicked.match(action) ||
  furtherMatchesMissed.match(action) ||
  (searchNewsArrived.match(action) && action.payload.news.event !== 'found');

const withPage = (pages: readonly (readonly RecipeId[])[], recipes: readonly Recipe[]): RecipeId[][] => {
  const known = new Set(pages.flat());
  return [...pages.map((page) => [...page]), recipes.map(({ id }) => id).filter((id) => !known.has(id))];
};

/** How a list goes on after this page: the strong matches, or the weaker ones that follow them. */
const arrival = (
  { list, limits, offset }: NextReading,
  {
    recipes,
    total = offset + recipes.length,
    strong = total,
    hidden = [],
    cuisines = [],
    emptied,
    found,
  }: AnalyzeAnswer,
  further: Readonly<Record<string, ReadList>>,
): Omit<FurtherMatches, 'requestId'> => {
  const reached = offset + recipes.length;
  const isWeaker = recipes.some((recipe) => recipe.isWeaker);
  const weakerLists = weakerKey(limits);
  const strongPages = list.pages ?? [];
  return {
    key: list.key,
    recipes,
    pages: isWeaker ? strongPages.map((page) => [...page]) : withPage(strongPages, recipes),
    offset: isWeaker ? Math.max(list.offset, strong) : reached,
    isLast: isWeaker || recipes.length === 0 || reached >= strong,
    hidden,
    cuisines,
    total: strong,
    weaker: total - strong,
    emptied,
    found,
    ...(isWeaker && {
      weakerList: {
        key: weakerLists,
        pages: withPage(further[weakerLists]?.pages ?? [], recipes),
        offset: reached,
        isLast: reached >= total,
        hidden: [],
        cuisines: [],
      },
    }),
  };
};

/**
 * An answer is cut at sixty recipes. When the filters leave fewer than the page shows, or the cook loads more than
 * were sent, the server is asked again under these filters. After a failure the shown recipes stay, and Load More
 * tries again.
 */
export const addFurtherMatchesListeners = (startListening: AppStartListening) => {
  startListening({
    predicate: (action, now, before) =>
      !saysNothingOfMatches(action) &&
      now.search !== before.search &&
      selectSearchStatus(now) === 'success' &&
      // No follow-up while another search is about to begin.
      selectRequestId(now) !== null &&
      selectNextReading(now) !== undefined,
    effect: async (_action, { cancelActiveListeners, dispatch, getState, signal }) => {
      cancelActiveListeners();
      const state = getState();
      const next = selectNextReading(state);
      if (!next) return;
      const requestId = selectRequestId(state);
      const request = selectFollowUpRequest(state);
      const { list, limits, offset } = next;
      const { key } = list;
      const reading = dispatch(
        analyzeQuietly.initiate(
          {
            ...underLimits(request, limits),
            offset,
          },
          { track: false },
        ),
      );
      signal.addEventListener('abort', () => reading.abort());
      const { data, error } = await reading;
      if (signal.aborted) return;
      if (!data) {
        dispatch(furtherMatchesMissed({ requestId, key }));
        // The cook has lifted a reason and waits for recipes.
        if ((limits.lifted.length > 0 || limits.mustUse) && error && 'status' in error)
          dispatch(toastRaised(failureToast(error), { message: error.text ?? '' }));
        return;
      }
      dispatch(furtherMatchesArrived({ requestId, ...arrival(next, data, selectFurther(getState())) }));
    },
  });
};
