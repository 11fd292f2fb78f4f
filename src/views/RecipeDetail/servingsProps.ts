import type { Need, Recipe } from '@contracts/recipe';

/** The swaps taken in this recipe. */
export interface Swaps {
  chosen: readonly Need[];
  toggle: (need: Need) => void;
}

/** Props of the tabs with quantities, which share one number of servings. */
export interface ServingsProps {
  recipe: Recipe;
  swaps: Swaps;
  servings: number;
  onServingsChange: (servings: number) => void;
}
