import type { Language, MeasurementSystem, RecipeCategory } from '@contracts/vocabulary';

/** How quantities are shown to a cook. */
export interface DisplayOptions {
  /** Requested servings divided by the recipe's own. */
  factor: number;
  system: MeasurementSystem;
  language: Language;
  /** Decides fluid ounces: Americans measure drinks by the fluid ounce and food by spoon and cup. */
  category?: RecipeCategory;
}
