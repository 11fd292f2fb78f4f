import type { Recipe } from '@contracts/recipe';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';

const tongueOf = (language: string) => language.slice(0, 2);

/**
 * How quantities are shown: scaled to the servings, in the cook's system, in the words of the recipe's language. Between
 * the two Englishes the cook's counts: it says which cups and ounces are meant (DECISIONS 23).
 */
export const useDisplayOptions = (recipe: Recipe, servings: number) => {
  const system = useAppSelector(selectMeasurementSystem);
  const own = useAppSelector(selectLanguage);
  const language = recipe.language && tongueOf(recipe.language) !== tongueOf(own) ? recipe.language : own;
  return { factor: servings / recipe.servings, system, language, category: recipe.category };
};
