import { createSelector } from '@reduxjs/toolkit';
import type { Recipe } from '@contracts/recipe';
import type { Language, MeasurementSystem } from '@contracts/vocabulary';
import type { DisplayOptions } from '@kitchen/measures/displayOptions';
import type { CookedRecipe } from '@/slices/cookingTimerSlice';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { tongueOf } from '@kitchen/reading/tongue';

/**
 * How quantities are shown: scaled to the servings, in the cook's measurement system, in the language of the recipe.
 * When both languages are English, the cook's is used, because it decides whether cups and ounces are US or UK.
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

/** How quantities are shown in the dish being cooked. */
export const selectCookingDisplay = createSelector(
  [
    selectMeasurementSystem,
    selectLanguage,
    (_state: unknown, cooked: Pick<CookedRecipe, 'language' | 'category' | 'servings' | 'recipeServings'>) => cooked,
  ],
  (system, own, { language, category, servings, recipeServings }) =>
    displayOptionsOf({ language, category, servings: recipeServings }, servings, system, own),
);
