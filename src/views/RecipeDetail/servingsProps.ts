import type { Recipe } from '@contracts/recipe';

/** What the tabs with quantities share: one number of servings for both. */
export interface ServingsProps {
  recipe: Recipe;
  servings: number;
  onServingsChange: (servings: number) => void;
}
