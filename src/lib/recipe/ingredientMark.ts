import type { Need, Recipe, RecipeIngredient } from '@contracts/recipe';

type Line = Recipe['ingredients'][number];

export interface IngredientMark {
  mark?: 'have' | 'need';
  /** What the search reported, if it is missing. */
  need?: Need;
}

const sameWords = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * What the search reported about an ingredient. Staples (water, salt, pepper, oil) are in neither list; after a search
 * by ingredients they count as available. Without such a search nothing is marked.
 */
export const ingredientMark = ({ has, needs }: Pick<Recipe, 'has' | 'needs'>, line: Line): IngredientMark => {
  if (has === undefined && needs === undefined) return {};
  const { id, name }: Pick<RecipeIngredient, 'id' | 'name'> = typeof line === 'string' ? { name: line } : line;
  const need = needs?.find((one) => (one.id !== undefined && one.id === id) || sameWords(one.name, name));
  return need ? { mark: 'need', need } : { mark: 'have' };
};
