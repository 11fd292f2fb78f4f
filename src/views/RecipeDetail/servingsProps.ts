import type { Need, Recipe } from '@contracts/recipe';

/** The swaps that the cook has taken in this recipe. */
export interface Swaps {
  chosen: readonly Need[];
  toggle: (need: Need) => void;
}

/** What the tabs with quantities share: one number of servings for both. */
export interface ServingsProps {
  recipe: Recipe;
  swaps: Swaps;
  servings: number;
  onServingsChange: (servings: number) => void;
}
