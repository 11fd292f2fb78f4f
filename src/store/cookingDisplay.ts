import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import type { Language, MeasurementSystem } from '@contracts/vocabulary';
import type { DisplayOptions } from '@kitchen/units';
import type { CookedRecipe } from '@/slices/cookingTimerSlice';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';

const tongueOf = (language: Language) => language.slice(0, 2);

/**
 * How quantities are shown: scaled to the servings, in the cook's system, in the words of the recipe's language. Between
 * the two Englishes the cook's counts: it says which cups and ounces are meant (DECISIONS 23).
 */
export const displayOptionsOf = (
  { language, category, servings: written }: Pick<Recipe, 'language' | 'category' | 'servings'>,
  servings: number,
  system: MeasurementSystem,
  own: Language,
): DisplayOptions => ({
  factor: servings / written,
  system,
  language: language && tongueOf(language) !== tongueOf(own) ? language : own,
  category,
});

/** How the quantities of a dish on the stove are shown. */
export const selectCookingDisplay = createSelector(
  [
    selectMeasurementSystem,
    selectLanguage,
    (_state: unknown, cooked: Pick<CookedRecipe, 'language' | 'category' | 'servings' | 'recipeServings'>) => cooked,
  ],
  (system, own, { language, category, servings, recipeServings }) =>
    displayOptionsOf({ language, category, servings: recipeServings }, servings, system, own),
);
