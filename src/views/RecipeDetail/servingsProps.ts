import type { Adapted } from '@contracts/adapt';
import type { Need, Recipe } from '@contracts/recipe';

/** The swaps taken in this recipe. */
export interface Swaps {
  chosen: readonly Need[];
  toggle: (need: Need) => void;
  /** What is left out, and who worded the changed steps, after an adaptation. */
  leftOut: Adapted['leftOut'];
  wordedBy: string | undefined;
  /** Takes all changes of an adaptation. */
  take: (adapted: Adapted) => Promise<void>;
  /** Takes the words that a model wrote for these changes, unless the cook has changed anything since. */
  takeWords: (adapted: Adapted, worded: NonNullable<Adapted['worded']>) => void;
}

/** Props of what adapts a recipe. */
export interface AdaptProps {
  /** The recipe without the swaps. */
  original: Recipe;
  swaps: Swaps;
  servings: number;
}

/** Props of the tabs with quantities, which share one number of servings. */
export interface ServingsProps {
  recipe: Recipe;
  swaps: Swaps;
  servings: number;
  onServingsChange: (servings: number) => void;
}
