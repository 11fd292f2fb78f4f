import type { Recipe } from '@contracts/recipe';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';

/** How quantities are shown: scaled to the servings, in the cook's system, in the words of the recipe's language. */
export const useDisplayOptions = (recipe: Recipe, servings: number) => {
  const system = useAppSelector(selectMeasurementSystem);
  const language = useAppSelector(selectLanguage);
  return { factor: servings / recipe.servings, system, language: recipe.language ?? language };
};
