import type { Unlock } from '@contracts/analyze';
import type { Recipe } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { languageChosen, measurementSystemChosen, selectLanguage } from '@/slices/preferencesSlice';
import { resultsTranslated, selectRequestId, selectResults, selectSearchStatus } from '@/slices/searchSlice';
import { appStarted, toastRaised } from '@/slices/uiSlice';
import type { AppStartListening } from '@/store/listening';
import { selectFollowUpRequest } from '@/store/selectors';

const { analyzeQuietly } = apiSlice.endpoints;

/** Everything that speaks follows the language of the preferences, whoever changed it (SPEC §4, DECISIONS 24). */
export const addLanguageSwitchListeners = (startListening: AppStartListening) => {
  startListening({
    actionCreator: appStarted,
    effect: (_action, { extra, getState }) => extra.rememberLanguage(selectLanguage(getState())),
  });

  startListening({
    predicate: (_action, now, before) => selectLanguage(now) !== selectLanguage(before),
    effect: async (action, { cancelActiveListeners, dispatch, extra, getState, signal }) => {
      cancelActiveListeners();
      extra.rememberLanguage(selectLanguage(getState()));
      if (languageChosen.match(action)) dispatch(toastRaised('languageUpdated'));

      const state = getState();
      if (selectSearchStatus(state) !== 'success') return;
      const requestId = selectRequestId(state);
      const request = selectFollowUpRequest(state);
      if (request.ingredients === undefined && !request.recipeName) return;
      // What a model wrote keeps its language.
      const count = selectResults(state).filter(({ generated }) => generated === undefined).length;
      const recipes: Recipe[] = [];
      let detected: string[] = [];
      let unlocks: Unlock[] = [];
      // The same list, page by page, until every result on the screen can have its new words.
      for (let isEnd = false; !isEnd && recipes.length < count;) {
        const reading = dispatch(
          analyzeQuietly.initiate(
            { ...request, ...(recipes.length > 0 && { offset: recipes.length }) },
            { track: false },
          ),
        );
        signal.addEventListener('abort', () => reading.abort());
        const { data } = await reading;
        if (!data || signal.aborted) return;
        recipes.push(...data.recipes);
        detected = data.ingredients;
        unlocks = data.unlocks ?? unlocks;
        isEnd = data.recipes.length === 0 || recipes.length >= (data.total ?? 0);
      }
      dispatch(resultsTranslated({ requestId, recipes, detected, unlocks }));
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
