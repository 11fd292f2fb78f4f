import type { AnalyzeRequest, AnalyzeResponse, Unlock } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { underLimits } from '@/lib/search/searchLimits';
import { languageChosen, measurementSystemChosen, selectLanguage } from '@/slices/preferencesSlice';
import { resultsTranslated, selectRequestId, selectResults, selectSearchStatus } from '@/slices/searchSlice';
import { appStarted, toastRaised } from '@/slices/uiSlice';
import type { AppListenerApi, AppStartListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { selectFollowUpRequest } from '@/store/search/selectSearchRequest';
import { selectIsWhole, selectServerList } from '@/store/search/selectServerList';

const { analyzeQuietly } = apiSlice.endpoints;

/** How many of the shown results have to be read again. Recipes by a model keep their language. */
const countToRead = (state: RootState) =>
  selectIsWhole(state)
    ? selectResults(state).filter(({ generated, isWeaker }) => generated === undefined && !isWeaker).length
    : Math.max(1, (selectServerList(state).pages ?? []).flat().length);

/** Reads the same list page by page, until `count` recipes are here; undefined when a page fails or is aborted. */
const readAgain = async ({ dispatch, signal }: AppListenerApi, request: AnalyzeRequest, count: number) => {
  const recipes: Recipe[] = [];
  const pages: RecipeId[][] = [];
  let unlocks: Unlock[] = [];
  let last: AnalyzeResponse;
  let isEnd: boolean;
  do {
    const reading = dispatch(
      analyzeQuietly.initiate({ ...request, ...(recipes.length > 0 && { offset: recipes.length }) }, { track: false }),
    );
    signal.addEventListener('abort', () => reading.abort());
    const { data } = await reading;
    if (!data || signal.aborted) return undefined;
    last = data;
    recipes.push(...data.recipes);
    pages.push(data.recipes.map(({ id }) => id));
    unlocks = data.unlocks ?? unlocks;
    isEnd = data.recipes.length === 0 || recipes.length >= (data.strong ?? data.total ?? 0);
  } while (!isEnd && recipes.length < count);
  return { recipes, pages, unlocks, last, isEnd };
};

/** Reads the shown results in the new language. */
const translateResults = async (api: AppListenerApi) => {
  const state = api.getState();
  if (selectSearchStatus(state) !== 'success') return;
  const requestId = selectRequestId(state);
  const request = selectFollowUpRequest(state);
  if (request.ingredients === undefined && !request.recipeName) return;
  const { key, limits } = selectServerList(state);
  const isWhole = selectIsWhole(state);
  const read = await readAgain(api, isWhole ? request : underLimits(request, limits), countToRead(state));
  if (!read) return;
  const { recipes, pages, unlocks, last, isEnd } = read;
  const { hidden = [], cuisines = [], ruledOut = [], found = [], ingredients: detected } = last;
  const list = { key, pages, offset: recipes.length, isLast: isEnd, hidden, cuisines };
  api.dispatch(
    resultsTranslated({ requestId, recipes, detected, ruledOut, unlocks, found, ...(!isWhole && { list }) }),
  );
};

/**
 * Applies a change of language to everything that depends on it, whatever made the change: the document and the shown
 * recipes.
 */
export const addLanguageSwitchListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: appStarted,
    effect: (_action, { extra, getState }) => extra.rememberLanguage(selectLanguage(getState())),
  });

  startListening({
    predicate: (_action, now, before) => selectLanguage(now) !== selectLanguage(before),
    effect: async (action, api) => {
      const { cancelActiveListeners, dispatch, extra, getState } = api;
      cancelActiveListeners();
      extra.rememberLanguage(selectLanguage(getState()));
      if (languageChosen.match(action)) dispatch(toastRaised('languageUpdated'));
      await translateResults(api);
    },
  });

  startListening({
    predicate: (action, now, before) =>
      measurementSystemChosen.match(action) &&
      now.preferences.measurementSystem !== before.preferences.measurementSystem,
    effect: (_action, { dispatch }) => {
      dispatch(toastRaised('measurementUpdated'));
    },
  });
};
