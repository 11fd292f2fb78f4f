import type { AdaptRequest } from '@contracts/adapt';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { normaliseAllergen } from '../facts/allergens/allergens';
import { parseIngredients } from '../reading/parseIngredients';
import { wishedBy } from '../search/wishes/wished';
import type { AdaptingKitchen } from './adaptRecipe';

/**
 * The kitchen that a request to adapt a recipe describes. Its text is typed in this language; foods are named in that of
 * the recipe.
 */
export const adaptingKitchenOf = (
  { ingredients, excludedAllergens, dietTypes }: AdaptRequest,
  recipe: Pick<Recipe, 'language'>,
  language: Language,
): AdaptingKitchen => {
  const { found, wishes } = parseIngredients(ingredients, { language });
  const wished = wishedBy(wishes, found);
  return {
    have: found,
    limits: {
      diets: [...new Set([...dietTypes, ...wished.diets])],
      excludedAllergens: [...new Set([...excludedAllergens.map(normaliseAllergen), ...wished.allergens])],
    },
    ruledOut: wished.ingredients,
    language: recipe.language ?? language,
  };
};
