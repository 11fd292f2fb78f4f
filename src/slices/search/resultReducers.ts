import type { PayloadAction } from '@reduxjs/toolkit';
import type { AnalyzeResponse, FoundIngredient, RuledOut, Unlock } from '@contracts/analyze';
import { PAGE_SIZE } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { noResults, type ReadList, type SearchState } from './searchState';

export interface FurtherMatches extends Pick<AnalyzeResponse, 'recipes'>, ReadList {
  requestId: string | null;
  /** The filters and sort order it was requested under. */
  key: string;
  /** The weaker matches that were read, under their own key. */
  weakerList?: ReadList & { key: string };
  /** The ingredients with their numbers of matches under these filters. */
  found?: FoundIngredient[];
}

export interface TranslatedResults extends Pick<AnalyzeResponse, 'recipes'> {
  requestId: string | null;
  detected: string[];
  ruledOut: RuledOut[];
  unlocks: Unlock[];
  found?: FoundIngredient[];
  /** Key of the reloaded list, when the answer was cut. All other lists are dropped. */
  list?: ReadList & { key: string };
}

/** Whether a model wrote it for this search. */
export const isByModel = ({ generated }: Recipe) => generated !== undefined;

/** Appends new recipes. Those already shown keep their position and text. */
export const addNew = (state: SearchState, recipes: readonly Recipe[]) => {
  const known = new Set(state.results.map(({ id }) => id));
  state.results.push(...recipes.filter(({ id }) => !known.has(id)));
};

/** What is shown of the answer: further pages, translations, and restored results on Home. */
export const resultReducers = {
  /** Shows the weaker matches, and more of them each time. */
  weakerRequested(state: SearchState) {
    if (state.isWeakerShown) state.weakerShown += PAGE_SIZE;
    state.isWeakerShown = true;
  },

  moreRequested(state: SearchState) {
    state.shown += PAGE_SIZE;
  },

  resultsCleared: (state: SearchState) => ({ ...state, ...noResults, text: '', isByPhoto: false }),

  restoredBannerDismissed(state: SearchState) {
    state.isRestored = false;
  },

  /** Home is shown again. Results that are already there count as restored. */
  homeOpened(state: SearchState) {
    if (state.status !== 'success' || state.results.length === 0) return;
    state.isRestored = true;
    state.isOrderHeld = false;
  },

  /** More matches of the same search, requested under the filters of `key`. */
  furtherMatchesArrived(state: SearchState, { payload }: PayloadAction<FurtherMatches>) {
    if (payload.requestId !== state.requestId) return;
    addNew(state, payload.recipes);
    const { key, pages, offset, isLast, hidden, cuisines, total, weaker, emptied, weakerList, found } = payload;
    state.further[key] = { pages, offset, isLast, hidden, cuisines, total, weaker, emptied };
    if (weakerList) {
      const { key: ofWeaker, ...list } = weakerList;
      state.further[ofWeaker] = list;
      // Nothing else is left to show.
      if (total === 0) state.isWeakerShown = true;
    }
    if (found) state.found = found;
    state.missed = null;
  },

  furtherMatchesMissed(state: SearchState, { payload }: PayloadAction<Pick<FurtherMatches, 'requestId' | 'key'>>) {
    if (payload.requestId !== state.requestId) return;
    state.missed = payload.key;
    // Without an answer, what is shown may lack the pinned ingredients.
    if (!(payload.key in state.further)) state.mustUse = [];
  },

  /** The same matches in another language. Recipes that the answer lacks keep their text. */
  resultsTranslated(state: SearchState, { payload }: PayloadAction<TranslatedResults>) {
    if (payload.requestId !== state.requestId) return;
    const translations = new Map(payload.recipes.map((recipe) => [recipe.id, recipe]));
    const { list } = payload;
    if (list) {
      state.further = { [list.key]: list };
      state.headCount = 0;
      state.results = [...payload.recipes, ...state.results.filter(isByModel)];
    } else state.results = state.results.map((recipe) => translations.get(recipe.id) ?? recipe);
    state.detected = payload.detected;
    state.found = payload.found ?? [];
    state.ruledOut = payload.ruledOut;
    state.unlocks = payload.unlocks;
  },
};
