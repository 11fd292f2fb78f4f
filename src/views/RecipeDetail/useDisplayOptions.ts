import type { Recipe } from '@contracts/recipe';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { displayOptionsOf } from '@/store/cookingDisplay';
import { useAppSelector } from '@/store/hooks';

/** How this cook's quantities are displayed. */
export const useDisplayOptions = (recipe: Recipe, servings: number) =>
  displayOptionsOf(recipe, servings, useAppSelector(selectMeasurementSystem), useAppSelector(selectLanguage));
