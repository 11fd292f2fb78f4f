import { createSelector } from '@reduxjs/toolkit';
import type { AnalyzeRequest } from '@contracts/analyze';
import type { SearchMode } from '@contracts/vocabulary';
import { serverSort } from '@/lib/search/searchLimits';
import { ingredientPieces, nameKey, withPantry } from '@/lib/search/ingredientText';
import { selectPantryNames } from '@/slices/pantrySlice';
import { selectDietTypes, selectExcludedAllergens, selectLanguage } from '@/slices/preferencesSlice';
import {
  selectAsked,
  selectCategory,
  selectDetected,
  selectFailure,
  selectLastText,
  selectLifted,
  selectMode,
  selectMustUse,
  selectRuledOut,
  selectSortOption,
} from '@/slices/searchSlice';

const selectRequestLimits = createSelector(
  [selectCategory, selectLanguage, selectExcludedAllergens, selectDietTypes, selectLifted],
  (category, language, excludedAllergens, dietTypes, lifted): Omit<AnalyzeRequest, 'ingredients' | 'recipeName'> => ({
    category,
    preferences: { excludedAllergens, dietTypes, language },
    ...(lifted.length > 0 && { lifted }),
  }),
);

const asRequest = (mode: SearchMode, text: string, limits: Omit<AnalyzeRequest, 'ingredients'>): AnalyzeRequest => ({
  ...(mode === 'name' ? { recipeName: text } : text !== '' && { ingredients: text }),
  ...limits,
});

/**
 * The request body of the last search, including the pantry. The sub-type is a local filter and only sent with
 * follow-up requests. A photo is added where the request is sent, because it is not state.
 */
export const selectAnalyzeRequest = createSelector(
  [selectMode, selectLastText, selectPantryNames, selectRequestLimits, selectSortOption, selectMustUse],
  (mode, text, pantry, limits, option, mustUse) => {
    const sort = serverSort(option);
    const ordered = { ...limits, ...(sort !== undefined && { sort }) };
    if (mode === 'name') return asRequest(mode, text, ordered);
    return asRequest(mode, withPantry(text, pantry), { ...ordered, ...(mustUse.length > 0 && { mustUse }) });
  },
);

/** Repeats the question for more results or a translation, exactly as it was asked, whatever has changed since. */
export const selectFollowUpRequest = createSelector(
  [selectMode, selectLastText, selectAsked, selectDetected, selectRequestLimits],
  (mode, text, asked, detected, limits) => asRequest(mode, asked ?? (text || detected.join(', ')), limits),
);

/** What the search text rules out, in the cook's words, so that a corrected list keeps it. */
export const selectRuledOutPhrases = createSelector(
  [selectRuledOut, selectFailure],
  (ruledOut, failure): readonly string[] => failure?.ruledOut ?? ruledOut.map(({ phrase }) => phrase),
);

/** The detected ingredients without the pantry: the cook's chips. */
export const selectDetectedNow = createSelector(
  [selectDetected, selectLastText, selectPantryNames],
  (detected, text, pantry) => {
    const named = new Set(ingredientPieces(text).map(nameKey));
    const always = new Set(pantry.map(nameKey).filter((key) => !named.has(key)));
    return detected.filter((name) => !always.has(nameKey(name)));
  },
);
