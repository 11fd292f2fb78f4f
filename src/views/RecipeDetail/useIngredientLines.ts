import { displayLine } from '@kitchen/measures/units';
import type { IngredientLine } from '@/components/IngredientList/IngredientList';
import { useVocabulary } from '@/i18n/useVocabulary';
import { ingredientMark } from '@/lib/recipe/ingredientMark';
import type { ServingsProps } from './servingsProps';
import { useDisplayOptions } from './useDisplayOptions';

/** The ingredient list as it is shown: quantities for the servings and measures, and what is missing or swapped. */
export const useIngredientLines = (
  recipe: ServingsProps['recipe'],
  swaps: ServingsProps['swaps'],
  servings: ServingsProps['servings'],
): IngredientLine[] => {
  const { swap } = useVocabulary();
  const options = useDisplayOptions(recipe, servings);
  return recipe.ingredients.map((ingredient): IngredientLine => {
    const { mark, need } = ingredientMark(recipe, ingredient);
    const taken =
      typeof ingredient === 'string' ? undefined : swaps.chosen.find(({ swapId }) => swapId === ingredient.id);
    const swappable = taken ?? (need?.swapId === undefined ? undefined : need);
    const marked = {
      mark,
      swap: need && swap(need),
      insteadOf: taken?.name,
      onSwap: swappable && (() => swaps.toggle(swappable)),
    };
    if (typeof ingredient === 'string') return { quantity: '', name: ingredient, ...marked };
    const { section } = ingredient;
    return { ...displayLine(ingredient, options), ...(section !== undefined && { section }), ...marked };
  });
};
