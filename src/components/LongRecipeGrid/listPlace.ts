import type { VirtualItem } from '@tanstack/react-virtual';
import type { RecipeId } from '@contracts/recipe';

/** Where the reader was in the list when they left it. */
export interface ListPlace {
  /** Scroll offset of the window. */
  top: number;
  /** The measured rows. */
  rows: VirtualItem[];
  /** The card that had the focus. */
  recipeId?: RecipeId;
}
