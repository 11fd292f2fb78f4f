import type { Recipe, RecipeId } from '@contracts/recipe';
import type { SyncMark } from '@/lib/account/unsentChanges';

/** A change that the account has not accepted, and the actions for it. */
export interface CardSync {
  marks: ReadonlyMap<RecipeId, SyncMark>;
  onRetry: (recipe: Recipe) => void;
  onRemove: (recipe: Recipe) => void;
}

/** What a cook can do with a recipe on its card, and what they exclude. */
export interface RecipeCardActions {
  /** Heart and stars open the sign-in dialog; their tooltips say so. */
  mustSignIn: boolean;
  onHeartPress: (recipe: Recipe) => void;
  onRate: (recipe: Recipe, rating: number) => void;
  /** Puts the missing ingredients on the shopping list. */
  onListNeeds?: (recipe: Recipe) => void;
  sync?: CardSync;
  /** Allergens to mark if a recipe has them. */
  excluded?: readonly string[];
}
